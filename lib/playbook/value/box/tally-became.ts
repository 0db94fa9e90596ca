import { IS_WON, TO_ANOTHER_FIRM } from "@/lib/domain/value/not-earned";
import type { Tally } from "@/lib/domain/value/tally/tally";

/** "A season is not paid", "was lost": what became of the money of a tally, by the words that it was told in. */
export const whatBecameOf = ({ sentences }: Tally, span: string): string => {
  const said = sentences.join(" ");
  if (span === "in all") return LOST.test(said) ? "was lost" : "went into it";
  if (NOT_PAID.test(said)) return `${span} is not paid`;
  return `${span} ${LOST.test(said) ? "is lost" : "goes into it"}`;
};
const NOT_PAID =
  /\b(?:clients?|customers?|payers?|they|hotels?|insurers?)\b[^.]{0,30}\b(?:only )?paid\b|\b(?:unpaid|never (?:got )?paid|denied)\b/i;
const LOST =
  /\b(?:we|i) (?:\w+ )?lost\b|\b(?:were|are|was|found) dead\b|\b(?:died|spoiled|stolen|never come back)\b/i;

/** What was not earned is no cost: how it is said, and what would have to be so for all of it to come in. */
export function forgone({ forgone: how, sentences }: Tally): Forgone | null {
  if (how !== undefined) return FORGONE[how];
  return sentences.some((sentence) => ELSEWHERE.test(sentence)) ? LOST_TO_OTHERS : null;
}
interface Forgone {
  said: string;
  where: string;
}
const CEILING = "which is not known: this is a ceiling and no saving.";
const FORGONE: Readonly<Record<NonNullable<Tally["forgone"]>, Forgone>> = {
  short: { said: "fell short at most", where: `all that was short would have been sold, ${CEILING}` },
  unbilled: {
    said: "was not billed",
    where: "each of them may be billed by what was agreed. Ask before anything is billed afterwards.",
  },
  uncollected: {
    said: "was billed and did not come in",
    where: "what was billed was owed. How much of it comes in sooner is what the trial shows.",
  },
  stake: {
    said: "more is at stake",
    where: "it is asked if nothing is handed in; what is handed in may change it in part, or not at all.",
  },
  held: {
    said: "is held up, at most",
    where: `another was waiting each time, ${CEILING}`,
  },
  gap: { said: "is the difference", where: `nothing else is behind the difference, ${CEILING}` },
  unsold: { said: "was not sold, at most", where: `all of them would have been sold, ${CEILING}` },
  waits: {
    said: "waits to be billed",
    where: "all of it is accepted once it is done. It is cash that waits, and no saving.",
  },
};
const LOST_TO_OTHERS: Forgone = {
  said: "went elsewhere at most",
  where: `each of them could have been won, ${CEILING}`,
};
/** "88 went to a competitor", "we lost 7 customers" */
const ELSEWHERE = new RegExp(
  String.raw`\b${TO_ANOTHER_FIRM}\b|\b(?:went|go|goes) elsewhere\b|\b(?:lost|lose|losing) (?:about |around |over )?\d[\d,]* (?:[a-z]+ )?${IS_WON}s?\b`,
  "i",
);
