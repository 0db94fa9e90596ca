import { type Fact, type FactOf, factsOf, isFirm, type Ledger, type StateKey } from "./fact";
import { HINT } from "./found";

/** Points for what was told about AI: that it was told, that a use is named, that its outcome is. */

const NAMED_USE: readonly StateKey[] = ["uses", "ran", "in_production", "private_use"];
/** What is told of these earns that it was told, and no more. */
const NO_USE: readonly StateKey[] = ["stopped", "banned"];
const TOLD = 2;

/** 0 to 5, from the facts of the experience alone; `hasTold` is whether anything was said. */
export function experiencePointsOf({ facts }: Ledger, hasTold: boolean): number {
  if (!hasTold) return 0;
  const told = facts.filter((fact) => fact.field === "aiExperience" && isFirm(fact));
  const states = factsOf(told, "state");
  const work = factsOf(facts, "task").filter(
    ({ field, confidence }) => field === "aiExperience" && confidence > HINT,
  );
  const isEnded = states.some(({ key }) => NO_USE.includes(key));
  if (isEnded) return TOLD;
  const isNamed = ({ sentenceAt, tool = [], task = [] }: FactOf<"state">) =>
    tool.length + task.length > 0 || work.some((each) => each.sentenceAt === sentenceAt);
  const isUsed = states.some((state) => NAMED_USE.includes(state.key) && isNamed(state));
  return TOLD + (isUsed ? 2 : 0) + (told.some(isOutcome) ? 1 : 0);
}

/** A saving, a share or a change: what the use brings. */
export const isOutcome = (fact: Fact): boolean =>
  fact.kind === "change" || (fact.kind === "rate" && (fact.role === "saving" || fact.role === "share"));
