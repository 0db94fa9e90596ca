import { leadOf } from "@/lib/domain/ledger/lead";
import { sentences } from "@/lib/domain/report/sentences";
import type { CompanyProfile } from "../company-profile";
import { casesPilot } from "../faults/cases-pilot";
import { faultPilot } from "../faults/fault-pilot";
import { sharePilot } from "../faults/share-pilot";
import { lowerFirst } from "../grammar";
import { typedChallenge, usualPilot } from "../lead/lead-challenge";
import type { UsualPilot } from "../lead/own-pilot";
import { pilotKeys } from "../lead/task-words";
import { takes } from "./stances";

/** Under a ban their problem is there all the same: how it is begun by hand, where what they told says so. */
export function withoutAi(firm: CompanyProfile): string | null {
  const { cases, proposal } = firm;
  if (proposal?.isWithoutAi === true)
    return `Beside it, and without AI: give ${proposal.name} the hours to show that ${proposal.quote}.`;
  const unnamed = cases?.counted == null ? null : casesPilot(cases).firstStep;
  const step = pilotOfTrouble(firm)?.firstStep ?? searchOf(firm) ?? knowledgeOf(firm) ?? unnamed;
  return step === null ? null : `Beside it, and without AI: ${lowerFirst(sentences(step))}`;
}

/** What would be tried against what goes wrong, if nothing were banned. */
function pilotOfTrouble(firm: CompanyProfile): UsualPilot | null {
  const { fault, lost, leaver, cases, late, own } = firm;
  if (fault !== null) return faultPilot(fault, leaver?.name ?? null, late);
  if (lost !== null) return sharePilot(lost);
  return own?.pilot ?? (cases?.name == null ? null : casesPilot(cases));
}

/** A trial that people hold by hand is the decision where the ban is said to stay: null where one use may still be asked for. */
export function trialByHand(firm: CompanyProfile): UsualPilot | null {
  const { aiExperience, aiFriction, otherChallenge } = firm.answers;
  const isToStay = [aiExperience, aiFriction, otherChallenge].some((told) => STAYS.test(told ?? ""));
  const pilot = isToStay && takes(firm, "respectBan") ? pilotOfTrouble(firm) : null;
  return pilot?.byHand === true ? pilot : null;
}
/** "The ban stays.", "lift it for the office only. No." */
const STAYS =
  /(?<!\p{L})(?:ban (?:stays|holds|is staying|remains)|(?:stays|remains) banned|lift(?:ing)? (?:it|the ban)[^.!?]{0,40}[.!?] no(?!\p{L})|(?:don['’]?t|do not) (?:want to be talked out of (?:it|that)|(?:tell|ask) (?:me|us) to (?:lift|drop|end) (?:it|the ban))|not (?:lifting|changing|touching) (?:it|the ban|that rule))(?!\p{L})/iu;

/** What was dealt with before is found again by a list that people keep. */
function searchOf({ ledger, industry }: CompanyProfile): string | null {
  const because = leadOf(ledger, []).lead?.fact;
  if (because?.work !== "find") return null;
  const usual = usualPilot(...pilotKeys(because));
  return typedChallenge({ because, own: null, usual, tool: null }, industry)?.firstStep ?? null;
}

const knowledgeOf = ({ leaver }: CompanyProfile): string | null =>
  leaver === null
    ? null
    : `two hours a week, one person asks ${leaver.name} and writes each answer down, until ${leaver.name} goes`;
