import type { Sentence } from "../sentence";
import type { Token } from "../tokens";
import type { Numeral } from "./numerals";
import { singularOfPlural, timeUnit } from "./units";

/** Figures that count nothing: names of laws, years, dates, telephone numbers, "24/7". */

const NUMBERED =
  /^(?:article|articles|law|loi|bill|projet|section|sections|soc|iso|t|phase|highway|hwy|route|page|form|formulaire|tier|version|v|level|niveau|step|etape|room|suite|chapter|chapitre|act|type|class|grade|stage|covid|windows|office|local|lot|unit|district|school|building|line|zone|area|part|appendix|annexe|schedule|figure|table|item|no|e|rule|plan|q|top|model|series|catch)$/;
const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)$/;
const BEFORE_YEAR =
  /^(?:in|en|since|depuis|by|ici|of|from|until|before|avant|after|apres|late|early|mid|fin|debut|spring|summer|fall|winter|printemps|ete|automne|hiver|de|year|annee|around|between|to|and|et|a)$/;
const FIRST_YEAR = 1950;
const LAST_YEAR = 2100;

export function isNoQuantity({ tokens, lang }: Sentence, at: number, numeral: Numeral): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  const next = tokens[numeral.to];
  if (token === undefined) return true;
  if (before !== undefined && !token.isBreak && NUMBERED.test(before.text) && !/[$~<]/.test(token.before))
    return true;
  if (token.kind !== "number") return false;
  // "GPT-4", "COVID-19": part of a name.
  if (token.before === "-" && before?.kind === "word") return true;
  if (isHour(tokens, numeral.to) || isServiceNumber(token, next)) return true;
  // "Au 31 mars 2027": in French no other "mars" is counted.
  if (lang === "fr" && numeral.value <= 31 && /^(?:mars|mai)$/.test(next?.text ?? "")) return true;
  if (isDayOfMonth(token, before, next, numeral.value) && !isRangeOf(tokens, numeral.to)) return true;
  return isPartOfCode(tokens, at) || isYear(token, before, next, numeral);
}

/** "311 replies", "a 911 call": what people dial. */
const isServiceNumber = (token: Token, next: Token | undefined): boolean =>
  /^[2-9]11$/.test(token.text) && next !== undefined && !next.isBreak && DIALLED.test(next.text);
const DIALLED =
  /^(?:calls?|repl(?:y|ies)|requests?|services?|lines?|cent(?:re|er)s?|operators?|tickets?|dispatch|dispatchers?|emails?|appels?|demandes?|reponses?)$/;

/** "10 pm", "3 a.m." */
function isHour(tokens: readonly Token[], at: number): boolean {
  const [half, m] = [tokens[at], tokens[at + 1]];
  if (half === undefined || half.isBreak) return false;
  return /^(?:am|pm)$/.test(half.text) || (/^[ap]$/.test(half.text) && m?.text === "m" && m.before === ".");
}

/** Joined to a figure on either side by more than a range: "604-555-0199", "2026-11-22", "10:30", "24/7". */
function isPartOfCode(tokens: readonly Token[], at: number): boolean {
  const joined = (index: number) =>
    tokens[index]?.kind === "number" &&
    /^[-/:.]$/.test(tokens[index]?.before ?? "") &&
    tokens[index - 1]?.kind === "number";
  const isJoinedByMore = (index: number) => joined(index) && tokens[index]?.before !== "-";
  if (isJoinedByMore(at) || isJoinedByMore(at + 1)) return true;
  return (
    (joined(at) && (joined(at - 1) || joined(at + 1))) ||
    (joined(at + 1) && joined(at + 2)) ||
    /#$/.test(tokens[at]?.before ?? "")
  );
}

function isYear(token: Token, before: Token | undefined, next: Token | undefined, numeral: Numeral): boolean {
  const { value } = numeral;
  if (!/^\d{4}$/.test(token.text) || numeral.isScaled || value < FIRST_YEAR || value > LAST_YEAR)
    return false;
  if (/[$€£~]/.test(token.before) || /^ ?[$€£%]/.test(next?.before ?? "")) return false;
  if (before !== undefined && !token.isBreak && (BEFORE_YEAR.test(before.text) || MONTH.test(before.text)))
    return true;
  const counts =
    next !== undefined &&
    !next.isBreak &&
    (singularOfPlural(next) !== undefined || timeUnit(next) !== undefined);
  return !counts;
}

/** "Every September 15 to 20 drivers short": how many, and not which day. */
const isRangeOf = (tokens: readonly Token[], at: number): boolean => {
  const [to, figure, noun] = tokens.slice(at, at + 3);
  const isRange = /^(?:to|or|a|ou)$/.test(to?.text ?? "") && figure?.kind === "number";
  return (
    isRange &&
    noun !== undefined &&
    !noun.isBreak &&
    singularOfPlural(noun) !== undefined &&
    timeUnit(noun) === undefined
  );
};

/** "March 14", "le 14 mars". */
function isDayOfMonth(
  token: Token,
  before: Token | undefined,
  next: Token | undefined,
  value: number,
): boolean {
  if (value < 1 || value > 31) return false;
  const isMonth = (each: Token | undefined) =>
    each !== undefined && MONTH.test(each.text) && !/^(?:may|mar|mars)$/.test(each.text);
  return (isMonth(before) && !token.isBreak) || (next !== undefined && !next.isBreak && isMonth(next));
}
