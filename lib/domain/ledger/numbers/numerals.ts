import type { Token } from "../tokens";
import { FRACTIONS, MULTIPLIERS, ROUGH, SCALES, UNITS } from "./number-words";

/** A number as it was written: "4,000", "1.2M", "twenty-five", "une quarantaine", "half". */
export interface Numeral {
  readonly value: number;
  /** The word after it. */
  readonly to: number;
  readonly isWord: boolean;
  /** "A couple", "une quarantaine": about so many. */
  readonly isRough: boolean;
  /** A "k" or an "M" stood behind it, as with money. */
  readonly isScaled: boolean;
}

const ARTICLE = /^(?:a|an|un|une|la|le|the)$/;
/** What may be joined to digits and leaves them a number: "6h", "12min". Anything else is a name: "3D". */
const JOINED_UNIT = /^(?:k|m|mm|h|hr|hrs|min|mins|mo|x|kg|km|ft|fte|j|d|yr|yrs|wk|wks|s|sec)$/;
const MOST_DIGITS = 11;
const MOST_WORDS = 6;

export function numeralAt(tokens: readonly Token[], at: number): Numeral | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.kind === "number") return digitsAt(tokens, at, token);
  return roughAt(tokens, at) ?? fractionAt(tokens, at) ?? wordsAt(tokens, at);
}

function digitsAt(tokens: readonly Token[], at: number, token: Token): Numeral | null {
  const value = digitsOf(token.text);
  const next = tokens[at + 1];
  if (value === null || (isJoined(next) && !JOINED_UNIT.test(next?.text ?? ""))) return null;
  const scale = scaleAt(tokens, at);
  if (scale === undefined) return { value, to: at + 1, isWord: false, isRough: false, isScaled: false };
  return { value: value * scale, to: at + 2, isWord: false, isRough: false, isScaled: true };
}

/** "300k" and "2 M$" are scaled; "300 m" is a length. */
function scaleAt(tokens: readonly Token[], at: number): number | undefined {
  const next = tokens[at + 1];
  if (next === undefined || !/^ ?$/.test(next.before)) return undefined;
  const isLetter = /^(?:k|m|mm)$/.test(next.text);
  const isMoney = [tokens[at], tokens[at + 2]].some((each) => each?.before.includes("$"));
  return isLetter && !isJoined(next) && !isMoney ? undefined : SCALES.get(next.text);
}

const isJoined = (token: Token | undefined): boolean => token?.before === "" && token.kind === "word";

function digitsOf(text: string): number | null {
  const plain = text.replace(/[ ,](?=\d{3}(?:\D|$))/g, "").replace(",", ".");
  return plain.length > MOST_DIGITS ? null : Number(plain);
}

/** "A couple of", "une quarantaine de", "two dozen", "a hundred". */
function roughAt(tokens: readonly Token[], at: number): Numeral | null {
  const first = tokens[at];
  const second = tokens[at + 1];
  if (first === undefined || second === undefined || second.isBreak) return null;
  const found = (value: number, to: number): Numeral => ({
    value,
    to: isOf(tokens[to]) ? to + 1 : to,
    isWord: true,
    isRough: true,
    isScaled: false,
  });
  const times = UNITS.get(first.text);
  if (second.text === "dozen" && times !== undefined) return found(times * 12, at + 2);
  if (!ARTICLE.test(first.text)) return null;
  const rough = ROUGH.get(second.text);
  if (rough !== undefined) return found(rough, at + 2);
  const whole = MULTIPLIERS.get(second.text);
  return whole !== undefined && /^(?:a|une?)$/.test(first.text) ? found(whole, at + 2) : null;
}

/** "Half", "la moitié de", "a third of", "two thirds of", "fell by a fifth": "60 a quarter" is three months. */
function fractionAt(tokens: readonly Token[], at: number): Numeral | null {
  const found = (value: number, to: number): Numeral => ({
    value,
    to,
    isWord: true,
    isRough: false,
    isScaled: false,
  });
  const text = (index: number) => tokens[index]?.text ?? "";
  const parts = UNITS.get(text(at));
  const part = FRACTIONS.get(tokens[at + 1]?.stem ?? "") ?? FRACTIONS.get(text(at + 1));
  if (parts !== undefined && part !== undefined && parts * part < 1 && isOf(tokens[at + 2]))
    return found(parts * part, at + 2);
  if (FRACTIONS.get(text(at)) === 1 / 2) return found(1 / 2, at + 1);
  if (!ARTICLE.test(text(at)) || part === undefined) return null;
  const isHalf = part === 1 / 2;
  return isHalf || isOf(tokens[at + 2]) || isPartOfThem(tokens, at) ? found(part, at + 2) : null;
}

/** "We win about a quarter", "fell by a fifth", "sends back a third": nothing is counted before it. */
function isPartOfThem(tokens: readonly Token[], at: number): boolean {
  const behind = tokens[at + 2];
  const isLast = behind === undefined || behind.isBreak || /^(?:last|this|in|since|and)$/.test(behind.text);
  return isLast && !tokens[at]?.isBreak && BEFORE_PART.test(tokens[at - 1]?.text ?? "");
}
const BEFORE_PART =
  /^(?:by|down|up|fell|dropped|cut|off|perdu|perd|baisse|about|nearly|almost|roughly|only|win|wins|won|lose|loses|lost|reject|rejects|accept|accepts|de|environ|presque|gagnons|perdons)$/;

/** Number words, added and multiplied: "one hundred and forty", "quatre-vingt-dix". */
function wordsAt(tokens: readonly Token[], from: number): Numeral | null {
  let total = 0;
  let part = 0;
  let at = from;
  while (at < tokens.length && at - from < MOST_WORDS) {
    const token = tokens[at];
    if (token === undefined || (at > from && token.isBreak)) break;
    const isOneHundred = part === 0 && token.text === "one" && MULTIPLIERS.has(tokens[at + 1]?.text ?? "");
    const unit = isOneHundred ? 1 : unitAt(token.text, part);
    const multiplier = MULTIPLIERS.get(token.text);
    if (unit !== null) part = part === 4 && unit === 20 ? 80 : part + unit;
    else if (multiplier === 100 && (part > 0 || token.text === "cent")) part = Math.max(part, 1) * 100;
    else if (multiplier !== undefined && multiplier > 100 && (part > 0 || token.text === "mille")) {
      total += Math.max(part, 1) * multiplier;
      part = 0;
    } else if (!isAnd(tokens, at, part)) break;
    at++;
  }
  return at === from ? null : { value: total + part, to: at, isWord: true, isRough: false, isScaled: false };
}

/** What the word adds to the number so far; null where a new number begins: "three four". */
function unitAt(word: string, part: number): number | null {
  const isOne = /^(?:one|une?)$/.test(word) && part >= 20;
  const unit = isOne ? 1 : UNITS.get(word);
  if (unit === undefined) return null;
  const rest = part % 100;
  const isFourTwenties = part === 4 && unit === 20;
  // French counts on to nineteen after sixty and eighty.
  const room = rest === 60 || rest === 80 ? 20 : 10;
  const fits = part === 0 || (rest === 0 && unit < 100) || (rest >= 20 && rest % 10 === 0 && unit < room);
  return fits || isFourTwenties ? unit : null;
}

/** "Hundred and forty", "vingt et un". */
function isAnd(tokens: readonly Token[], at: number, part: number): boolean {
  const word = tokens[at]?.text;
  const next = tokens[at + 1];
  if (next === undefined || next.isBreak || unitAt(next.text, part) === null) return false;
  return (word === "and" && part >= 100) || (word === "et" && part >= 20);
}

const isOf = (token: Token | undefined): boolean =>
  token !== undefined && !token.isBreak && /^(?:of|de|des|du|d)$/.test(token.text);
