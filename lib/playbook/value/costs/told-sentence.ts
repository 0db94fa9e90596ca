import type { Fact } from "@/lib/domain/ledger/fact";
import { isRightBehind } from "@/lib/domain/value/around";
import { TROUBLES } from "../box/troubles";

/** A sentence of what troubles them, with what was read in it. */
export interface ToldSentence {
  readonly text: string;
  readonly field: Fact["field"];
  readonly at: number;
  readonly facts: readonly [Fact, ...Fact[]];
}

/** What is hoped for, feared or said of others is no figure of theirs. */
const ELSEWHERE =
  /\b(?:if|could|would|should|might|may|used to|industry|competitors?|target|goal|next (?:year|month|season))\b/i;

/** In the order in which they were typed; a sentence in which nothing was read is not among them. */
export function toldSentences(facts: readonly Fact[]): ToldSentence[] {
  const all = new Map<string, Fact[]>();
  for (const fact of facts)
    if (TROUBLES.includes(fact.field) && fact.lang === "en" && !fact.ironic && !ELSEWHERE.test(fact.sentence))
      all.set(`${fact.field} ${fact.sentenceAt}`, [
        ...(all.get(`${fact.field} ${fact.sentenceAt}`) ?? []),
        fact,
      ]);
  return [...all.values()]
    .flatMap(([first, ...others]): ToldSentence[] =>
      first === undefined
        ? []
        : [{ text: first.sentence, field: first.field, at: first.sentenceAt, facts: [first, ...others] }],
    )
    .sort((one, other) => one.field.localeCompare(other.field) || one.at - other.at);
}

/** Whether one is told right behind the other. */
export const isNext = (one: ToldSentence, other: ToldSentence): boolean =>
  isRightBehind(other.facts[0], one.facts[0]);
