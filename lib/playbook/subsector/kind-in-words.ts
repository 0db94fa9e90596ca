import type { Subsector } from "@/lib/knowledge/subsectors";
import { lowerFirst } from "../grammar";

/** "an immigration law firm"; a kitchen of ten is no group. */
export function kindInWords({ label }: Subsector, isOfOneHouse = false): string {
  const said = /^(?:[A-Z]{2}|[A-Z]-)/.test(label) ? label : lowerFirst(label);
  const kind = isOfOneHouse
    ? said.replace(/(?: or| practice or)? group$/, (end) => (end.includes("practice") ? " practice" : ""))
    : said;
  const article = /^(?:[aeiou]|IT|MSP)/i.test(kind) ? "an" : "a";
  return `${article} ${kind}`;
}
