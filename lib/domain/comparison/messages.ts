/** Sentences about comparing firms. */
/** Changed wording gets a new version; so does another way of asking. */
export const COMPARISON_WORDING = { notice: "comparison-notice-1", ask: "comparison-ask-1" } as const;
/** The wording of the line in the report and in My Reports. */
export const COMPARISON_CHANGED_WORDING = "comparison-line-1";

export const NOT_YET =
  "No comparison yet. It needs 11 firms with an unlocked report; until then the published statistics above are what there is.";
/** On the summary, where no published statistics are above it. */
export const NOT_YET_FREE = "No comparison yet. It needs 11 firms with an unlocked report.";
export const IN_FULL_REPORT = "How you compare: in the full report";
export const OF_YOUR_SIZE = "Not enough firms of your industry to show yet; firms of your size instead.";
export const OF_ALL = "Not enough firms of your industry or of your size to show yet; all firms instead.";
export const whoTheyAre = (chapter: string): string =>
  `These are firms that chose to take part, many of them ${chapter} members; they do not stand for all firms in British Columbia.`;

export const COUNTED = "Your firm is counted, without its name, in figures of at least 11 firms.";
export const LEFT_OUT = "Your firm is left out of figures that compare firms.";
export const LEAVE_ACTION = "Leave my firm out";
export const JOIN_ACTION = "Count my firm";
export const LEFT_NOW = "Your firm is left out from the next publication on.";
export const JOINED_NOW = "Your firm is counted from the next publication on.";
export const COMPARISON_NOT_YOURS = "Only the owner of this assessment can change that.";
export const COMPARISON_CHANGE_FAILED = "That could not be changed. Please try again.";

export const TOO_SOON = "Figures were published less than 28 days ago. Each publication needs 28 days.";
export const PUBLISH_ASKED = "The figures are being worked out. They are here in a moment.";
export const FETCH_COMPARISONS_FAILED = "Failed to fetch comparisons";
export const PUBLISH_FAILED = "The figures could not be published. Please try again.";
