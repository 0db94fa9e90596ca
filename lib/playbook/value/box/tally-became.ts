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

/** "88 went to a competitor", at their average fee: what was not earned, and no cost. */
export const wentElsewhere = ({ sentences }: Tally): boolean =>
  sentences.some((sentence) =>
    /\bto (?:a|another|the) (?:[a-z]+ )?competitor|\b(?:went|go|goes) elsewhere\b/i.test(sentence),
  );
