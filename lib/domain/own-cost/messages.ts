/** Sentences about what today's trouble costs, by figures that are asked for. */
export const OWN_COST_TITLE = "What it costs you today";
export const OWN_COST_REASON =
  "Nothing you wrote adds up to a sum, and we would rather ask than guess. With three figures of yours, page one of your full report starts from what it costs. Leave it if you prefer.";
/** Where figures of theirs are filled in already. */
export const OWN_COST_READ =
  "We read these figures in what you wrote, and are not sure that they belong together. Please put them right and save them: page one of your full report then starts from what it costs. Until you save them, nothing is made of them.";
/** Where page one starts from them as they are. */
export const OWN_COST_PRINTED =
  "Page one of your full report starts from these figures, as we read them in what you wrote. If they do not belong together, please put them right and save them, or leave the sum out.";
/** Of a range, the form has room for one figure. */
export const OWN_COST_MIDDLE =
  "Where you gave a range, its middle is filled in here, and page one keeps the range.";
export const OWN_COST_YOURS =
  "Page one of your full report starts from these figures of yours. You can change them until your report is unlocked.";
export const OWN_COST_NONE =
  "You left the sum out, and page one of your full report has none. If there is one after all, save it here.";

export const WHAT_LABEL = "What do you count?";
export const WHAT_HINT = "In a word or two, such as “callbacks” or “late quotes”.";
export const MANY_LABEL = "How many?";
export const EACH_LABEL = "What does one take?";
export const OFTEN_LABEL = "How often";
export const UNIT_LABEL = "Dollars or time";

/** In the place of the sum, until there is one. */
export const OWN_COST_SUM_HERE = "What it comes to in a year is shown here.";

export const WHAT_REQUIRED = "Please say what you count.";
export const WHAT_IN_WORDS = "Please use words alone here, and the figures below.";
export const NUMBER_REQUIRED = "Please type a number above zero.";
export const NUMBER_TOO_LARGE = "That is too large a number to count with.";
export const MORE_THAN_YOU_HAVE =
  "That is more than a company of your size can spend in a year. Please look at the figures again.";
export const NOT_YOURS_TO_COUNT =
  "Only the owner of this assessment can say what it costs. Sign in with the account that it is saved in.";
export const TOO_LATE_TO_COUNT = "Your report is already being written, so it was not changed.";

export const OWN_COST_SAVED = "Saved. Your full report starts from it.";
export const OWN_COST_LEFT_OUT = "Left out. Page one of your full report has no sum.";
export const OWN_COST_FAILED = "That was not saved. Please try again.";
