import { type FactOf, factsOf, isFirm } from "@/lib/domain/ledger/fact";
import {
  type BoxInput,
  bill,
  fixed,
  row,
  total,
  type ValueBox,
  wageFor,
  wageRow,
  YOU_WROTE,
  YOURS,
} from "./box";
import { BLANK, count, dollars } from "./figures";
import { TROUBLES } from "./troubles";

const PEOPLE = /\b(?:people|persons?|workers?|employees?|staff|crew)$/i;
const FEWEST = 5;

/** A number of people was told whose time is lost: one hour of all of them is the unit, and how many is asked. */
export function peopleBox(input: BoxInput): ValueBox | null {
  const people = factsOf(input.firm.ledger.facts, "quantity").find(isHeadCount);
  const rosters = factsOf(input.firm.ledger.facts, "task").find(
    ({ key, sentence }) => ROSTERS.includes(key) && sentence === people?.sentence,
  );
  if (people === undefined || rosters === undefined) return null;
  const waged = wageFor(input, people.unit ?? "");
  if (waged === null) return null;
  const words = people.text.replace(/^[\d,.\s]+/, "");
  const amount = people.low * fixed(waged).low;
  return bill(
    `${dollars(amount)} for each hour without work`,
    [
      row(count(people.low), words, YOU_WROTE),
      row("× 1", "hour on shift without work", "for scale"),
      wageRow(waged),
      total(dollars(amount), "for one such hour"),
      row(`× ${BLANK}`, "such hours a season", YOURS),
    ],
    "they are paid while they wait. Pay for a season may be lower than the median: put in yours.",
  );
}

const ROSTERS: readonly string[] = ["rostering", "scheduling", "crew_dispatch", "appointments"];

const isHeadCount = (fact: FactOf<"quantity">): boolean =>
  isFirm(fact) &&
  fact.outOf === undefined &&
  fact.low === fact.high &&
  fact.low >= FEWEST &&
  PEOPLE.test(fact.unit ?? "") &&
  TROUBLES.includes(fact.field);
