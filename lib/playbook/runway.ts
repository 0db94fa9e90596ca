import { type FactOf, factsOf } from "@/lib/domain/ledger/fact";
import { type Day, monthsAfter } from "./calendar/days";
import type { CompanyProfile } from "./company-profile";

/** How long the money lasts, as they told it. */
export interface Runway {
  months: number;
  fact: FactOf<"constraint">;
}

/** Who has money for longer plans like any other firm. */
const LONGEST_MONTHS = 18;

export function runwayOf({ ledger }: Pick<CompanyProfile, "ledger">): Runway | null {
  // "Five months of cash if the session does not fill": said with a condition, and to be reckoned with.
  const told = ledger.facts.filter(({ polarity, ironic }) => polarity === "affirmed" && !ironic);
  for (const fact of factsOf(told, "constraint").filter(({ key }) => key === "runway")) {
    const month = factsOf(ledger.facts, "quantity")
      .filter(({ field, sentenceAt, unit }) => {
        return field === fact.field && sentenceAt === fact.sentenceAt && unit === "month";
      })
      .sort((one, other) => distance(one, fact) - distance(other, fact))[0];
    const months = month?.value ?? month?.low ?? null;
    if (months !== null && months > 0 && months <= LONGEST_MONTHS) return { months, fact };
  }
  return null;
}

const distance = (one: { span: readonly [number, number] }, other: { span: readonly [number, number] }) =>
  Math.abs(one.span[0] - other.span[0]);

/** The day on which it ends, counted from the report's. */
export const runwayEnds = ({ months }: Runway, writtenOn: Day): Day =>
  monthsAfter(writtenOn, Math.floor(months));
