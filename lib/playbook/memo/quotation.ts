import { type Fact, type FactKind, isFirm } from "@/lib/domain/ledger/fact";
import { isRightBehind } from "@/lib/domain/value/around";
import type { CompanyProfile } from "../company-profile";
import { casesOfTrial, faultOfTrial, isOfTrial, shareOfTrial } from "../faults/fault-of-trial";
import { upperFirst } from "../grammar";
import { toldWith } from "../own-lines/under-heading";
import { grouped } from "../value/box/figures";
import { isOfTheSum, sureSumOf } from "../value/likely-sums";
import { besideMark, TELLS_OF_TROUBLE } from "./beside-mark";
import { type Candidate, candidatesIn, FIELDS, type Quoted, within } from "./candidates";
import { hasVerb } from "./clauses";
import { leadTask } from "./lead-task";
import { learnedOf, type Marked } from "./learned-quotation";
import { WEIGHS_MOST } from "./weighs-most";
import { A_VOLUME_OF_IT, DONE_TWICE, GOES_WRONG, POINTS_BACK, wordsMark } from "./words-mark";

/** What a director would call the problem: the challenge before the obstacle, and both before a story. */
const BY_FIELD: Readonly<Record<Quoted, number>> = { otherChallenge: 60, aiFriction: 42, aiExperience: 25 };
const BY_KIND: Readonly<Partial<Record<FactKind, number>>> = {
  incident: 15,
  constraint: 10,
  quantity: 5,
  rate: 5,
  change: 5,
  amount: 5,
  task: 4,
  verdict: -10,
};
const BY_FORM = { sentence: 6, answer: 2, clause: -4 } as const;
/** "Minutes and staff reports." names the work, and tells no problem: any sentence about it says more. */
const ONLY_A_HEADING = -20;
const HEADING_WORDS = 6;
/** "Picker cards.": better than what is beside the trouble, and than nothing. */
const BRIEF_HEADING = -28;
const isBrief = (text: string): boolean => text.split(" ").length < 3;
const BESIDE_A_STANCE = 8;
/** It names the very work that the first pilot is about. */
const NAMES_THE_LEAD = 10;
/** It counts what goes wrong, and the trial is about that. */
const COUNTS_THE_FAULT = 20;
/** And says how long it takes or how many there are: page one's sum and quotation are of one work. */
const WITH_ITS_FIGURE = 8;
/** "Short orders. Stores say they got less than we billed": the heading of the trial's work, and what is wrong. */
const UNDER_ITS_HEADING = 6;
/** "Drivers: 5 vacancies, 20 call-outs a month.": figures in a row, and no sentence. */
const ONLY_FIGURES = -10;
/** A heading named the work, and the trial is about it: what is in the way of AI is no problem of that work. */
const OF_OTHER_WORK = -12;
const OF_THE_SUM = 18;
/** "We write 210 a year and one takes 7 hours", under the heading of the trial's work. */
const UNDER_WITH_ITS_FIGURE = 16;

/** Their own sentence that tells the problem, or a clause that reads as one; null where none is short enough. */
export function quotationOf(firm: CompanyProfile): string | null {
  const known = quotations.get(firm);
  if (known !== undefined) return known;
  const quotation = bestOf(firm);
  quotations.set(firm, quotation);
  return quotation;
}
/** Asked for by each part of page one, and read once. */
const quotations = new WeakMap<CompanyProfile, string | null>();

function bestOf(firm: CompanyProfile): string | null {
  const marked = markedOf(firm);
  const learned = learnedOf(firm, marked);
  const [byMark] = marked.toSorted((one, other) => other.mark - one.mark);
  const best = learned ?? byMark?.candidate;
  return best === undefined ? null : upperFirst(best.text);
}

/** What may be quoted of all answers, with points set by hand. */
export function markedOf(firm: CompanyProfile): Marked[] {
  const facts = firm.ledger.facts.filter(isFirm);
  const stanceFacts = new Set(firm.stances.flatMap(({ because }) => because));
  const lead = leadTask(firm);
  const under = new Set(lead === null ? [] : toldWith(firm.answers.otherChallenge, lead.sentence));
  const hasSum = sureSumOf(firm) !== null;
  const candidates = FIELDS.flatMap((field) => candidatesIn(field, firm.answers[field], lead));
  return candidates
    .filter((one) => isOfAProblem(one, facts))
    .map((candidate) => ({
      candidate,
      mark:
        markOf(candidate, facts, stanceFacts, lead, saysFault(firm, candidate)) +
        (countsTheWork(candidate, facts, under) ? UNDER_WITH_ITS_FIGURE : 0) +
        (isOfTheSum(firm, candidate.text) && !POINTS_BACK.test(candidate.text) ? OF_THE_SUM : 0) +
        besideMark(candidate.text, {
          hasSum: hasSum && candidate.field === "otherChallenge",
          isOfTheSum: isOfTheSum(firm, candidate.text),
        }),
    }));
}

/** The trouble is told first, and what comes behind four sentences is mostly beside it. */
const placeMark = ({ field, place, form }: Candidate): number =>
  field === "otherChallenge" ? (BY_PLACE[place] ?? LATER) + (form === "answer" && place === 0 ? 2 : 0) : 0;
const BY_PLACE = [8, 6, 2, -2];
const LATER = -8;

/** Whether it counts what goes wrong, and tells nothing else before it, where the trial is about that. */
function saysFault(firm: CompanyProfile, { text, form }: Candidate): boolean {
  const fault = faultOfTrial(firm);
  const lost = shareOfTrial(firm);
  if (lost !== null) return text.includes(lost.share) || WEIGHS_MOST.test(text);
  if (fault === null) return isOfTrial(firm, text) || countsCases(firm, text);
  return (
    text.includes(grouped(fault.count)) &&
    (fault.good === null || text.toLowerCase().includes(fault.good)) &&
    (form !== "answer" || text.toLowerCase().startsWith(fault.several))
  );
}

/** Whether it says, under the heading of the work, how many there are or how long one takes. */
const countsTheWork = (
  { field, form, from, to }: Candidate,
  facts: readonly Fact[],
  under: ReadonlySet<string>,
): boolean =>
  field === "otherChallenge" &&
  form !== "answer" &&
  facts.some(
    (fact) =>
      fact.kind === "rate" &&
      (fact.role === "volume" || fact.role === "duration") &&
      fact.field === field &&
      under.has(fact.sentence) &&
      from === fact.sentenceAt &&
      within(fact, from, to),
  );

/** "Go-backs. We get 55 a week", "60 complaints a week": the cases of the trial by their name, and how many there are. */
function countsCases(firm: CompanyProfile, text: string): boolean {
  const name = casesOfTrial(firm)?.name?.replace(/s$/, "");
  if (name === undefined || !/\d/.test(text)) return false;
  const said = text.toLowerCase();
  return said.startsWith(name) || (said.includes(name) && !said.includes(". "));
}

/** What was told as experience is a problem only where something went wrong, or goes on unseen. */
const isOfAProblem = ({ field, from, to }: Candidate, facts: readonly Fact[]): boolean =>
  field !== "aiExperience" ||
  facts.some(
    (fact) =>
      fact.field === field &&
      within(fact, from, to) &&
      (fact.kind === "incident" || fact.kind === "constraint" || isUnseen(fact)),
  );

const isUnseen = (fact: Fact): boolean => fact.kind === "state" && fact.key === "private_use";

function markOf(
  candidate: Candidate,
  facts: readonly Fact[],
  stanceFacts: ReadonlySet<Fact>,
  lead: Fact | null,
  isOfFault: boolean,
): number {
  const { field, form, from, to, text } = candidate;
  const inside = facts.filter((fact) => fact.field === field && within(fact, from, to));
  const kinds = new Set(inside.map(({ kind }) => kind));
  const said = [...kinds].reduce((sum, kind) => sum + (BY_KIND[kind] ?? 0), 0);
  const stance = inside.some((fact) => stanceFacts.has(fact)) ? BESIDE_A_STANCE : 0;
  // A heading, and figures in a row, are no problem: what is wrong is told under them.
  const isBare = lead?.kind === "task" && lead.noun !== undefined && !hasVerb(text);
  const namesIt = lead !== null && inside.includes(lead) && !isBare;
  const named = namesIt ? NAMES_THE_LEAD : isOfFault ? COUNTS_THE_FAULT : 0;
  const figured = named > 0 && form !== "answer" && kinds.has("rate") ? WITH_ITS_FIGURE : 0;
  const headed =
    named > 0 && form === "answer" && hasVerb(text) && !A_VOLUME_OF_IT.test(text) ? UNDER_ITS_HEADING : 0;
  const taken = lead !== null && inside.some((fact) => takesUp(fact, lead)) ? TAKES_IT_UP : 0;
  const brief = isBrief(text) && !namesIt ? BRIEF_HEADING : 0;
  const heading = Math.min(brief, isHeading({ form, text }) ? ONLY_A_HEADING : 0);
  const elsewhere =
    lead?.kind === "task" && lead.noun !== undefined && lead.field !== field ? OF_OTHER_WORK : 0;
  const row = (text.match(/\d+/g) ?? []).length > 1 && !hasVerb(text) ? ONLY_FIGURES : 0;
  return (
    BY_FIELD[field] +
    BY_FORM[form] +
    said +
    stance +
    named +
    figured +
    headed +
    taken +
    heading +
    elsewhere +
    row +
    (heading === 0 ? placeMark(candidate) : 0) +
    wordsMark(text, named > 0)
  );
}

/** "Two people work on it and we missed 40 dates": the sentence behind the trial's own. */
const takesUp = (fact: Fact, lead: Fact): boolean =>
  isRightBehind(fact, lead) && /\bon (?:it|them|this)\b/i.test(fact.sentence);
const TAKES_IT_UP = 8;

const isHeading = ({ form, text }: Pick<Candidate, "form" | "text">): boolean =>
  form === "sentence" &&
  text.split(" ").length <= HEADING_WORDS &&
  !hasVerb(text) &&
  !GOES_WRONG.test(text) &&
  !TELLS_OF_TROUBLE.test(text) &&
  !DONE_TWICE.test(text);
