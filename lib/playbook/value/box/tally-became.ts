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

/** "88 went to a competitor", "we lost 7 customers": what was not earned, and no cost. */
export const wentElsewhere = ({ sentences }: Tally): boolean =>
  sentences.some((sentence) => ELSEWHERE.test(sentence));
const ELSEWHERE = new RegExp(
  String.raw`\b${TO_ANOTHER_FIRM}\b|\b(?:went|go|goes) elsewhere\b|\b(?:lost|lose|losing) (?:about |around |over )?\d[\d,]* (?:[a-z]+ )?${IS_WON}s?\b`,
  "i",
);
