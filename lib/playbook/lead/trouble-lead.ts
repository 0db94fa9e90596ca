import type { Ledger } from "@/lib/domain/ledger/fact";
import { type Candidate, leadOf } from "@/lib/domain/ledger/lead";
import type { Challenge } from "../challenge";
import { casesPilot, leaverPilot } from "../faults/cases-pilot";
import type { CountedFault } from "../faults/counted-fault";
import { faultPilot, isSeenInTime } from "../faults/fault-pilot";
import type { LostShare } from "../faults/lost-share";
import { type MixedLayouts, mixedPilot } from "../faults/mixed-layouts";
import type { OwnTrouble } from "../faults/own-trouble";
import type { SeenLate } from "../faults/seen-late";
import { sharePilot } from "../faults/share-pilot";
import { sentOut } from "../faults/slipped-through";
import { type TimedWork, timedPilot } from "../faults/timed-work";
import type { ToldCases } from "../faults/told-cases";
import { type TriedOnIt, triedPilot } from "../faults/tried-on-it";
import type { Leaver } from "../own-lines/leaver";
import { type Proposal, proposedPilot } from "../own-lines/proposal";
import type { Rechecked } from "../own-lines/rechecked";
import { type Checked, checkedPilot, shorterCheckPilot } from "./checked-lead";
import { doneWithAi, isDoneWithAi } from "./done-with-ai";
import { typedChallenge } from "./lead-challenge";
import type { UsualPilot } from "./own-pilot";
import { pluralOf, taskWords } from "./task-words";

/** What goes wrong in their work, by what they typed. */
export interface Trouble {
  /** As often as they counted it. */
  fault: CountedFault | null;
  /** What is lost of a whole, in per cent. */
  lost: LostShare | null;
  /** Who knows the work best and is about to leave. */
  leaver: Leaver | null;
  /** A problem that was told with its figures, and that no list knows. */
  cases: ToldCases | null;
  /** What was wrong and left all the same, in their sentence. */
  slip: string | null;
  /** Who checks every line of what a tool drafts. */
  rechecked: Rechecked | null;
  /** What others send, each in a layout of its own. */
  mixed: MixedLayouts | null;
  /** What one of their own people says could be done. */
  proposal: Proposal | null;
  /** Of a kind that any trade may have, such as a backlog. */
  own: OwnTrouble | null;
  /** By how many there are and how long each takes. */
  timed: TimedWork | null;
  /** The same work, as some of theirs do it with a tool. */
  tried: TriedOnIt | null;
  /** The assistant that is paid for, as far as that is known. */
  assistant?: string | null;
  /** Who sees the work too late to stop it. */
  late: SeenLate | null;
  ledger: Ledger;
  industry: string;
}

/** The first pilot against what goes wrong in their own work; null where they told none, or work that comes first. */
export function troubleLead(told: Trouble): Challenge | null {
  const work = leadOf(told.ledger, []).lead;
  return (
    fromFault(told, work) ??
    fromRecheck(told) ??
    fromSlip(told) ??
    fromShare(told, work) ??
    fromOwn(told, work) ??
    fromLeaver(told) ??
    fromNamedCases(told, work) ??
    fromMixed(told, work) ??
    fromProposal(told, work) ??
    fromTried(told, work) ??
    fromTimed(told, work)
  );
}

/** Who of theirs holds the trial because it is theirs: what they propose, or what they see in time. */
export function ownerIn({ proposal, fault, late }: Trouble, { said }: Challenge): string | null {
  if (proposal !== null && said === proposal.sentence) return proposal.name;
  return fault !== null && said === fault.sentence && isSeenInTime(fault, late) ? late.who : null;
}

function fromFault(
  { fault, leaver, late, ledger, industry }: Trouble,
  work: Candidate | null,
): Challenge | null {
  if (fault === null || (fault.since === null && isFigured(work) && !runsWithAi(work, ledger))) return null;
  const because = ledger.facts.find(({ sentence }) => sentence === fault.sentence);
  if (because === undefined) return null;
  return typedChallenge(
    { because, own: null, usual: faultPilot(fault, leaver?.name ?? null, late), tool: null },
    industry,
  );
}

/** Their problem itself is work with its figures: hours, pieces or a change. */
const isFigured = (work: Candidate | null): boolean =>
  work?.fact?.field === "otherChallenge" && work.hasFigure;

const runsWithAi = (work: Candidate | null, { facts }: Ledger): boolean =>
  work?.fact != null && isDoneWithAi(work.fact, facts);

/** A tool does the work already, and someone checks every line of it. */
function fromRecheck({ rechecked, ledger, industry }: Trouble): Challenge | null {
  const words = wordsOfChecked(rechecked, ledger);
  return rechecked === null || words === null
    ? null
    : saidIn(rechecked.sentence, shorterCheckPilot(words, rechecked.who), industry);
}

/** What is checked whole since a tool does it: work that was read, else the pieces as they call them. */
export function wordsOfChecked(rechecked: Rechecked | null, { facts }: Ledger): Checked | null {
  const [task] = rechecked === null ? [] : doneWithAi(facts);
  if (task !== undefined) return { ...taskWords(task), isText: true };
  const piece = rechecked?.piece ?? null;
  return piece === null ? null : { piece, pieces: pluralOf(piece), isText: false };
}

/** A tool does the work already, and an error left: the check is what is tried. */
function fromSlip({ slip, ledger, industry }: Trouble): Challenge | null {
  const [task] = slip === null ? [] : doneWithAi(ledger.facts);
  if (slip === null) return null;
  const words = task === undefined ? sentOut(slip) : taskWords(task);
  return words === null ? null : saidIn(slip, checkedPilot(words), industry);
}

/** What is lost of a whole comes before any work that was named behind it, or elsewhere. */
function fromShare({ lost, industry }: Trouble, work: Candidate | null): Challenge | null {
  const fact = work?.fact;
  if (lost === null || (fact?.field === "otherChallenge" && fact.sentenceAt < lost.at)) return null;
  return saidIn(lost.sentence, sharePilot(lost), industry);
}

/** Who leaves with what they know is the problem where the challenge begins with it. */
const fromLeaver = (told: Trouble): Challenge | null =>
  told.leaver?.isFirst === true ? recordLead(told) : null;

/** What has a trial of its own by what it is, unless work with its figures was told that no tool does yet. */
const fromOwn = ({ own, ledger, industry }: Trouble, work: Candidate | null): Challenge | null =>
  own === null || (isFigured(work) && !runsWithAi(work, ledger))
    ? null
    : saidIn(own.sentence, own.pilot, industry);

/** A record of what the one who leaves knows, by name; null where no one is named. */
export const recordLead = ({ leaver, industry }: Pick<Trouble, "leaver" | "industry">): Challenge | null =>
  leaver === null ? null : saidIn(leaver.sentence, leaverPilot(leaver.name), industry);

/** What comes in every layout is asked for in one, unless the work itself was told with its figures. */
const fromMixed = ({ mixed, industry }: Trouble, work: Candidate | null): Challenge | null =>
  mixed === null || isFigured(work) ? null : saidIn(mixed.sentence, mixedPilot(mixed.what), industry);

/** What one of theirs proposes is tried before anything of a list, unless work with its figures was told. */
const fromProposal = ({ proposal, ledger, industry }: Trouble, work: Candidate | null): Challenge | null =>
  proposal === null || (isFigured(work) && !runsWithAi(work, ledger))
    ? null
    : saidIn(proposal.sentence, proposedPilot(proposal), industry);

/** Cases that have a name come before what already runs elsewhere, and before what was ticked. */
const fromNamedCases = (told: Trouble, work: Candidate | null): Challenge | null =>
  told.cases?.name == null || (work?.fact?.field === "otherChallenge" && !comesBehind(work, told.cases))
    ? null
    : casesLead(told);

/** "Second visits. 1,300 emergency calls …": the heading names the trouble, and the work behind it is where it happens. */
const comesBehind = ({ fact }: Candidate, { isFirst }: ToldCases): boolean =>
  isFirst && (fact?.sentenceAt ?? 0) > 0;

/** What some of theirs do already comes before a count of what was missing, and behind work that a list knows. */
const fromTried = (
  { tried, industry, assistant = null }: Trouble,
  work: Candidate | null,
): Challenge | null =>
  tried === null || isFigured(work) ? null : saidIn(tried.sentence, triedPilot(tried, assistant), industry);

/** Work of which a sum was told comes before other work that was only named; not where a list knows it, or one who leaves does. */
function fromTimed({ timed, leaver, ledger, industry }: Trouble, work: Candidate | null): Challenge | null {
  if (timed === null || (isFigured(work) && !runsWithAi(work, ledger))) return null;
  const isOnAList = ledger.facts.some(
    ({ kind, sentence }) => kind === "task" && timed.sentences.includes(sentence),
  );
  const isOfLeaver = leaver !== null && timed.sentences.some((sentence) => sentence.includes(leaver.name));
  return isOnAList || isOfLeaver ? null : timedLead({ timed, industry });
}

/** What was missing is noted with the minutes that each of them takes. */
export const timedLead = ({ timed, industry }: Pick<Trouble, "timed" | "industry">): Challenge | null =>
  timed === null ? null : saidIn(timed.sentence, timedPilot(timed), industry);

/** The cases of what was told are counted before anything else is tried. */
export const casesLead = ({ cases, industry }: Pick<Trouble, "cases" | "industry">): Challenge | null =>
  cases === null ? null : saidIn(cases.sentence, casesPilot(cases), industry);

/** A pilot that rests on a sentence of theirs, and on no task that was read in it. */
function saidIn(sentence: string, usual: UsualPilot, industry: string): Challenge | null {
  const lead = typedChallenge({ because: null, own: null, usual, tool: null }, industry);
  return lead === null ? null : { ...lead, said: sentence };
}
