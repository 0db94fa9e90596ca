import { isoDay } from "@/lib/domain/dates";
import { type LawRule, lawRules, notLegalAdvice } from "@/lib/knowledge/law";
import { dayInWords } from "../checked-on";
import { paragraph } from "../grammar";
import type { LawFirm } from "./law-firm";
import { isMentioned, type LawMatch, matchLaw } from "./match-law";
import { isStale, statusLine } from "./status";

export interface ShownLaw {
  rule: LawRule;
  /** What to print: the rule in a sentence, or, of a bill that was not looked at lately, only that. */
  sentence: string;
  /** Empty for a bill that was not looked at lately. */
  asks: readonly string[];
  status: string;
  /** Asked for by a word or a place that was typed. */
  isTyped: boolean;
  /** Typed, or about the firm's own kind. */
  isSpecific: boolean;
}

export interface LawFor {
  applies: ShownLaw[];
  doesNotApply: { rule: LawRule; say: string }[];
  /** Printed beside all of it. */
  notLegalAdvice: string;
}

const SHOWN = 4;
const SHOWN_NOT = 2;
const OF_ONE_PLACE: ReadonlySet<string> = new Set(["bc", "us"]);
const AT_HOME: ReadonlySet<string> = new Set(["bc", "ca"]);

/** The law that is about a firm, typed law first, and what it might expect and need not care about. */
export function lawFor(firm: LawFirm, writtenOn: Date): LawFor {
  const today = isoDay(writtenOn);
  const matches = matchLaw(lawRules, firm);
  return {
    applies: matches
      .filter((match) => match.applies && isPrintable(match, today))
      .sort(
        (one, other) =>
          Number(other.isSpecific) - Number(one.isSpecific) || one.rule.order - other.rule.order,
      )
      .slice(0, SHOWN)
      .map((match) => shownLaw(match, firm, today)),
    doesNotApply: matches
      .filter(({ rule, applies, isExcluded }) => !applies && isExcluded && rule.verified)
      .filter(({ rule }) => rule.showAs === "duty" && isExpected(rule, firm))
      // "Patients" is typed everywhere: what a college of one province says is asked about there alone.
      .filter(({ rule, isPlace }) => isPlace || !OF_ONE_PLACE.has(rule.jurisdiction))
      .sort((one, other) => one.rule.order - other.rule.order)
      .slice(0, SHOWN_NOT)
      .map(({ rule }) => ({ rule, say: rule.doesNotApplyWhen.say })),
    notLegalAdvice,
  };
}

/** What was not read is no duty. A correction is for who typed the mistake, and so is a bill of unknown status. */
function isPrintable({ rule, isTyped }: LawMatch, today: string): boolean {
  if (!rule.verified) return false;
  if (rule.showAs === "correction" || isStale(rule, today)) return isTyped;
  return true;
}

/** Said of themselves, or written for their industry: then its absence has to be explained. */
const isExpected = (rule: LawRule, firm: LawFirm): boolean =>
  isMentioned(rule, firm) ||
  (AT_HOME.has(rule.jurisdiction) &&
    rule.appliesWhen.typedRequired &&
    rule.appliesWhen.industries.includes(firm.industry));

function shownLaw(
  { rule, isTyped, isSpecific, needsHeads }: LawMatch,
  { subsector }: LawFirm,
  today: string,
): ShownLaw {
  const status = statusLine(rule, today);
  if (isStale(rule, today)) {
    const day = dayInWords(rule.statusCheckedTo ?? "");
    const sentence = `${rule.name} was a bill when it was last looked at, on ${day}; ask what became of it.`;
    return { rule, sentence, asks: [], status, isTyped, isSpecific };
  }
  const sentence = paragraph(
    rule.inOneSentence,
    needsHeads === null ? "" : `This is so if you have ${needsHeads} employees or more.`,
    ...rule.conditions.filter(({ subsectors }) => subsectors.includes(subsector)).map(({ say }) => say),
  );
  return { rule, sentence, asks: rule.whatItAsks, status, isTyped, isSpecific };
}
