import type { Fact } from "@/lib/domain/ledger/fact";
import type { Slot, Slots } from "@/lib/domain/ledger/slots";
import { upperFirst } from "../grammar";
import { typed } from "../typed";

/** A figure of the work itself, which a trial can be held against. */
export interface Measure {
  /** Where it was said. */
  readonly sentence: string;
  /** "Nine days", without "perhaps". */
  readonly phrase: string;
  /** Told as a result that is reached, such as a change, and not as what is to be beaten. */
  readonly isResult: boolean;
  /** Of one day or year that is past. */
  readonly isPast: boolean;
}

export const measuresIn = ({ figures }: Slots, facts: readonly Fact[]): Measure[] =>
  figures.flatMap((slot) => measureOf(slot, facts) ?? []);

export const kpiOf = ({ phrase, isResult, isPast }: Measure): string =>
  `${upperFirst(phrase)}${isResult || isPast ? "" : " today"}, as you told us`;

const MEASURED: ReadonlySet<string> = new Set(["percent", "minute", "hour", "day", "week", "month"]);
const SPENT =
  /\b(?:cost|costs|costing|lose|loses|lost|losing|ate|spend|spends|spent|waste|wastes|wasted|write off|wrote off|wages|worth)\b/i;
/** How long a thing is done on purpose, when it was, and what others charge, is nothing to beat. */
const NO_MEASURE =
  /\b(?:ago|from now|old|of experience|in business|dut(?:y|ies)|tariffs?|tax(?:es)?|commission|interest)\b/i;
const TAKES =
  /\b(?:take|takes|took|taking|after|spend|spends|spent|late|wait|waits|waited|delay|delayed|down|lose|loses|lost|cost|costs|until|before|each|every|per|a|an)\b/i;
const ON_A_DAY =
  /\b(?:in|on) (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:19|20)\d\d\b|\bthat (?:day|week|month|year|time|season)\b/i;
/** "In one week", "for six weeks": when, and for how long, and not how much. */
const WHEN_BEFORE = /\b(?:in|within|next|for about|for|over|every)\s+$/i;
const HEDGE = /^(?:perhaps|maybe|probably|peut-être)\s+/i;

function measureOf({ span, sentence, text }: Slot, facts: readonly Fact[]): Measure | null {
  if (NO_MEASURE.test(sentence)) return null;
  const fact = facts.find(
    (each) => each.span[0] === span[0] && each.span[1] === span[1] && IS_FIGURE.has(each.kind),
  );
  if (fact === undefined || !isOfTheWork(fact)) return null;
  const phrase = (typed(text) ?? text).replace(HEDGE, "");
  const isResult = fact.kind === "change" || (fact.kind === "rate" && fact.role === "saving");
  return {
    sentence: sentence.trim(),
    phrase: phrase.charAt(0).toLowerCase() + phrase.slice(1),
    isResult: isResult || /\bsaved?\b/i.test(sentence),
    isPast: ON_A_DAY.test(sentence),
  };
}

const IS_FIGURE: ReadonlySet<string> = new Set(["quantity", "rate", "change", "amount"]);

function isOfTheWork(fact: Fact): boolean {
  if (fact.kind === "rate") return fact.role !== "price";
  if (fact.kind === "change") return true;
  if (fact.kind === "amount") return SPENT.test(fact.sentence);
  if (fact.kind !== "quantity" || fact.unit === null || !MEASURED.has(fact.unit)) return false;
  const before = fact.sentence.slice(0, Math.max(0, fact.span[0] - fact.sentenceAt));
  if (fact.unit === "percent") return true;
  return !WHEN_BEFORE.test(before) && TAKES.test(before);
}
