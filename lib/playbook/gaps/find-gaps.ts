import type { CompanyProfile } from "../company-profile";
import { hasStance } from "../true-of";
import type { Gap, GapRule } from "./gap";
import { AGENT_RIGHTS, CLEAR_THE_WAY, COUNT_THEM, EVALUATION } from "./leading";
import { NO_BUDGET, NO_OWNER } from "./owner-and-budget";
import { FEAR, FEW_DEPARTMENTS, LOW_CONFIDENCE, NO_PLATFORM } from "./people";
import { NO_TOOLS, PERSONAL_USE } from "./personal-use";
import { NEXT_PILOT, NO_PILOTS, NOT_MEASURED, WIDEN } from "./pilots";
import { POLICY } from "./policy";
import { BAN, CASH, CONDITIONS, ONE_HOUR, PRIVATE_TOOLS, UNION_FIRST } from "./stances";
import { CHECK_THE_RISKIEST, PROVE_VALUE } from "./value";

/** The fixed order of the method: the first that applies is the first to close. */
const ORDER: readonly GapRule[] = [
  BAN,
  CASH,
  UNION_FIRST,
  PRIVATE_TOOLS,
  ONE_HOUR,
  POLICY,
  NO_TOOLS,
  PERSONAL_USE,
  CONDITIONS,
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
const STRONG: readonly GapRule[] = [
  AGENT_RIGHTS,
  COUNT_THEM,
  CLEAR_THE_WAY,
  EVALUATION,
  PROVE_VALUE,
  NEXT_PILOT,
  WIDEN,
  CHECK_THE_RISKIEST,
];
const TRIALS: readonly GapRule[] = [
  CONDITIONS,
  COUNT_THEM,
  CLEAR_THE_WAY,
  NO_PILOTS,
  NOT_MEASURED,
  NEXT_PILOT,
  WIDEN,
];
/** What a firm that leads is not told. */
const FOR_BEGINNERS: readonly GapRule[] = [
  NO_TOOLS,
  NO_PILOTS,
  PERSONAL_USE,
  FEW_DEPARTMENTS,
  LOW_CONFIDENCE,
  FEAR,
];
const FEWEST = 3;

export const isTrial = ({ id }: Gap): boolean => TRIALS.some((rule) => rule.id === id);

const written = (firm: CompanyProfile, rule: GapRule): Gap => ({ id: rule.id, ...rule.write(firm) });

/** The firm's gaps, first to close first; at least three. */
export function findGaps(firm: CompanyProfile): Gap[] {
  const leads = hasStance(firm, "leaderBranch");
  const found = ORDER.filter((rule) => rule.applies(firm) && !(leads && FOR_BEGINNERS.includes(rule)));
  const fill = STRONG.filter(({ applies }) => applies(firm)).slice(0, Math.max(0, FEWEST - found.length));
  return [...found, ...fill].map((rule) => written(firm, rule));
}

/**
 * The three moves of the quarter: the first gap, a trial on what the leader wants solved, and the next gap.
 * Rules alone would never win anybody over.
 */
export function threeMoves(firm: CompanyProfile, gaps: readonly Gap[]): Gap[] {
  const trial = TRIALS.find(({ applies }) => applies(firm));
  const tried = trial === undefined ? [] : [written(firm, trial)];
  const others = gaps.filter((gap) => !isTrial(gap));
  return [...others.slice(0, 1), ...tried, ...others.slice(1, 2)];
}
