import { sentences } from "@/lib/domain/report/sentences";
import type { CompanyProfile } from "../company-profile";
import { casesOfTrial, faultOfTrial, shareOfTrial } from "../faults/fault-of-trial";
import { lowerFirst } from "../grammar";
import { doneBy } from "../own-lines/done-by";
import { consentOf, policyGivers, takes, unionOf } from "./stances";
import { trialByHand } from "./without-ai";

/** What is done first, and by which role: the same on page one and among the next steps. */
export function mondayStep(firm: CompanyProfile): { what: string; owner: string } {
  if (firm.policyAsked !== null && !firm.countsUses && !takes(firm, "policyFirst"))
    return {
      what: takes(firm, "respectBan")
        ? "Write in three lines what the ban covers, on which machines and phones, and who answers for it."
        : "Fill in the blanks of the AI rule in this report, and read it with one person who will have to keep it.",
      owner: firm.leader,
    };
  const byHand = trialByHand(firm);
  if (byHand !== null) return { what: sentences(byHand.firstStep), owner: firm.leader };
  if (takes(firm, "respectBan"))
    return { what: "Write down in three lines what the ban is there to prevent.", owner: firm.leader };
  if (takes(firm, "policyFirst"))
    return {
      what: `Fill in the blanks of the AI rule in this report, and send it to one member of ${policyGivers(firm) === "the board" ? "the board" : "those who decide"} for comment.`,
      owner: firm.leader,
    };
  if (firm.countsUses)
    return {
      what: "List every use that runs: its owner, its bill last month, and the last error that was found.",
      owner: firm.pilotOwner,
    };
  const consent = consentOf(firm);
  if (consent !== null)
    return {
      what: `Ask ${consent} for written consent, naming the tool and what would go in; until it comes, nothing goes in.`,
      owner: firm.leader,
    };
  if (takes(firm, "consultUnionFirst"))
    return {
      what: `Sort the planned uses with ${unionOf(firm)}: which change a job, which do not.`,
      owner: firm.leader,
    };
  return { what: withWhoDidIt(firm), owner: firm.pilotOwner };
}

/** It is done with the one who does that work today, by name or role. */
function withWhoDidIt(firm: CompanyProfile): string {
  const { said, thisWeek } = firm.lead;
  const isOfFaults = casesOfTrial(firm) ?? shareOfTrial(firm) ?? faultOfTrial(firm);
  const who = said == null ? null : doneBy(firm.answers, said, isOfFaults !== null);
  const isTheirOwn = who !== null && firm.pilotLead?.split(" ").includes(who) === true;
  return who === null || isTheirOwn || thisWeek.includes(who)
    ? thisWeek
    : `With ${who}, ${lowerFirst(thisWeek)}`;
}
