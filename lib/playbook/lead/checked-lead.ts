import type { FactOf } from "@/lib/domain/ledger/fact";
import type { TaskPilot } from "@/lib/knowledge/knowledge";
import { ownPilot } from "./own-pilot";
import { taskWords } from "./task-words";

/** The slug of such a trial, whatever work it checks. */
export const CHECKED = "A check before it leaves";

/** A tool does the work already and an error left: what is tried is the check, and no further use. */
export function checkedPilot(task: FactOf<"task">): TaskPilot {
  const { piece, pieces } = taskWords(task);
  return ownPilot({
    title: CHECKED,
    pilot: `a check of each ${piece} against its source before it leaves, by someone who did not write it`,
    measure: `errors found before ${pieces} leave, and after`,
    stop: `the check takes more than half of the time that the tool saves on one ${piece}, or an error still leaves`,
    firstStep: `Take the last ten ${pieces}, and have someone who did not write them check every figure against its source`,
    guardrail: `A tool may help to find a difference; a person decides, and puts initials on each ${piece}`,
    afterwards:
      "Check the next kind of text that a tool drafts in the same way, with the same list of errors",
    notYet: { what: "A further use of AI", why: "the running one is checked first" },
  });
}
