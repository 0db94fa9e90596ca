import { type Fact, type FactOf, factsOf, isFirm } from "@/lib/domain/ledger/fact";
import { isRightBehind } from "@/lib/domain/value/around";
import { WITH_AI } from "../own-lines/with-ai";

/**
 * "AI drafting took a description from 19 minutes to 8", "27 sites get a report. With Claude they went from 5 hours to 1.5":
 * what a tool has made quicker already is no problem of theirs, and no new trial.
 */
export const isDoneWithAi = (task: FactOf<"task">, facts: readonly Fact[]): boolean =>
  factsOf(facts, "change").some(
    (change) =>
      change.field === task.field &&
      change.polarity === "affirmed" &&
      !change.ironic &&
      isLess(change) &&
      WITH_AI.test(change.sentence) &&
      (change.sentenceAt === task.sentenceAt || takesUp(change, task)),
  );

const isLess = ({ from, to }: FactOf<"change">): boolean => from !== null && to !== null && from > to;

/** The sentence directly behind, where it goes on about "they" or "each". */
const takesUp = (change: Fact, task: Fact): boolean =>
  isRightBehind(change, task) && /(?<!\p{L})(?:they|it|each|one|that|those)(?!\p{L})/iu.test(change.sentence);

/** All such work that was told. */
export const doneWithAi = (facts: readonly Fact[]): FactOf<"task">[] =>
  factsOf(facts, "task").filter((task) => isFirm(task) && isDoneWithAi(task, facts));
