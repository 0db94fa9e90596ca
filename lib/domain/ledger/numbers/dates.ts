import { type Found, foundAt } from "../found";
import { isFigure } from "../phrases";
import { type Sentence, typedWords } from "../sentence";
import type { Token } from "../tokens";
import { MONTHS } from "./months";

/** Dates: "due by September 30", "the AGM is February 21", "spring 2027", "since 2019", "au 31 mars 2027". */

const SEASON = /^(?:spring|summer|fall|autumn|winter|printemps|ete|automne|hiver)$/;
const YEAR = /^(?:19[5-9]|20\d)\d$/;
const DAY = /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th|er)?$/;
const LEAD =
  /^(?:by|before|until|till|due|since|in|from|on|to|of|for|after|mid|early|late|end|avant|depuis|d|ici|jusqu|au|en|le|du|de|fin|debut|mi|des|apres|is|are|est|comes|next|last)$/;
const DEADLINE = /^(?:by|before|until|till|due|avant|ici|jusqu|au|deadline)$/;
const SINCE = /^(?:since|depuis|from)$/;

export function datesIn(sentence: Sentence): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < sentence.tokens.length; at++) {
    const date = dateAt(sentence, at);
    if (date === null) continue;
    const near = sentence.tokens.slice(Math.max(0, at - 3), at);
    const lead = near.slice(
      Math.max(
        0,
        near.findLastIndex(({ isBreak }) => isBreak),
      ),
    );
    const isBy = lead.some(({ text }) => DEADLINE.test(text));
    const isSince = lead.some(({ text }) => SINCE.test(text));
    const role = isBy ? "deadline" : isSince ? "since" : "at";
    found.push(foundAt(sentence, at, date.to, { kind: "date", key: date.key, role }));
    at = date.to - 1;
  }
  return found;
}

function dateAt(sentence: Sentence, at: number): { key: string; to: number } | null {
  const { tokens } = sentence;
  const text = (index: number) => (index > at && tokens[index]?.isBreak ? "" : (tokens[index]?.text ?? ""));
  // "September 30, 2026": the comma parts nothing there.
  const yearAt = (index: number) =>
    YEAR.test(tokens[index]?.text ?? "") && !isMoney(tokens, index) ? index : -1;
  const first = text(at);
  const month = MONTHS.get(first);
  if (month !== undefined && isMonth(sentence, at)) {
    const isDay = DAY.test(text(at + 1)) && !isCount(tokens, at + 1);
    const next = at + (isDay ? 2 : 1);
    return keyed(month, isDay ? text(at + 1) : "", yearAt(next) === next ? text2(tokens, next) : "", next);
  }
  const isDayFirst = DAY.test(first) && (sentence.lang === "fr" || /^of$/.test(text(at + 1)));
  const behind = text(at + 1) === "of" ? at + 2 : at + 1;
  const second = MONTHS.get(text(behind));
  if (isDayFirst && second !== undefined)
    return keyed(second, first, YEAR.test(text(behind + 1)) ? text(behind + 1) : "", behind + 1);
  if (SEASON.test(first)) {
    const next = /^(?:of|de)$/.test(text(at + 1)) ? at + 2 : at + 1;
    return YEAR.test(text(next)) ? { key: `${first} ${text(next)}`, to: next + 1 } : null;
  }
  if (/^q[1-4]$/.test(first)) return { key: first, to: at + 1 };
  const isYear = YEAR.test(first) && LEAD.test(tokens[at - 1]?.text ?? "") && !isMoney(tokens, at);
  return isYear && !isCounted(tokens, at) ? { key: first, to: at + 1 } : null;
}

const text2 = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? "";

function keyed(month: string, day: string, year: string, to: number): { key: string; to: number } {
  const on = day === "" ? "" : `-${String(Number.parseInt(day, 10)).padStart(2, "0")}`;
  return { key: `${year === "" ? "" : `${year}-`}${month}${on}`, to: year === "" ? to : to + 1 };
}

/** "May" and "march" are verbs as well: a date has its capital, or a figure behind it. */
function isMonth(sentence: Sentence, at: number): boolean {
  const word = sentence.tokens[at]?.text ?? "";
  const next = sentence.tokens[at + 1];
  if (next !== undefined && !next.isBreak && isFigure(next)) return true;
  if (sentence.lang === "fr") return !/^(?:mars|mai|dec|mar)$/.test(word) || isLed(sentence, at);
  return /^\p{Lu}/u.test(typedWords(sentence, at, at + 1)) && (at > 0 || !/^(?:may|march)$/.test(word));
}

const isLed = ({ tokens }: Sentence, at: number): boolean => LEAD.test(tokens[at - 1]?.text ?? "");
const isMoney = (tokens: readonly Token[], at: number): boolean =>
  /[$€£~#]/.test(tokens[at]?.before ?? "") || /^ ?[$€£%]/.test(tokens[at + 1]?.before ?? "");
/** "September 15 to 20 drivers short": how many, and not which day. */
const isCount = (tokens: readonly Token[], at: number): boolean =>
  /^(?:to|-|or|a|ou)$/.test(tokens[at + 1]?.text ?? "") &&
  tokens[at + 2]?.kind === "number" &&
  tokens[at + 3]?.kind === "word" &&
  tokens[at + 3]?.stem !== tokens[at + 3]?.text;
/** "Of 2000 pages" */
const isCounted = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  return (
    next !== undefined &&
    !next.isBreak &&
    next.kind === "word" &&
    next.stem !== next.text &&
    !/s$/.test(next.stem)
  );
};
