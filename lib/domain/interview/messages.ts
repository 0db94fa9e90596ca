/** Sentences about the interview in writing. */
export const NOTHING_ANSWERED = "Please answer at least one question in a sentence or two.";
export const SUBJECT_TWICE = "Each question can be answered once.";
/** A sentence or two: fewer words cannot be read for anything. */
export const ANSWER_FEWEST_WORDS = 8;
