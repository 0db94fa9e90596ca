import type { Subsector } from "@/lib/knowledge/subsectors";
import { lowerFirst } from "../grammar";

/** "an immigration law firm" */
export function kindInWords({ label }: Subsector): string {
  const kind = /^(?:[A-Z]{2}|[A-Z]-)/.test(label) ? label : lowerFirst(label);
  const article = /^(?:[aeiou]|IT|MSP)/i.test(kind) ? "an" : "a";
  return `${article} ${kind}`;
}
