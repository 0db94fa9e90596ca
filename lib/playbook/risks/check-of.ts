import type { CompanyProfile } from "../company-profile";
import { isByHand } from "../faults/fault-of-trial";
import { hasEffect, stateOf } from "../typed-facts";

/** The guardrail of a trial that drafts; elsewhere a reading, and a sample of it where most goes out unread. */
export function checkOf(firm: CompanyProfile): string {
  const { guardrail, pilot } = firm.lead.trial;
  if (isForRegulator(firm) || runsAlready(firm))
    return "A named person checks a sample of the results each week";
  return /\bdraft/i.test(pilot) && guardrail !== null && !isByHand(firm)
    ? guardrail.replace(/\.$/, "")
    : `A named person reads what a tool wrote before ${firm.words.customers} see it`;
}

/** In production, by what they wrote or by nearly all that can be ticked: much of it is read by no one before it leaves. */
export const runsAlready = (firm: CompanyProfile): boolean =>
  hasEffect(firm, "leaderBranch") ||
  stateOf(firm, "in_production") !== undefined ||
  firm.readiness.maturityProfile === "Leading";

/** What a trial of papers for the regulator does wrong, no customer gets to see. */
const isForRegulator = ({ lead }: CompanyProfile): boolean => lead.departments.includes("compliance");

/** Whether anything is drafted that could be mistaken: a count by hand, where no tool is in use, drafts nothing. */
export const drafts = (firm: CompanyProfile): boolean => firm.tools.size > 0 || !isByHand(firm);
