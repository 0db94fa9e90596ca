import type { CompanyProfile } from "../../company-profile";
import { takes } from "../../memo/stances";

/** Behind what a sum rests on, where a ban holds. */
export const heldByBan = (firm: CompanyProfile): string =>
  takes(firm, "respectBan") ? " The ban holds, and nothing of it is counted on." : "";
