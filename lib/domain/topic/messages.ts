import type { Topic } from "./topics";

/** Sentences about what could not be placed, and is asked for. */
export const NO_SUCH_SENTENCE = "That is not one of the sentences that we asked about.";
export const NOT_YOURS_TO_PLACE =
  "Only the owner of this assessment can say what was meant. Sign in with the account that it is saved in.";
export const TOO_LATE_TO_PLACE = "Your report is already being written, so it was not changed.";

const COUNTS = ["Nothing", "One thing", "Two things", "Three things"];
export const askedTitle = (count: number): string =>
  `${COUNTS[count] ?? `${count} things`} we could not place`;
export const askedReason = (count: number): string =>
  `You wrote ${count === 1 ? "this" : "these"}, and we would rather ask than guess. One tap, and your full report takes it up. Leave it if you prefer.`;
export const ASKED = "What is this mostly about?";

export const topicSaved = (topic: Topic): string =>
  topic === "other" ? "Saved. Your report will quote it." : "Saved. Your report will answer it.";
export const TOPIC_FAILED = "That was not saved. Please choose again.";
