import type { CompanyProfile } from "../company-profile";
import { type Competence, ownerBy } from "../competence";

/** Whose a risk is: by what it takes to control it. */
export type RiskOwner = Competence | "leader" | "pilot";

export function ownerOf(firm: CompanyProfile, owner: RiskOwner): string {
  if (owner === "leader") return firm.leader;
  return owner === "pilot" ? firm.pilotOwner : ownerBy(firm, owner);
}
