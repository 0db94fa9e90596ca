/** The results page asks for the assessment this often while its report is being made. */
export const RESULTS_POLL_MS = 5000;
