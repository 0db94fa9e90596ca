import { type FactOf, factsOf } from "@/lib/domain/ledger/fact";
import type { CompanyProfile } from "./company-profile";

/** Said as words and not letter by letter, these take no article. */
const CALLED_BARE: ReadonlySet<string> = new Set([
  "unifor",
  "unite_here",
  "moveup",
  "cupe",
  "liuna",
  "opseu",
  "psac",
  "seiu",
]);

/** A union by a name of its own, and not "our union". */
const isNamedUnion = ({ key, sort, polarity }: FactOf<"body">): boolean =>
  sort === "union" && key !== "union" && polarity === "affirmed";

/** The union that was named: first of those in the sentences that speak of it. */
export function namedUnion(
  { ledger }: CompanyProfile,
  isPreferred: (union: FactOf<"body">) => boolean = () => true,
): FactOf<"body"> | undefined {
  const unions = factsOf(ledger.facts, "body").filter(isNamedUnion);
  return unions.find(isPreferred) ?? unions[0];
}

export const isUnionCalledBare = ({ key }: Pick<FactOf<"body">, "key">): boolean => CALLED_BARE.has(key);

/** "Teamsters Local 213" is called the Teamsters: we say "the Teamsters local" where the local is meant. */
export const withoutLocal = (name: string): string =>
  name.replace(/ (?:local|section locale)(?: \d+)?$/i, "");

/** "the USW", "Unifor" */
export function unionInWords(union: Pick<FactOf<"body">, "key" | "text">): string {
  const name = withoutLocal(union.text.replace(/^(?:(?:the|our|le|la|les|notre) |l['’])/i, ""));
  return isUnionCalledBare(union) ? name : `the ${name}`;
}
