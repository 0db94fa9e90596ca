import type { CompanyProfile } from "../company-profile";
import { isByHand } from "../faults/fault-of-trial";

/** The guardrail of the trial, where it has one. */
export const checkOf = (firm: CompanyProfile): string => {
  const { guardrail, pilot } = firm.lead.trial;
  if (isForRegulator(firm)) return SAMPLE;
  return (
    guardrail ?? (/\bdraft/i.test(pilot) ? "A named person reads each draft before it leaves" : SAMPLE)
  ).replace(/\.$/, "");
};
/** What a trial of papers for the regulator does wrong, no customer gets to see. */
export const isForRegulator = ({ lead }: CompanyProfile): boolean => lead.departments.includes("compliance");
const SAMPLE = "A named person checks a sample of the results each week";

/** Whether anything is drafted that could be mistaken: a count by hand, where no tool is in use, drafts nothing. */
export const drafts = (firm: CompanyProfile): boolean => firm.tools.size > 0 || !isByHand(firm);
