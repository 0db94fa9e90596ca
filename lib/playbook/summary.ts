import type { CompanyProfile } from "./company-profile";
import { contradictionOf } from "./contradictions";
import { lowerFirst, paragraph } from "./grammar";
import { quoted, shortened } from "./typed";

/** Summary: what an outsider would notice, what the leader wants, and the obstacle in the leader's own words. */
export const executiveSummary = (firm: CompanyProfile): string =>
  paragraph(shortSummary(firm), obstacle(firm));

/** Without the leader's quotation, for a page that is full. */
export const shortSummary = (firm: CompanyProfile): string =>
  paragraph(contradictionOf(firm).headline, aim(firm));

const AIM_CHARACTERS = 60;
const OBSTACLE_CHARACTERS = 50;

function aim(firm: CompanyProfile): string {
  if (firm.hasChosenLead) return `Your aim: ${lowerFirst(firm.lead.text)}.`;
  if (firm.otherChallenge !== null) return `Your aim: ${quoted(firm.otherChallenge, AIM_CHARACTERS)}.`;
  const [unknown] = firm.unknownChallenges;
  return unknown === undefined ? "" : `Your aim: ${shortened(unknown, AIM_CHARACTERS)}.`;
}

const obstacle = ({ friction }: CompanyProfile): string =>
  friction === null ? "" : `In the way: ${quoted(friction, OBSTACLE_CHARACTERS)}.`;
