import type { Sentence } from "../sentence";
import type { Token } from "../tokens";
import { MULTIPLIERS, SCALES } from "./number-words";
import { type Numeral, numeralAt } from "./numerals";
import { singularOfPlural, timeUnit } from "./units";

/** Two numbers that belong together: a part of a whole, the ends of a range, before and after. */

/** "Two of the five cases", "30 de nos 140 médecins", "one in five", "one sailing in twelve". */
export function outOfAt(tokens: readonly Token[], first: Numeral): { outOf: number; to: number } | null {
  return wholeAt(tokens, first, first.to) ?? wholeBehindNoun(tokens, first);
}

/** What is counted may stand between: but "30 people in 40 offices" and "3 trucks in 5 weeks" are no shares. */
function wholeBehindNoun(tokens: readonly Token[], first: Numeral): { outOf: number; to: number } | null {
  const [noun, joint] = [tokens[first.to], tokens[first.to + 1]];
  if (noun?.kind !== "word" || noun.isBreak || joint === undefined || joint.isBreak) return null;
  if (!/^(?:in|out|sur)$/.test(joint.text)) return null;
  const whole = wholeAt(tokens, first, first.to + 1);
  const behind = whole === null ? undefined : tokens[whole.to];
  // "Deux associés sur sept partent", but not "30 camions sur 40 chantiers".
  const isOneKind = joint.text === "sur" && behind !== undefined && singularOfPlural(behind) === undefined;
  // "Cinq départs en un an sur 23 employés": a time is no part of what is counted.
  const isTimeOfOthers =
    timeUnit(noun) !== undefined &&
    behind?.isBreak === false &&
    singularOfPlural(behind) !== undefined &&
    timeUnit(behind) === undefined;
  if (isTimeOfOthers) return null;
  const isShare =
    first.value === 1 || joint.text === "out" || behind === undefined || behind.isBreak || isOneKind;
  return isShare ? whole : null;
}

function wholeAt(
  tokens: readonly Token[],
  first: Numeral,
  from: number,
): { outOf: number; to: number } | null {
  let at = from;
  const word = (index: number) => (tokens[index]?.isBreak === false ? (tokens[index]?.text ?? "") : "");
  const isIn = word(at) === "in";
  if (word(at) === "out") at++;
  if (!/^(?:of|sur|in|de|des)$/.test(word(at))) return null;
  at++;
  while (
    /^(?:the|our|my|these|those|top|largest|biggest|nos|mes|leurs|notre|les|ces|every|about)$/.test(word(at))
  )
    at++;
  const whole = numeralAt(tokens, at);
  if (whole === null || tokens[at]?.isBreak || whole.value <= first.value || whole.isScaled) return null;
  // "3 in 2024" and "two in 5 weeks" are no shares.
  if (isIn && (whole.value > 100 || timeUnit(tokens[whole.to]) !== undefined)) return null;
  return { outOf: whole.value, to: whole.to };
}

export interface Pair {
  readonly second: number;
  readonly to: number;
  readonly mark: string;
  readonly unit: string | null;
  /** Turns the first figure into the second's unit: "from 5 hours to 90 minutes", "8-15k". */
  readonly factor: number;
}

/** The second figure of "20-30", "3 to 5" and "10 hours to 2 hours". */
export function pairAt(sentence: Sentence, at: number, first: Numeral): Pair | null {
  const { tokens } = sentence;
  const unit = timeUnit(tokens[first.to]) ?? null;
  const joint = unit === null ? first.to : first.to + 1;
  const mark = tokens[joint];
  if (mark === undefined) return null;
  const percent = /^ ?%? ?$/.test(mark.before.replace(/[$€£]/g, ""));
  if (
    unit === null &&
    tokens[at]?.kind === "number" &&
    mark.kind === "number" &&
    /^ ?- ?[$€£]?$/.test(mark.before)
  ) {
    const second = numeralAt(tokens, joint);
    if (second === null) return null;
    return { second: second.value, to: second.to, mark: "-", unit, factor: scaleOf(tokens, first, second) };
  }
  if (mark.isBreak || !percent) return null;
  const lead = tokens[at - 1]?.text ?? "";
  const joins =
    /^(?:to|a|or|ou|down|became|become)$/.test(mark.text) ||
    (/^(?:and|et)$/.test(mark.text) && /^(?:between|entre)$/.test(lead));
  const isDownTo = mark.text === "down" && tokens[joint + 1]?.text === "to";
  const behind = isDownTo ? joint + 2 : joint + 1;
  // "From 3 hours to about 50 minutes"
  const isAbout = joins && ABOUT.test(tokens[behind]?.text ?? "") && tokens[behind]?.isBreak === false;
  const from = isAbout ? behind + 1 : behind;
  const second = joins ? (numeralAt(tokens, from) ?? (unit === null ? null : oneAt(tokens, from))) : null;
  if (second === null || tokens[from]?.isBreak) return null;
  const secondUnit = timeUnit(tokens[second.to]) ?? null;
  const factor = factorBetween(unit, secondUnit);
  if (factor === null) return null;
  const scale = scaleOf(tokens, first, second);
  return {
    ...{ second: second.value, to: second.to, mark: mark.text },
    ...{ unit: secondUnit ?? unit, factor: factor * scale },
  };
}

const ABOUT = /^(?:about|around|roughly|nearly|just|only|maybe|environ|presque)$/;

/** "8-15k" begins at 8,000, and "900 to 1.2k" at 900. */
function scaleOf(tokens: readonly Token[], first: Numeral, second: Numeral): number {
  const word = tokens[second.to - 1]?.text ?? "";
  const scale = SCALES.get(word) ?? MULTIPLIERS.get(word) ?? 1;
  const isScaled = first.isScaled || MULTIPLIERS.has(tokens[first.to - 1]?.text ?? "");
  return !isScaled && scale >= 1000 && first.value < second.value / scale ? scale : 1;
}

const MINUTES: Readonly<Partial<Record<string, number>>> = { minute: 1, hour: 60 };

function factorBetween(first: string | null, second: string | null): number | null {
  if (first === null || second === null || first === second) return 1;
  const from = MINUTES[first];
  const to = MINUTES[second];
  return from === undefined || to === undefined ? null : from / to;
}

export const oneAt = (tokens: readonly Token[], at: number): Numeral | null =>
  /^(?:one|une?)$/.test(tokens[at]?.text ?? "")
    ? { value: 1, to: at + 1, isWord: true, isRough: false, isScaled: false }
    : null;
