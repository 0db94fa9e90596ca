import type { Currency } from "../fact";
import { isSequence } from "../phrases";
import type { Sentence } from "../sentence";
import type { Token } from "../tokens";
import { currencyAt } from "./money";
import { isNoQuantity } from "./not-quantities";
import { nounAt, phraseAfterOf } from "./nouns";
import { type Numeral, numeralAt } from "./numerals";
import { oneAt, outOfAt, pairAt } from "./pairs";
import { timeUnit } from "./units";

/** A number with what it counts: "about 30 of our 140 physicians", "US$85", "20-30 hours", "38% of tickets". */
export interface Measure {
  readonly from: number;
  readonly to: number;
  /** In the composed text, signs included. */
  readonly start: number;
  readonly end: number;
  readonly low: number;
  readonly high: number;
  readonly approx: boolean;
  /** Two figures, before it is known whether they are a range or a change. */
  readonly pair: { readonly first: number; readonly second: number; readonly mark: string } | null;
  readonly sort: "time" | "money" | "percent" | "count";
  readonly unit: string | null;
  readonly of?: string;
  readonly outOf?: number;
  readonly share?: number;
  readonly currency?: Currency;
  readonly isAssumed?: boolean;
}

const APPROX =
  /^(?:about|around|roughly|maybe|mabye|perhaps|approx|approximately|nearly|almost|over|under|some|environ|presque|autour)$/;
const APPROX_PAIRS =
  /^(?:more than|less than|fewer than|up to|at least|close to|closer to|near to|plus de|moins de|au moins|jusqu a|pres de|a peu|proche de)$/;

export function measureAt(sentence: Sentence, at: number, spends: (at: number) => boolean): Measure | null {
  const { tokens } = sentence;
  const first = withPart(tokens, numeralAt(tokens, at)) ?? oneOf(tokens, at) ?? articleAt(tokens, at, spends);
  if (first === null || isNoQuantity(sentence, at, first)) return null;
  const isPercent = /^ ?%/.test(marksAfter(sentence, first.to));
  const part = isPercent ? null : outOfAt(tokens, first);
  const pair = part === null ? pairAt(sentence, at, first) : null;
  const last = part?.to ?? pair?.to ?? first.to;
  const money = currencyAt(sentence, at, last, first.isScaled);
  const measured: Unit = money ?? unitAt(sentence, last, pair?.unit ?? null);
  const counted = part !== null && measured.unit === null ? nounAt(sentence, first.to) : null;
  const lead = leadOf(sentence, at);
  const value = first.value * (pair?.factor ?? 1);
  const second = pair?.second ?? value;
  const of = measured.takesOf === true ? phraseAfterOf(sentence, Math.max(measured.to, last)) : null;
  const extra = measured.sort === "time" ? (measured.extra ?? 0) : 0;
  const to = Math.max(measured.to, last, of?.to ?? 0);
  return {
    from: lead.from,
    to,
    start: Math.min(lead.start, money?.start ?? lead.start),
    end: Math.max(measured.end, tokens[to - 1]?.end ?? 0),
    low: Math.min(value, second) + extra,
    high: Math.max(value, second) + extra,
    approx: lead.isApprox || first.isRough || measured.isOpen === true,
    pair: pair === null ? null : { first: value, second: pair.second, mark: pair.mark },
    sort: measured.sort,
    unit: measured.unit ?? counted?.unit ?? null,
    ...(of === null ? {} : { of: of.of }),
    ...(part === null ? {} : { outOf: part.outOf }),
    ...(isShare(first, measured.sort) ? { share: first.value } : {}),
    ...(money === null ? {} : { currency: money.currency, isAssumed: money.isAssumed }),
  };
}

/** "3 and a half hours": the half is told before its unit. */
function withPart(tokens: readonly Token[], numeral: Numeral | null): Numeral | null {
  if (numeral === null || numeral.value < 1 || numeral.isRough) return numeral;
  const { words, share } = partBehind(tokens, numeral.to);
  const isUnitNext = words > 0 && timeUnit(tokens[numeral.to + words]) !== undefined;
  return isUnitNext ? { ...numeral, value: numeral.value + share, to: numeral.to + words } : numeral;
}

const isShare = (numeral: Numeral, sort: Measure["sort"]): boolean =>
  numeral.isWord && numeral.value < 1 && sort === "count";

/** "One in five": elsewhere "one" is a pronoun or an article. */
function oneOf(tokens: readonly Token[], at: number): Numeral | null {
  const one = oneAt(tokens, at);
  return one === null || outOfAt(tokens, one) === null ? null : one;
}

/** "An hour" counts after "saves me" and where a rate follows; elsewhere it is what another number is per. */
function articleAt(tokens: readonly Token[], at: number, spends: (at: number) => boolean): Numeral | null {
  const token = tokens[at];
  const unit = tokens[at + 1];
  if (token === undefined || unit === undefined || unit.isBreak || timeUnit(unit) === undefined) return null;
  const isOne = token.text === "one";
  const isLonger = /^(?:an?|une?)$/.test(token.text) && partBehind(tokens, at + 2).words > 0;
  // "15 minutes instead of an hour"; "most of a day" is less than one.
  const isInstead = /^(?:instead of|rather than|lieu d)$/.test(
    `${tokens[at - 2]?.text} ${tokens[at - 1]?.text}`,
  );
  if (tokens[at - 1]?.text === "of" && !isInstead && !token.isBreak) return null;
  const isArticle = /^(?:an?|une?)$/.test(token.text) && (isInstead || spends(at));
  if (!isOne && !isArticle && !isLonger) return null;
  return { value: 1, to: at + 1, isWord: true, isRough: false, isScaled: false };
}

/** "Nine business days" are days. */
const BUSINESS = /^(?:business|working|full|whole|calendar|long|extra|bonnes?)$/;

interface Unit {
  readonly sort: Measure["sort"];
  readonly unit: string | null;
  readonly to: number;
  readonly end: number;
  /** "38% of tickets", "4 points of EBITDA". */
  readonly takesOf?: boolean;
  /** The half of "an hour and a half". */
  readonly extra?: number;
  /** "55+". */
  readonly isOpen?: boolean;
}

function unitAt(sentence: Sentence, at: number, known: string | null): Unit {
  const here = sentence.tokens[at - 1]?.end ?? sentence.start;
  const named = percentAt(sentence, at, here) ?? namedTimeAt(sentence, at);
  if (named !== null) return named;
  return known === null ? countAt(sentence, at, here) : { sort: "time", unit: known, to: at, end: here };
}

/** "%", "percent", "pour cent". */
function percentAt(sentence: Sentence, at: number, here: number): Unit | null {
  const { tokens } = sentence;
  const sign = /^ ?%/.exec(marksAfter(sentence, at))?.[0];
  const percent = { sort: "percent", unit: "percent", takesOf: true } as const;
  if (sign !== undefined) return { ...percent, to: at, end: here + sign.length };
  const isWord = isSequence(tokens, at, ["percent|pourcent|pct"]);
  const words = isWord ? 1 : isSequence(tokens, at, ["per|pour", "cent"]) ? 2 : 0;
  return words === 0 ? null : { ...percent, to: at + words, end: tokens[at + words - 1]?.end ?? here };
}

/** "Minutes", "half an hour", "nine business days". */
function namedTimeAt(sentence: Sentence, at: number): Unit | null {
  const { tokens } = sentence;
  const word = tokens[at];
  if (word === undefined || word.isBreak || !/^[ -]?$/.test(word.before)) return null;
  const isHalf = /^(?:half|demi)$/.test(tokens[at - 1]?.text ?? "");
  const isSkipped = (isHalf && /^(?:an?|d|de)$/.test(word.text)) || BUSINESS.test(word.text);
  const place = isSkipped ? at + 1 : at;
  const time = timeUnit(tokens[place]);
  return time === undefined ? null : timeAt(sentence, place, time);
}

/** What is counted, by its noun; "55+" without one is an age. */
function countAt(sentence: Sentence, at: number, here: number): Unit {
  const { tokens } = sentence;
  const isOpen = marksAfter(sentence, at).startsWith("+");
  const noun = nounAt(sentence, at);
  if (noun !== null) {
    const end = tokens[noun.to - 1]?.end ?? here;
    return { sort: "count", unit: noun.unit, to: noun.to, end, isOpen, takesOf: noun.unit === "point" };
  }
  const value = Number(tokens[at - 1]?.text);
  const isAge = isOpen && value >= 18 && value < 100;
  return { sort: "count", unit: isAge ? "age" : null, to: at, end: here + (isOpen ? 1 : 0), isOpen };
}

function timeAt(sentence: Sentence, at: number, unit: string): Unit {
  const { tokens } = sentence;
  const minutes = unit === "hour" ? minutesBehind(tokens, at + 1) : null;
  if (minutes !== null)
    return {
      sort: "time",
      unit,
      to: minutes.to,
      end: tokens[minutes.to - 1]?.end ?? 0,
      extra: minutes.value / 60,
    };
  const part = partBehind(tokens, at + 1);
  const to = at + 1 + part.words;
  return { sort: "time", unit, to, end: tokens[to - 1]?.end ?? 0, extra: part.share };
}

/** "1h30", "1 h 40 chacun", "3 hrs 15 min", "2 hours and 10 minutes": the minutes of the same time. */
function minutesBehind(tokens: readonly Token[], at: number): { value: number; to: number } | null {
  const isJoined = /^(?:and|et)$/.test(tokens[at]?.text ?? "") && tokens[at]?.isBreak === false;
  const place = isJoined ? at + 1 : at;
  const [number, unit] = tokens.slice(place, place + 2);
  if (number?.kind !== "number" || !/^ ?$/.test(number.before) || !(Number(number.text) < 60)) return null;
  const value = Number(number.text);
  if (timeUnit(unit) === "minute" && !unit?.isBreak) return { value, to: place + 2 };
  if (isJoined) return null;
  const isLast = unit === undefined || unit.isBreak || /^(?:chacune?|par|la|le|each)$/.test(unit.text);
  const isShort = number.before === "" || (tokens[at - 1]?.text === "h" && isLast);
  return isShort ? { value, to: place + 1 } : null;
}

/** "And a half", "and a quarter", "et demie": what an hour has more. */
export function partBehind(tokens: readonly Token[], at: number): { words: number; share: number } {
  const part = PARTS.find(({ said }) => isSequence(tokens, at, said));
  return part === undefined ? { words: 0, share: 0 } : { words: part.said.length, share: part.share };
}
const PARTS = [
  { said: ["and", "a", "half"], share: 0.5 },
  { said: ["and", "a", "quarter"], share: 0.25 },
  { said: ["and", "three", "quarters"], share: 0.75 },
  { said: ["et", "demi|demie"], share: 0.5 },
  { said: ["et", "quart"], share: 0.25 },
  { said: ["et", "un", "quart"], share: 0.25 },
];

/** "About", "~" and "<" before the figure belong to it. */
function leadOf(sentence: Sentence, at: number): { from: number; start: number; isApprox: boolean } {
  const { tokens } = sentence;
  const token = tokens[at];
  if (token === undefined) return { from: at, start: sentence.start, isApprox: false };
  const sign = /[~<>] ?$/.exec(token.before)?.[0].length ?? 0;
  const start = token.start - sign;
  if (token.isBreak || at === 0) return { from: at, start, isApprox: sign > 0 };
  const one = tokens[at - 1];
  const two = tokens[at - 2];
  if (two !== undefined && one !== undefined && !one.isBreak && APPROX_PAIRS.test(`${two.text} ${one.text}`))
    return { from: at - 2, start: two.start, isApprox: true };
  if (one !== undefined && APPROX.test(one.text)) return { from: at - 1, start: one.start, isApprox: true };
  return { from: at, start, isApprox: sign > 0 };
}

/** What is between the word before `at` and that one, or the end of the sentence. */
export function marksAfter(sentence: Sentence, at: number): string {
  const token = sentence.tokens[at];
  if (token !== undefined) return token.before;
  return sentence.text.folded.slice(sentence.tokens[at - 1]?.end ?? sentence.end, sentence.end);
}
