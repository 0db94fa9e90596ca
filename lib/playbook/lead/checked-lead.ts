import { ownPilot, type UsualPilot } from "./own-pilot";
import type { TaskWords } from "./task-words";

/** The slug of such a trial, whatever work it checks. */
export const CHECKED = "A check before it leaves";

/** An error left, whether a tool had a part in it or not: what is tried is the check, and no further use. */
export const checkedPilot = ({ piece, pieces }: Pick<TaskWords, "piece" | "pieces">): UsualPilot =>
  ownPilot({
    title: CHECKED,
    pilot: `a check of each ${piece} against its source before it leaves, by someone who did not write it`,
    measure: `errors found before ${pieces} leave, and after`,
    stop: `the check takes more than a fifth of the time that one ${piece} takes, or an error still leaves`,
    firstStep: `Take the last ten ${pieces}, and have someone who did not write them check every figure against its source`,
    guardrail: `A tool may help to find a difference; a person decides, and puts initials on each ${piece}`,
    afterwards: "Check the next kind of text in the same way, with the same list of errors",
    notYet: { what: "A further use of AI", why: "what leaves today is checked first" },
    risk: {
      risk: "On a day that is short the check is skipped.",
      control: "Nothing leaves without the initials, and what waits is told to the one who waits for it.",
    },
  });

/** The slug of a trial that makes a check shorter. */
export const CHECKED_SHORTER = "A shorter check before it leaves";

/** What is checked, and whether it is something written. */
export interface Checked extends Pick<TaskWords, "piece" | "pieces"> {
  isText: boolean;
}

/** A tool drafts, and someone checks every line since: what is tried is a check that takes less of the gain. */
export function shorterCheckPilot({ piece, pieces, isText }: Checked, who: string | null): UsualPilot {
  const list = isText
    ? "names, places and figures against the source, the rest by sample"
    : "what the tool is unsure of and what must not be missed, the rest by sample";
  return {
    for: [],
    title: CHECKED_SHORTER,
    pilot: `a shorter check of each ${piece}, by a list that ${who ?? "the one who checks"} writes: ${list}`,
    measure: `minutes of checking per ${piece}, and errors that still leave`,
    stop: `one ${isText ? "wrong name, place or figure leaves" : "that must not be missed gets through"}, or the check takes as long as today`,
    firstStep: `${who === null ? "List" : `With ${who}, list`} what was corrected in the last ten ${pieces}, and mark what the list would have caught`,
    guardrail:
      "Who checks decides what is on the list, and may go back to the whole check on any day, without giving a reason",
    afterwards: "Take one line off the list that has caught nothing for a month",
    notYet: { what: "A further use of AI", why: "the time that checking takes is won back first" },
    departments: ["operations"],
    themes: [],
  };
}
