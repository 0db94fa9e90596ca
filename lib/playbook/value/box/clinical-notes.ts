import { type FactOf, factsOf, isFirm } from "@/lib/domain/ledger/fact";
import { scaled } from "@/lib/domain/value/line";
import { value } from "@/lib/knowledge/value";
import { factOrNull } from "@/lib/knowledge/verified";
import { checkedIn } from "../../checked-on";
import { upperFirst } from "../../grammar";
import { ASSUMED, type BoxInput, bill, row, total, type ValueBox, wageRow, YOU_WROTE } from "./box";
import { between, count } from "./figures";

const WEEKS = 46;
const CLINICIANS = /\b(?:physicians?|doctors?|clinicians?)$/i;

/** Clinicians who use a scribe, by what a pilot near by measured; their hour is in no table of wages. */
export function scribeBox({ firm, notes }: BoxInput): ValueBox | null {
  const scribe = factsOf(firm.ledger.facts, "task").find((fact) => fact.key === "scribe" && isFirm(fact));
  const clinicians = factsOf(firm.ledger.facts, "quantity").find(isClinicians);
  const evidence = factOrNull(value.minutesSaved.find(({ id }) => id === "clinical-notes")?.evidence ?? null);
  const hours = evidence?.high;
  if (scribe === undefined || clinicians === undefined || evidence === null || hours == null) return null;
  const { source } = evidence;
  const note = notes.add({
    ...source,
    definition: upperFirst(evidence.kind),
    checked: upperFirst(checkedIn(value.asOf)),
  });
  const told = clinicians.low * hours * WEEKS;
  const range = scaled({ low: told / 2, high: told }, 1);
  return bill(
    `${between(range, count)} hours of physicians a year`,
    [
      row(count(clinicians.low), "physicians who use a scribe already", YOU_WROTE),
      row(`× ${count(hours)}`, "hours a week less each, in a BC pilot, no controls", `[${note}]`),
      row(`× ${WEEKS}`, "weeks that one person works in a year", ASSUMED),
      row("× 0.5 to 1", "because yours may gain less", ASSUMED),
      total(between(range, count), "hours a year"),
      wageRow(null, "a physician's"),
    ],
    "yours gain as those did, and the hours go to patients or to rest. Measure your own before you count on it.",
  );
}

const isClinicians = (fact: FactOf<"quantity">): boolean =>
  isFirm(fact) && CLINICIANS.test(fact.unit ?? "") && fact.low === fact.high && fact.outOf !== undefined;
