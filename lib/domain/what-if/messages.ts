import { longDate } from "../dates";

/** Sentences about what would move the score. */
export const NO_SUCH_MOVE = "That would not move this score.";
export const NOT_YOUR_TARGET =
  "Only the owner of this report can set its target. Sign in with the account that the report is saved in.";

export const WHAT_IF_TITLE = "Try it: what if this were in place?";
export const SET_TARGET = "Make This Our Target";
export const REMOVE_TARGET = "Remove the Target";
export const TARGET_SET = "This is your target now.";
export const TARGET_REMOVED = "Your target is removed.";
export const TARGET_FAILED = "Your target could not be saved. Please try again.";
export const STAGE_HELD_BACK =
  "The points alone would give a higher stage; it waits for the building blocks.";

interface Standing {
  score: number;
  stage: string;
}

/** "62, Scaling (now 41, Piloting)". */
export const standingText = (then: Standing, now: Standing): string =>
  `${then.score}, ${then.stage} (now ${now.score}, ${now.stage})`;

export const targetText = ({ score, date }: { score: number; date: string }): string =>
  `Your target: ${score} of 100, set on ${longDate(new Date(`${date}T12:00:00Z`))}.`;
