import { type Fact, type FactKind, isFirm } from "@/lib/domain/ledger/fact";
import { fold } from "@/lib/domain/ledger/fold";
import { sentencesOf } from "@/lib/domain/ledger/sentences";
import { isRightBehind } from "@/lib/domain/value/around";
import type { CompanyProfile } from "../company-profile";
import { casesOfTrial, faultOfTrial, isOfTrial, shareOfTrial } from "../faults/fault-of-trial";
import { upperFirst } from "../grammar";
import { toldWith } from "../own-lines/under-heading";
import { typed } from "../typed";
import { grouped } from "../value/box/figures";
import { isOfTheSum } from "../value/likely-sums";
import { clausesOf, hasVerb } from "./clauses";
import { leadTask } from "./lead-task";
import { WEIGHS_MOST } from "./weighs-most";
import { A_VOLUME_OF_IT, DONE_TWICE, GOES_WRONG, wordsMark } from "./words-mark";

/** A quotation is never longer, and never cut. */
export const MOST_CHARACTERS = 90;
const FEWEST_WORDS = 3;

const FIELDS = ["otherChallenge", "aiFriction", "aiExperience"] as const;
type Quoted = (typeof FIELDS)[number];

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

interface Candidate {
  text: string;
  field: Quoted;
  form: keyof typeof BY_FORM;
  from: number;
  to: number;
}

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
  const facts = firm.ledger.facts.filter(isFirm);
  const stanceFacts = new Set(firm.stances.flatMap(({ because }) => because));
  const lead = leadTask(firm);
  const under = new Set(lead === null ? [] : toldWith(firm.answers.otherChallenge, lead.sentence));
  const candidates = FIELDS.flatMap((field) => candidatesIn(field, firm.answers[field], lead));
  const marked = candidates
    .filter((one) => isOfAProblem(one, facts))
    .map((candidate) => ({
      candidate,
      mark:
        markOf(candidate, facts, stanceFacts, lead, saysFault(firm, candidate)) +
        (countsTheWork(candidate, facts, under) ? UNDER_WITH_ITS_FIGURE : 0) +
        (isOfTheSum(firm, candidate.text) ? OF_THE_SUM : 0),
    }));
  const [best] = marked.sort((one, other) => other.mark - one.mark);
  return best === undefined ? null : upperFirst(best.candidate.text);
}

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

const within = ({ span }: Fact, from: number, to: number): boolean => span[0] >= from && span[1] <= to;

function candidatesIn(field: Quoted, answer: string | null, lead: Fact | null): Candidate[] {
  if (typed(answer) === null || answer === null) return [];
  const text = answer.normalize("NFC");
  const stretches = sentencesOf(fold(text).folded);
  const all: Omit<Candidate, "text" | "field">[] = [
    ...stretches.map(({ start, end }) => ({ form: "sentence" as const, from: start, to: end })),
    ...(stretches.length > 1 ? [{ form: "answer" as const, from: 0, to: text.length }] : []),
    ...headedIn(text, stretches),
    ...stretches.flatMap(({ start, end }) =>
      clausesOf(text.slice(start, end)).map(({ from, to }) => ({
        form: "clause" as const,
        from: start + from,
        to: start + to,
      })),
    ),
  ];
  return all.flatMap(({ form, from, to }) => {
    // "Security questionnaires." says enough where the trial is about them.
    const namesLead = form === "sentence" && lead !== null && lead.field === field && within(lead, from, to);
    const words = printedAs(text.slice(from, to), form, namesLead ? 2 : FEWEST_WORDS);
    return words === null ? [] : [{ text: words, field, form, from, to }];
  });
}

/** A heading and the sentence under it, where there is more behind these. */
const headedIn = (text: string, stretches: readonly { start: number; end: number }[]) =>
  stretches.slice(0, -1).flatMap(({ start, end }, at) => {
    const next = stretches[at + 1];
    const isHeaded = next !== undefined && stretches.length > 2 && !hasVerb(text.slice(start, end));
    if (!isHeaded) return [];
    // Of a long sentence under it, the clause that it begins with.
    const firsts = clausesOf(text.slice(next.start, next.end)).filter(({ from }) => from === 0);
    return [next.end, ...firsts.map(({ to }) => next.start + to)].map((to) => ({
      form: "answer" as const,
      from: start,
      to,
    }));
  });

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

/** "And Ivo is done June 30": it reads without the word that ties it to the one before. */
const GOES_ON_FROM = /^\s*(?:and|but|so),? (?=\p{L})/iu;

/** As it is printed, or null where it does not fit or says too little. */
function printedAs(raw: string, form: Candidate["form"], fewest: number): string | null {
  // "3. Customer audits": the number is of their list.
  const line = typed(raw.replace(/^\s*\d{1,2}[.)]\s+(?=\p{L})/u, "").replace(GOES_ON_FROM, ""));
  if (line === null) return null;
  const mark = form === "clause" ? "" : /\?\s*$/.test(raw) ? "?" : ".";
  const text = `${line}${mark}`;
  const isShort = line.split(" ").length < fewest;
  return isShort || [...text].length > MOST_CHARACTERS ? null : text;
}

function markOf(
  { field, form, from, to, text }: Candidate,
  facts: readonly Fact[],
  stanceFacts: ReadonlySet<Fact>,
  lead: Fact | null,
  isOfFault: boolean,
): number {
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
  const heading = isHeading({ form, text }) ? ONLY_A_HEADING : 0;
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
  !DONE_TWICE.test(text);
