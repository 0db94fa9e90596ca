import type { FactOf } from "../ledger/fact";

/** "Each head chef does two a week": so many of one of them, and not of all. */
export function eachDoes({ sentence, sentenceAt, span, lang }: FactOf<"rate">): string | null {
  if (lang !== "en") return null;
  const noun = DOES.exec(sentence.slice(0, span[0] - sentenceAt))?.[1]?.toLowerCase();
  return noun === undefined || NO_DOER.test(noun) ? null : noun;
}

const DOES =
  /\b(?:each|every) ((?:\p{L}+ ){0,2}\p{L}+) (?:does|do|makes?|writes?|handles?|fills?|keys?|types?|answers?|processes|sees?|places?|sends?) (?:(?:about|around|roughly|some|up to) )?$/iu;
const NO_DOER =
  /^(?:day|week|month|quarter|year|season|morning|night|shift)(?: |$)|\b(?:and|but|so|we|i|they|he|she|it|you|of|that|who)\b/;
