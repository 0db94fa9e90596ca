import { factsOf } from "@/lib/domain/ledger/fact";
import { isUsable } from "@/lib/domain/value/usable";
import type { CompanyProfile } from "./company-profile";
import { clausesOf } from "./memo/clauses";
import { quoted, typed } from "./typed";

/** The sums that were typed, each in the words around it: what was lost, paid back or saved is theirs to say. */

const SHOWN = 3;
/** "It saved us $410,000 a year" is a sum like any other. */
const MONEY: ReadonlySet<string> = new Set(["CAD", "USD", "EUR", "GBP"]);
const LONGEST = 110;
const PLACES: readonly string[] = ["otherChallenge", "aiFriction", "aiExperience"];

/** "The new oven ($340,000) is not the problem": a sum that they set aside themselves. */
const BESIDE_IT =
  /\bnot (?:the|a|at) (?:problem|issue)|\bdon['’]t mix|\bdo not (?:mix|ask)|\bdifferent story|\bfor context\b|\bpas le problème/i;

/** "Of money you wrote: “we reimbursed $212,000 of it”."; empty where no sum has a clause short enough. */
export function toldSums({ ledger }: CompanyProfile): string {
  const aYear = factsOf(ledger.facts, "rate").filter(
    ({ unit, per }) => MONEY.has(unit ?? "") && per === "year",
  );
  const sums = [...factsOf(ledger.facts, "amount"), ...aYear]
    .filter((fact) => PLACES.includes(fact.field) && isUsable(fact) && !BESIDE_IT.test(fact.sentence))
    .sort((one, other) => other.high - one.high)
    .flatMap(({ sentence, sentenceAt, span }) => clauseAround(sentence, span[0] - sentenceAt) ?? []);
  const shown = [...new Set(sums)].slice(0, SHOWN);
  return shown.length === 0
    ? ""
    : `Of money you wrote: ${shown.map((sum) => quoted(sum, LONGEST)).join("; ")}.`;
}

function clauseAround(sentence: string, at: number): string | null {
  const whole = typed(sentence);
  if (whole !== null && [...whole].length <= LONGEST) return whole;
  const [longest] = [...clausesOf(sentence), ...stretchesOf(sentence)]
    .filter(({ from, to }) => from <= at && at < to && to - from <= LONGEST)
    .sort((one, other) => other.to - other.from - (one.to - one.from));
  const clause = longest === undefined ? null : typed(sentence.slice(longest.from, longest.to));
  return clause !== null && clause.split(" ").length >= FEWEST_WORDS ? clause : null;
}
const FEWEST_WORDS = 3;

/** Between commas, brackets and joints; a comma inside a figure parts nothing. */
function stretchesOf(sentence: string): { from: number; to: number }[] {
  const ends = [...sentence.matchAll(/,(?= )|[;:()]|(?<= )(?:and|but|because|et|mais) /g)];
  const starts = [0, ...ends.map(({ index, 0: mark }) => index + mark.length)];
  return starts.map((from, place) => ({ from, to: ends[place]?.index ?? sentence.length }));
}
