import { leadOf } from "@/lib/domain/ledger/lead";
import { sentences } from "@/lib/domain/report/sentences";
import type { CompanyProfile } from "../company-profile";
import { casesPilot } from "../faults/cases-pilot";
import { faultPilot } from "../faults/fault-pilot";
import { sharePilot } from "../faults/share-pilot";
import { lowerFirst } from "../grammar";
import { typedChallenge, usualPilot } from "../lead/lead-challenge";
import { pilotKeys } from "../lead/task-words";

/** Under a ban their problem is there all the same: how it is begun by hand, where what they told says so. */
export function withoutAi(firm: CompanyProfile): string | null {
  const { fault, lost, leaver, cases, proposal } = firm;
  if (proposal?.isWithoutAi === true)
    return `Beside it, and without AI: give ${proposal.name} the hours to show that ${proposal.quote}.`;
  const trouble =
    fault !== null
      ? faultPilot(fault, leaver?.name ?? null)
      : lost !== null
        ? sharePilot(lost)
        : cases?.name == null
          ? null
          : casesPilot(cases);
  const unnamed = cases?.counted == null ? null : casesPilot(cases).firstStep;
  const step = trouble?.firstStep ?? searchOf(firm) ?? knowledgeOf(firm) ?? unnamed;
  return step === null ? null : `Beside it, and without AI: ${lowerFirst(sentences(step))}`;
}

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
