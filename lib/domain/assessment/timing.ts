/** The results page asks for the assessment this often while its report is being made. */
export const RESULTS_POLL_MS = 5000;
/** How long the summary's figures read as being calculated. */
export const SUMMARY_SETTLES_MS = 1200;
