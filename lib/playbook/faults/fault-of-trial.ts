import type { CompanyProfile } from "../company-profile";
import { CHECKED, CHECKED_SHORTER } from "../lead/checked-lead";
import type { Leaver } from "../own-lines/leaver";
import { casesPilot, leaverPilot } from "./cases-pilot";
import type { CountedFault } from "./counted-fault";
import type { LostShare } from "./lost-share";
import { mixedPilot } from "./mixed-layouts";
import { sharePilot } from "./share-pilot";
import { type TimedWork, timedPilot } from "./timed-work";
import type { ToldCases } from "./told-cases";

/** What goes wrong and was counted, where the first trial is about that; null where it is about other work. */
export const faultOfTrial = ({ fault, lead }: CompanyProfile): CountedFault | null =>
  fault !== null && lead.said === fault.sentence ? fault : null;

/** What is lost of a whole, where the first trial is about that. */
export const shareOfTrial = ({ lost, lead }: CompanyProfile): LostShare | null =>
  lost !== null && lead.trial.slug === sharePilot(lost).title ? lost : null;

/** The cases that are counted, where the first trial is that count. */
export const casesOfTrial = ({ cases, lead }: CompanyProfile): ToldCases | null =>
  cases !== null && lead.trial.slug === casesPilot(cases).title ? cases : null;

/** Who leaves with what they know, where the first trial is a record of that. */
export const leaverOfTrial = ({ leaver, lead }: CompanyProfile): Leaver | null =>
  leaver !== null && lead.trial.slug === leaverPilot(leaver.name).title ? leaver : null;

/** The work whose minutes are noted, where the first trial is of that. */
export const timedOfTrial = ({ timed, lead }: CompanyProfile): TimedWork | null =>
  timed !== null && lead.trial.slug === timedPilot(timed).title ? timed : null;

/** Whether words of theirs are of the sentence that such a trial is about, where no task of a list and no heading names it. */
export const isOfTrial = (firm: CompanyProfile, words: string): boolean =>
  isHeadingOf(casesOfTrial(firm), words) ||
  timedOfTrial(firm)?.telling.some((sentence) => sentence.includes(words.replace(/[.?]$/, ""))) === true ||
  (
    (casesOfTrial(firm) ?? leaverOfTrial(firm))?.sentence ??
    (isChecked(firm) || isOwn(firm) ? firm.lead.said : null)
  )?.includes(words.replace(/[.?]$/, "")) === true;

const isHeadingOf = (cases: ToldCases | null, words: string): boolean =>
  cases !== null && [cases.headedBy, cases.name].includes(words.replace(/[.:?]$/, "").toLowerCase());

/** Whether the trial is of a trouble that has one of its own, such as a backlog. */
const isOwn = ({ lead }: CompanyProfile): boolean => lead.trial.counts !== undefined;

/** Whether the trial is the check of what a tool writes already. */
const isChecked = ({ lead }: CompanyProfile): boolean =>
  lead.trial.slug === CHECKED || lead.trial.slug === CHECKED_SHORTER;

/** A count, a split or a record that people make from what they have: no use of AI, though one may help with the sheet. */
export const isByHand = ({ lead }: CompanyProfile): boolean => lead.trial.byHand === true;

/** Whether what others send is asked for in one layout. */
export const isMixed = ({ mixed, lead }: CompanyProfile): boolean =>
  mixed !== null && lead.trial.slug === mixedPilot(mixed.what).title;

/** Whether the trial sorts what has grown since a tool does the work. */
export const isSorted = (firm: CompanyProfile): boolean => (faultOfTrial(firm)?.since ?? null) !== null;
