import type { Currency } from "../fact";
import type { Sentence } from "../sentence";

/** Money: "US$85", "$1.2M", "1 500 $", "40 euros", and "300k over budget". */
export interface Money {
  readonly sort: "money";
  readonly unit: Currency;
  readonly currency: Currency;
  /** Only a dollar sign was typed. */
  readonly isAssumed: boolean;
  readonly start: number;
  readonly to: number;
  readonly end: number;
}

const SIGN_BEFORE = /([$€£]) ?$/;
const SIGN_AFTER = /^ ?([$€£])/;
const WORDS: ReadonlyMap<string, Currency> = new Map([
  ["usd", "USD"],
  ["us", "USD"],
  ["u.s", "USD"],
  ["cad", "CAD"],
  ["ca", "CAD"],
  ["c", "CAD"],
  ["cdn", "CAD"],
  ["eur", "EUR"],
  ["gbp", "GBP"],
]);
const DOLLARS = /^(?:dollars?|bucks|piastres?)$/;
const EUROS = /^euros?$/;
const BUDGET =
  /^(?:budget|cost|costs|over|spent|spend|paid|pay|invested|coute|depense|paye|loss|revenue|fine|quote)$/;

export function currencyAt(sentence: Sentence, at: number, to: number, isScaled: boolean): Money | null {
  const { tokens } = sentence;
  const token = tokens[at];
  const last = tokens[to - 1];
  if (token === undefined || last === undefined) return null;
  const before = SIGN_BEFORE.exec(token.before);
  const country = WORDS.get(tokens[at - 1]?.text ?? "");
  if (before !== null) {
    const isJoined = country !== undefined && token.before.length === before[0].length;
    const start = isJoined ? (tokens[at - 1]?.start ?? token.start) : token.start - before[0].length;
    const code = codeAt(sentence, to);
    return found(
      before[1] ?? "",
      isJoined ? country : code?.currency,
      start,
      code?.to ?? to,
      code?.end ?? last.end,
    );
  }
  const next = tokens[to];
  const marks = next?.before ?? sentence.text.folded.slice(last.end, sentence.end);
  const after = SIGN_AFTER.exec(marks);
  if (after !== null) return found(after[1] ?? "", undefined, token.start, to, last.end + after[0].length);
  if (next !== undefined && !next.isBreak) {
    if (DOLLARS.test(next.text)) return found("$", undefined, token.start, to + 1, next.end);
    if (EUROS.test(next.text)) return found("€", undefined, token.start, to + 1, next.end);
    const code = codeAt(sentence, to);
    if (code !== null) return found("$", code.currency, token.start, code.to, code.end);
  }
  const isBudget =
    isScaled && tokens.slice(Math.max(0, at - 4), to + 3).some(({ text }) => BUDGET.test(text));
  return isBudget ? found("$", undefined, token.start, to, last.end) : null;
}

/** "85 USD": a code, and never the pronoun "us". */
function codeAt(sentence: Sentence, to: number): { currency: Currency; to: number; end: number } | null {
  const next = sentence.tokens[to];
  if (next === undefined || next.isBreak || !/^(?:usd|cad|cdn|eur|gbp)$/.test(next.text)) return null;
  const currency = WORDS.get(next.text);
  return currency === undefined ? null : { currency, to: to + 1, end: next.end };
}

function found(sign: string, named: Currency | undefined, start: number, to: number, end: number): Money {
  const bySign: Currency = sign === "€" ? "EUR" : sign === "£" ? "GBP" : "CAD";
  const currency = named ?? bySign;
  return {
    sort: "money",
    unit: currency,
    currency,
    isAssumed: named === undefined && sign === "$",
    start,
    to,
    end,
  };
}
