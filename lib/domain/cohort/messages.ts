/** Sentences about cohorts. */
export const NO_SUCH_COHORT = "This cohort does not exist.";
export const COHORT_NAME_REQUIRED = "Please enter a name of up to 120 characters.";
export const CODES_REQUIRED = "Please name one to twenty coupon codes.";
export const UNKNOWN_CODE = "There is no coupon with this code.";
export const FLOOR_INVALID = "Please choose a number from 5 to 50.";
export const COHORT_ENDED = "This link has ended, or never was.";
export const COHORT_ENDED_DETAIL = "Ask the chapter for a new one.";
export const NOT_PUBLISHED = "Publish the report first; then there is something to read.";
export const tooFew = (missing: number): string =>
  missing === 1 ? "1 more firm is needed." : `${missing} more firms are needed.`;
export const TOO_SIMILAR =
  "Too little has changed since an earlier publication: at least 5 firms must differ.";
export const TOO_LIKE_ANOTHER =
  "Another cohort's report has almost the same firms: fewer than 5 could be worked out from the two.";

export const FETCH_COHORTS_FAILED = "Failed to fetch cohorts";
export const COHORT_SAVE_FAILED = "The cohort could not be saved. Please try again.";
export const COHORT_PUBLISH_FAILED = "The report could not be published. Please try again.";
export const COHORT_LINK_FAILED = "The link could not be made. Please try again.";
export const COHORT_DELETE_FAILED = "The cohort could not be deleted. Please try again.";
export const NOTHING_BEFORE = "Nothing but this count is shown before the reveal. No names, then or later.";
