import type { Action } from "@/lib/domain/report/report";
import type { CompanyProfile } from "../company-profile";
import { upperFirst } from "../grammar";

/** Something that is missing, with what closes it now, within the quarter and within the year. */
export interface Gap {
  id: string;
  /** One sentence: what is missing, here. */
  challenge: string;
  /** The move in telegram style, for page one. */
  brief: Action;
  /** The same move in full. */
  move: Action;
  /** Days 0 to 30, days 31 to 90, months 4 to 12. */
  quickWin: string;
  implementation: string;
  scaling: string;
}

export interface GapRule {
  id: string;
  applies: (firm: CompanyProfile) => boolean;
  write: (firm: CompanyProfile) => Omit<Gap, "id">;
}

/** A measure that speaks of a change says itself that it is taken twice. */
export const beforeAndAfter = (measure: string): string =>
  `${upperFirst(measure)}${/\bbefore\b/i.test(measure) ? "" : ", before and after"}.`;
