import type { CompanyProfile } from "../company-profile";
import type { Gap, GapRule } from "./gap";
import { NO_BUDGET, NO_OWNER } from "./owner-and-budget";
import {
  CHECK_THE_RISKIEST,
  FEAR,
  FEW_DEPARTMENTS,
  LOW_CONFIDENCE,
  NO_PLATFORM,
  PROVE_VALUE,
} from "./people-and-value";
import { NEXT_PILOT, NO_PILOTS, NOT_MEASURED, WIDEN } from "./pilots";
import { NO_TOOLS, PERSONAL_USE, POLICY } from "./rules-and-tools";

/** The fixed order of the method: the first that applies is the first to close. */
const ORDER: readonly GapRule[] = [
  POLICY,
  NO_TOOLS,
  PERSONAL_USE,
  NO_PILOTS,
  NOT_MEASURED,
  NO_OWNER,
  NO_BUDGET,
  NO_PLATFORM,
  LOW_CONFIDENCE,
  FEAR,
  FEW_DEPARTMENTS,
];
/** What fills up the list of a firm that lacks little. */
const STRONG: readonly GapRule[] = [PROVE_VALUE, NEXT_PILOT, WIDEN, CHECK_THE_RISKIEST];
const TRIALS: readonly GapRule[] = [NO_PILOTS, NOT_MEASURED, NEXT_PILOT, WIDEN];
const FEWEST = 3;

export const isTrial = ({ id }: Gap): boolean => TRIALS.some((rule) => rule.id === id);

/** The firm's gaps, first to close first; at least three. */
export function findGaps(firm: CompanyProfile): Gap[] {
  const found = ORDER.filter(({ applies }) => applies(firm));
  const fill = STRONG.filter(({ applies }) => applies(firm)).slice(0, Math.max(0, FEWEST - found.length));
  return [...found, ...fill].map((rule) => ({ id: rule.id, ...rule.write(firm) }));
}

/**
 * The three moves of the quarter: the first gap, a trial on what the leader wants solved, and the next gap.
 * Rules alone would never win anybody over.
 */
export function threeMoves(firm: CompanyProfile, gaps: readonly Gap[]): Gap[] {
  const trial = TRIALS.find(({ applies }) => applies(firm));
  const tried = trial === undefined ? [] : [{ id: trial.id, ...trial.write(firm) }];
  const others = gaps.filter((gap) => !isTrial(gap));
  return [...others.slice(0, 1), ...tried, ...others.slice(1, 2)];
}
