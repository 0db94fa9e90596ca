import type { Range } from "../line";
import { inOneForm } from "./in-one-form";

/** A figure of an answer: minutes, dollars, a share of one, or a bare number. */
export interface Figure extends Range {
  readonly kind: "money" | "time" | "share" | "number";
  readonly at: number;
  readonly end: number;
  /** The place of its sentence. */
  readonly sentence: number;
  /** "2 of 5" */
  readonly share: { readonly part: number; readonly whole: number } | null;
}

/** An answer with each number in one form, and its figures in their order. */
export interface Told {
  readonly whole: string;
  readonly sentences: readonly string[];
  /** Where each sentence begins. */
  readonly starts: readonly number[];
  readonly figures: readonly Figure[];
}

export function figuresOf(typed: readonly string[]): Told {
  const sentences = typed.map((sentence) => inOneForm(sentence.replace(LIST_MARK, "")));
  let length = 0;
  const starts = sentences.map((sentence) => {
    const start = length;
    length += sentence.length + 1;
    return start;
  });
  const whole = sentences.join(" ");
  const figures = [...whole.matchAll(FIGURE)].flatMap((found): Figure[] => {
    const read = readingOf(found);
    const at = found.index;
    const sentence = sentenceAt(starts, at);
    return read === null ? [] : [{ share: null, ...read, at, end: at + found[0].length, sentence }];
  });
  return { whole, sentences, starts, figures };
}

/** The place of the sentence that is at a place of the whole. */
export const sentenceAt = (starts: readonly number[], at: number): number =>
  starts.filter((start) => start <= at).length - 1;

/** "1. Renewals", "2) Claims": its place in a list, and no figure. */
const LIST_MARK = /^\s*\d{1,2}[.)](?=\s|$)/;

const NUMBER = String.raw`\d{1,8}(?:\.\d{1,4})?`;
const TO = "(?: ?(?:to|or|-|–) ?[$£€₹]?(?<HIGH>NUMBER))?";
const amount = (low: string, high: string): string =>
  `(?<${low}>NUMBER)${TO.replace("HIGH", high)}`.replaceAll("NUMBER", NUMBER);
const FIGURE = new RegExp(
  [
    String.raw`#(?<part>\d[\d.]{0,8})\/(?<whole>\d{1,5})#`,
    String.raw`(?<![\d.])(?<hours>\d{1,2}) h (?:and )?(?<more>\d{2})(?: min)?\b(?! ?(?:h|%|\$))`,
    String.raw`(?:[$£€₹]|\brs\.? )${amount("price", "toPrice")}`,
    String.raw`(?<![\w.$£€₹])(?:(?<full>\d)h\+)?${amount("time", "toTime")} (?<unit>min|h|sec)\b`,
    String.raw`(?<![\w.$£€₹])${amount("number", "toNumber")}(?![\d%])`,
  ].join("|"),
  "g",
);

type Read = Pick<Figure, "kind" | "low" | "high"> & Partial<Pick<Figure, "share">>;

function readingOf({ groups = {} }: RegExpExecArray): Read | null {
  const { part, whole, hours, more, price, toPrice, full, time, toTime, unit, number, toNumber } = groups;
  if (part !== undefined) {
    const share = { part: Number(part), whole: Number(whole) };
    return { kind: "share", ...ordered(share.part / share.whole), share };
  }
  if (hours !== undefined) return { kind: "time", ...ordered(Number(hours) * 60 + Number(more)) };
  if (price !== undefined) return { kind: "money", ...ordered(Number(price), toPrice) };
  if (number !== undefined) return { kind: "number", ...ordered(Number(number), toNumber) };
  const { low, high } = ordered(Number(time), toTime);
  const by = unit === "h" ? 60 : unit === "sec" ? 1 / 60 : 1;
  const first = Number(full ?? 0) * 60;
  return { kind: "time", low: low * by + first, high: high * by + first };
}

function ordered(one: number, other?: string): Range {
  const high = Number(other ?? one);
  return { low: Math.min(one, high), high: Math.max(one, high) };
}
