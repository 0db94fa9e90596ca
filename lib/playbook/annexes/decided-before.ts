import { bannedTools } from "../banned-tools";
import type { CompanyProfile } from "../company-profile";
import { isOrAre, listInWords } from "../grammar";
import { theRole } from "../roles";
import { toldRule } from "../told-rule";

/** What a rule of theirs allows stays allowed, in its own words. */
export function decidedBefore(firm: CompanyProfile): string | null {
  const told = toldRule(firm.answers);
  return told === null ? null : `What was decided before goes on as it was said: ${told.quote}.`;
}

/** What is forbidden by its name stays so, whatever else is allowed. */
export function bannedByName(firm: CompanyProfile): string | null {
  const names = bannedTools(firm.ledger);
  if (names.length === 0) return null;
  return `${listInWords(names)} ${isOrAre(names.length)} not used for our work, as was decided before; ${theRole(firm.leader)} alone can change that, in writing.`;
}
