import type { Fact } from "@/lib/domain/ledger/fact";
import { TROUBLES } from "./troubles";

/** What is hoped for, feared or said of others is no figure of theirs. */
const ELSEWHERE =
  /\b(?:if|could|would|should|might|may|used to|industry|competitors?|target|goal|next (?:year|month|season))\b/i;

/** Sentences of what troubles them, in the order typed; one in which nothing was read is not among them. */
export function toldSentences(facts: readonly Fact[]): string[] {
  const told = facts
    .filter(
      ({ field, lang, ironic, sentence }) =>
        TROUBLES.includes(field) && lang === "en" && !ironic && !ELSEWHERE.test(sentence),
    )
    .sort((one, other) => one.field.localeCompare(other.field) || one.sentenceAt - other.sentenceAt);
  return [...new Set(told.map(({ sentence }) => sentence))];
}
