import type { ReportRisk } from "@/lib/domain/report/report";
import { impactOf } from "@/lib/domain/report/risk-places";
import { risks as knownRisks } from "@/lib/knowledge/knowledge";
import { factsOf } from "@/lib/knowledge/verified";
import { type Day, daysAfter, isClosed, weeksAfter } from "../calendar/days";
import type { PlanDays } from "../calendar/trial-window";
import type { CompanyProfile } from "../company-profile";
import type { SourceNotes } from "../source-notes";
import { clauseOf } from "../typed-facts";
import { ALWAYS_RULES } from "./always-rules";
import { ANSWER_RULES } from "./answer-rules";
import { FIRM_RULES } from "./firm-rules";
import { OWN_LINE_RULES } from "./own-line-rules";
import { ownerOf } from "./owner";
import type { Due, RiskRule, Step, Weighed } from "./rule";
import { TOLD_RULES } from "./told-rules";
import { TYPED_RULES } from "./typed-rules";
import { USUAL_RULES } from "./usual-rules";
import { WORK_RULES } from "./work-rules";

export interface WrittenRisk {
  id: string;
  shown: ReportRisk;
  /** The control in a few words, for page one. */
  control: string;
}

const FEWEST = 6;
const MOST = 7;
/** So many of what nothing typed points at are shown where enough was typed. */
const USUAL = 6;
const HIGH_FROM = 6;

interface Candidate {
  rule: RiskRule;
  likelihood: Step;
  harm: Step;
  held: Weighed;
}

const product = ({ likelihood, harm }: Candidate): number => likelihood * harm;
const isTyped = ({ held }: Candidate): boolean => held.typed !== undefined || held.told === true;

/** Six or seven risks, the gravest first: what was typed before what was ticked. */
export function chooseRisks(firm: CompanyProfile, notes: SourceNotes, plan: PlanDays): WrittenRisk[] {
  const candidates = [
    ...OWN_LINE_RULES,
    ...TYPED_RULES,
    ...TOLD_RULES,
    ...WORK_RULES,
    ...FIRM_RULES,
    ...ANSWER_RULES,
    ...USUAL_RULES,
    ...ALWAYS_RULES,
  ]
    .flatMap((rule): Candidate[] => {
      const held = rule.weigh(firm);
      return held === null ? [] : [{ rule, held, likelihood: held.likelihood, harm: held.harm }];
    })
    .sort((one, other) => Number(isTyped(other)) - Number(isTyped(one)) || product(other) - product(one));
  const typed = candidates.filter(isTyped).slice(0, MOST);
  const others = candidates.filter((each) => !isTyped(each));
  // A wrong answer is every firm's risk, whatever else was typed.
  const chosen = withWrongAnswers(
    [...typed, ...others.slice(0, Math.max(0, USUAL - typed.length))],
    candidates,
  );
  return ranked(chosen).map((candidate) => write(firm, candidate, notes, plan));
}

function withWrongAnswers(chosen: Candidate[], all: readonly Candidate[]): Candidate[] {
  const wrong = all.find(({ rule }) => rule.id === "inaccuracy");
  if (wrong === undefined || chosen.includes(wrong)) return chosen;
  return [...chosen.slice(0, Math.max(FEWEST, MOST - 1)), wrong];
}

/** A wrong answer that they have seen comes first; of the rest the gravest, and at most a third of all high. */
function ranked(chosen: readonly Candidate[]): Candidate[] {
  const most = Math.floor(chosen.length / 3);
  const isFirst = ({ rule, held }: Candidate) => rule.id === "inaccuracy" && held.typed?.kind === "incident";
  const order = [...chosen].sort(
    (one, other) =>
      Number(isFirst(other)) - Number(isFirst(one)) ||
      product(other) - product(one) ||
      Number(isTyped(other)) - Number(isTyped(one)),
  );
  return order
    .map((each, place) => (place >= most && product(each) >= HIGH_FROM ? lower(each) : each))
    .sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)) || product(other) - product(one));
}

/** One step less likely than the gravest, as often as it takes: a register of high risks ranks nothing. */
function lower(candidate: Candidate): Candidate {
  const likelihood = candidate.likelihood === 3 && candidate.harm === 2 ? 2 : 1;
  return { ...candidate, likelihood };
}

function write(
  firm: CompanyProfile,
  { rule, held, likelihood, harm }: Candidate,
  notes: SourceNotes,
  plan: PlanDays,
): WrittenRisk {
  const { risk, trigger, mitigation, control } = rule.write(firm);
  const calmer: Step = likelihood === 3 ? 2 : 1;
  const known = knownRisks.find(({ id }) => id === rule.evidence);
  const evidence = factsOf(known?.evidence ?? []).filter(({ law }) => law === null);
  const shown: ReportRisk = {
    risk,
    impact: impactOf(likelihood, harm),
    mitigation,
    why: whyOf(held),
    owner: ownerOf(firm, rule.owner),
    legalNote: null,
    evidence: evidence.slice(0, 1).map(({ text, url }) => ({ text, note: notes.at(url) })),
    likelihood,
    harm,
    trigger,
    by: dueOn(rule.due, plan),
    residual: impactOf(calmer, harm),
  };
  return { id: rule.id, shown, control };
}

const SCRAP_WORDS = 3;
const SHORT_SENTENCE = 120;

/** The clause that says it, in their words; a short sentence as a whole. */
function whyOf({ typed, here = "" }: Weighed): string {
  if (typed === undefined) return here;
  const whole = typed.sentence.trim().replace(/[.!?\s]+$/, "");
  const clause = clauseOf(typed);
  // "It was wrong", "who is 62": a scrap says less than its sentence.
  const isScrap = clause.split(" ").length <= SCRAP_WORDS && whole.length <= SHORT_SENTENCE;
  const words = (isScrap ? whole : clause).replace(/["“”„«»]/g, "'").replace(/\[(\d{1,3})\]/g, "($1)");
  return `You wrote: “${words}”.`;
}

/** Not in the weeks of Christmas and New Year. */
function lastOpen(friday: Day): Day {
  return isClosed(daysAfter(friday, -4)) ? lastOpen(daysAfter(friday, -7)) : friday;
}

/** A Friday, or the day of the review. */
function dueOn(due: Due, { mondays, trial, review }: PlanDays): Day {
  const [first = review, start = review] = [mondays[0], trial[0]];
  const half = trial[Math.floor(trial.length / 2)] ?? start;
  const days: Readonly<Record<Due, Day>> = {
    "first week": daysAfter(first, 4),
    "second week": daysAfter(weeksAfter(first, 1), 4),
    "before the trial": daysAfter(start, -3),
    "half-way": daysAfter(half, -3),
    review,
  };
  return due === "review" ? review : lastOpen(days[due]);
}
