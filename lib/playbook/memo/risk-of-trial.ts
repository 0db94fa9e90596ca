import type { Memo } from "@/lib/domain/report/memo";
import type { CompanyProfile } from "../company-profile";
import { ownerOf } from "../risks/owner";
import { takes } from "./stances";

/** What may go wrong with the trial itself, before any tool; null where that is not known, and where none begins. */
export function riskOfTrial(firm: CompanyProfile): Memo["risk"] | null {
  const { risk } = firm.lead.trial;
  if (risk === undefined || takes(firm, "respectBan") || firm.countsUses) return null;
  return { ...risk, owner: ownerOf(firm, "operations") };
}
