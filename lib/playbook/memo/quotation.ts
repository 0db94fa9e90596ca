import { type Fact, type FactKind, isFirm } from "@/lib/domain/ledger/fact";
import { fold } from "@/lib/domain/ledger/fold";
import { sentencesOf } from "@/lib/domain/ledger/sentences";
import type { CompanyProfile } from "../company-profile";
import { faultOfTrial, shareOfTrial } from "../faults/fault-of-trial";
import { upperFirst } from "../grammar";
import { typed } from "../typed";
import { grouped } from "../value/box/figures";
import { clausesOf, hasVerb } from "./clauses";
import { leadTask } from "./lead-task";
import { WEIGHS_MOST } from "./weighs-most";

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
const COUNTS_THE_FAULT = 14;
/** And says how long it takes or how many there are: page one's sum and quotation are of one work. */
const WITH_ITS_FIGURE = 8;
/** "Short orders. Stores say they got less than we billed": the heading of the trial's work, and what is wrong. */
const UNDER_ITS_HEADING = 6;
/** "It made up a bulletin": what it is was said before. */
const POINTS_BACK =
  /^(?:it|they|this|that|these|those|he|she|each (?:one|of)|each takes|chacune?)\b|\b(?:new|more|other) ones\b/i;
const WITHOUT_ITS_SUBJECT = -8;
/** "22% go out with no reply", "80 in spring": of what was said before, or nowhere. */
const COUNTS_THE_UNSAID =
  /^(?:one|two|three|four|five|\d+) of the (?:two|three|four|five|six|seven|eight|nine|ten|\d+) |^(?:(?:about|around|some|only|maybe|nearly|almost|over|just)\s+)?[\d.,]+\s?%?\s+(?:in|on|at|by|per|are|is|were|was|goes|go|went|gets?|got|have|has|had|comes?|came|still|never|ends?|leaves?|left|sont|ont|vont|restent|partent|en)\b/i;
/** "One in six of those we move", "because of them", "we lost a contract over it". */
const ENDS_POINTING_BACK =
  /\bover (?:it|this)\b|\bof (?:those|them|these)\b|\bthe rest[.?]?$|\b(?:them|those|these)[.?]?$/i;
const COUNTING_THE_UNSAID = -24;
/** "We keep maybe 1 in 6 of those we move": a share of what another sentence named. */
const A_SHARE_OF_THOSE = /\d\s?%? of (?:those|them|these)\b/i;
const SHARING_THE_UNSAID = -22;
/** "Grants are 38% of our budget": how large a part is, and nothing that is wrong with it. */
const A_PART_OF_THE_WHOLE =
  /^[^.,]{2,40} (?:is|are|makes? up) (?:about |around |nearly )?\d[\d.,]*\s?(?:%|percent) of (?:our|my|the) (?:budget|revenues?|income|sales|business|turnover)\.?$/i;
const ONLY_A_PART = -14;
/** "We do 22 families a week.": how much there is to do, and nothing that is wrong with it. */
const A_VOLUME_ALONE =
  /^(?:we|i|our \p{L}+) \p{L}+(?: \p{L}+)? (?:about |around |roughly |some |over )?\d[\d.,]*(?: [\p{L}-]+){1,3} (?:a|per|each|every) (?:day|week|month|quarter|year|season)\.$/iu;
const ONLY_A_VOLUME = -16;
/** "The ministry sends us 300 files a year": how many there are of what the trial is about. */
const A_VOLUME_OF_IT =
  /\b(?:sends?|gets?|receives?|handles?|answers?|does|do|come|comes) (?:\p{L}+ )?(?:about |around |some )?\d[\d.,]* \p{L}+ (?:a|per) (?:day|week|month|year)\.?$/iu;
const ONLY_ITS_VOLUME = -12;
/** "Drivers: 5 vacancies, 20 call-outs a month.": figures in a row, and no sentence. */
const ONLY_FIGURES = -10;
/** "Forecasters cost me $68/hr all in.": what an hour costs, and nothing that is wrong. */
const NAMES_A_WAGE =
  /(?:\$ ?\d[\d.,]*|\d[\d.,]* ?\$) ?(?:\/|an |per |de l['’]|par |l['’]) ?h(?:r|our|eure)?s?(?!\p{L})/iu;
const NAMING_A_WAGE = -16;
/** "Last February we had a sinking, $412,000.": what it led to, told in their own words. */
const TELLS_A_LOSS =
  /(?<!\p{L})(?:docks? us|docked us|cut our (?:payments?|fees?|price)|lost|loses?|ate|shut (?:us|the)|missed|promise \d|followed (?:it|them) up|late \d|late (?:again|last)|wrong|can't tell|cannot tell|turned away|fined us|sinking|accident|perdu|perdons|refusé|en retard)(?!\p{L})/iu;
const TELLING_A_LOSS = 6;
/** A heading named the work, and the trial is about it: what is in the way of AI is no problem of that work. */
const OF_OTHER_WORK = -12;
const SENTENCE_END = /(?<=[.!?])\s+/;

interface Candidate {
  text: string;
  field: Quoted;
  form: keyof typeof BY_FORM;
  from: number;
  to: number;
}

/** Their own sentence that tells the problem, or a clause that reads as one; null where none is short enough. */
export function quotationOf(firm: CompanyProfile): string | null {
  const facts = firm.ledger.facts.filter(isFirm);
  const stanceFacts = new Set(firm.stances.flatMap(({ because }) => because));
  const lead = leadTask(firm);
  const candidates = FIELDS.flatMap((field) => candidatesIn(field, firm.answers[field], lead));
  const marked = candidates
    .filter((one) => isOfAProblem(one, facts))
    .map((candidate) => ({
      candidate,
      mark: markOf(candidate, facts, stanceFacts, lead, saysFault(firm, candidate)),
    }));
  const [best] = marked.sort((one, other) => other.mark - one.mark);
  return best === undefined ? null : upperFirst(best.candidate.text);
}

/** Whether it counts what goes wrong, and tells nothing else before it, where the trial is about that. */
function saysFault(firm: CompanyProfile, { text, form }: Candidate): boolean {
  const fault = faultOfTrial(firm);
  const lost = shareOfTrial(firm);
  if (lost !== null) return text.includes(lost.share) || WEIGHS_MOST.test(text);
  return (
    fault !== null &&
    text.includes(grouped(fault.count)) &&
    (form !== "answer" || text.toLowerCase().startsWith(fault.several))
  );
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
      fact.span[0] >= from &&
      fact.span[1] <= to &&
      (fact.kind === "incident" || fact.kind === "constraint" || isUnseen(fact)),
  );

const isUnseen = (fact: Fact): boolean => fact.kind === "state" && fact.key === "private_use";

/** As it is printed, or null where it does not fit or says too little. */
function printedAs(raw: string, form: Candidate["form"], fewest: number): string | null {
  const line = typed(raw);
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
  const within = facts.filter((fact) => fact.field === field && fact.span[0] >= from && fact.span[1] <= to);
  const kinds = new Set(within.map(({ kind }) => kind));
  const said = [...kinds].reduce((sum, kind) => sum + (BY_KIND[kind] ?? 0), 0);
  const stance = within.some((fact) => stanceFacts.has(fact)) ? BESIDE_A_STANCE : 0;
  // A heading, and figures in a row, are no problem: what is wrong is told under them.
  const isBare = lead?.kind === "task" && lead.noun !== undefined && !hasVerb(text);
  const namesIt = lead !== null && within.includes(lead) && !isBare;
  const named = namesIt ? NAMES_THE_LEAD : isOfFault ? COUNTS_THE_FAULT : 0;
  const figured = named > 0 && form !== "answer" && kinds.has("rate") ? WITH_ITS_FIGURE : 0;
  const headed =
    named > 0 && form === "answer" && hasVerb(text) && !A_VOLUME_OF_IT.test(text) ? UNDER_ITS_HEADING : 0;
  const taken = lead !== null && within.some((fact) => takesUp(fact, lead)) ? TAKES_IT_UP : 0;
  const open = POINTS_BACK.test(text) || ENDS_POINTING_BACK.test(text) ? WITHOUT_ITS_SUBJECT : 0;
  const counted = text.split(SENTENCE_END).some((each) => COUNTS_THE_UNSAID.test(each));
  const unsaid = (counted ? COUNTING_THE_UNSAID : 0) + (A_SHARE_OF_THOSE.test(text) ? SHARING_THE_UNSAID : 0);
  const heading = isHeading({ form, text }) ? ONLY_A_HEADING : 0;
  const volume = A_VOLUME_ALONE.test(text) && named === 0 ? ONLY_A_VOLUME : 0;
  const its = A_VOLUME_OF_IT.test(text) && named > 0 ? ONLY_ITS_VOLUME : 0;
  const row = (text.match(/\d+/g) ?? []).length > 1 && !hasVerb(text) && named === 0 ? ONLY_FIGURES : 0;
  const wage = NAMES_A_WAGE.test(text) ? NAMING_A_WAGE : 0;
  const loss = TELLS_A_LOSS.test(text) ? TELLING_A_LOSS : 0;
  const elsewhere =
    lead?.kind === "task" && lead.noun !== undefined && lead.field !== field ? OF_OTHER_WORK : 0;
  const part = A_PART_OF_THE_WHOLE.test(text) ? ONLY_A_PART : 0;
  return (
    BY_FIELD[field] +
    BY_FORM[form] +
    said +
    stance +
    named +
    figured +
    headed +
    taken +
    open +
    unsaid +
    heading +
    elsewhere +
    part +
    wage +
    loss +
    volume +
    its +
    row
  );
}

/** "Two people work on it and we missed 40 dates": the sentence behind the trial's own. */
const takesUp = ({ field, sentence, sentenceAt }: Fact, lead: Fact): boolean => {
  const behind = sentenceAt - lead.sentenceAt - lead.sentence.length;
  return field === lead.field && behind >= 0 && behind < 3 && /\bon (?:it|them|this)\b/i.test(sentence);
};
const TAKES_IT_UP = 8;

const isHeading = ({ form, text }: Pick<Candidate, "form" | "text">): boolean =>
  form === "sentence" && text.split(" ").length <= HEADING_WORDS && !hasVerb(text);
