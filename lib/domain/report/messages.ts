/** Sentences of the report page's states; the specification's own words. */
export const ASSESSMENT_LOADING = "Loading Assessment...";
export const REPORT_RETRIEVING = "Retrieving the previously generated report...";
export const REPORT_GENERATING =
  "Generating comprehensive AI adoption readiness report. This may take 30-60 seconds...";
export const REPORT_ERROR = "Report Error";
export const REPORT_ERROR_DETAIL =
  "There was an error loading the report. Please try refreshing the page or contact support if the issue persists.";
export const REPORT_MISSING = "No Report Available";
export const REPORT_MISSING_DETAIL =
  "There is no report for this assessment yet. Refresh the page in a minute.";
/** The same at the dashboard. */
export const REPORT_NOT_AVAILABLE = "Report Not Available";
export const ASSESSMENT_NOT_FOUND = "Assessment Not Found";
export const REPORT_OFFLINE = "You are offline. This report stays as it is.";
export const REPORT_NOT_REFRESHED = "The report could not be refreshed just now. It stays as it is.";
export const REPORT_IN_WRITING = "The report is still being written. Please look again in a moment.";
/** Where revalidation failed: what is on the page stays. */
export const ASSESSMENT_FETCH_FAILED = "Failed to fetch assessment";
export const AUTHENTICATION_FAILED = "Authentication failed";
export const REPORT_FETCH_FAILED = "Failed to fetch report";
export const INSIGHTS_FETCH_FAILED = "Failed to fetch interview insights";
/** Where too many PDFs are being drawn at once. */
export const PDF_BUSY =
  "Many reports are being prepared right now. Please try the download again in a moment.";
/** Of an annex of the report, to a screen reader too. */
export const COPIED = "Copied.";
export const NOT_COPIED = "Your browser did not allow copying. Select the text and copy it.";
/** Of a name that is none of the report's files. */
export const NO_SUCH_FILE = "There is no such file.";
/** What the buttons above a report do; here, so that a page loads no more sentences for them. */
export const SHARE_BUTTON = "Share with My Board";
export const TAKE_TO_WORK = "Take It to Work";
export const TALK_IT_THROUGH = "Talk It Through";
/** The files that are made from a report. */
export const TAKE_TO_WORK_PROMISE =
  "Made from your report, to be changed as you need. The family part is in none of them.";
