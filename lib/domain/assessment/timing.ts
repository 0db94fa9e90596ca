/** The results page asks for the assessment this often while its report is being made. */
export const RESULTS_POLL_MS = 5000;
/** By then the style sheet has uncovered the summary's figures, and the words over them leave the page. */
export const SUMMARY_SETTLED_MS = 2500;
