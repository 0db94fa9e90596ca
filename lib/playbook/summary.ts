import type { CompanyProfile } from "./company-profile";
import { contradictionOf } from "./contradictions";
import { lowerFirst, paragraph } from "./grammar";
import { decisionOf } from "./memo/decision";
import { problemOf } from "./memo/problem";

/** Summary: the problem, what an outsider would notice and the decision that is asked for, as in the memo of page one. */
export function executiveSummary(firm: CompanyProfile): string {
  const { quotation, paraphrase } = problemOf(firm);
  const problem = quotation === null ? (paraphrase ?? "") : `You wrote: ${inMarks(quotation)}`;
  return paragraph(
    problem,
    contradictionOf(firm).headline,
    `The decision that we ask for: ${lowerFirst(decisionOf(firm))}`,
  );
}

const inMarks = (quotation: string): string =>
  /[.?]$/.test(quotation) ? `“${quotation}”` : `“${quotation}”.`;
