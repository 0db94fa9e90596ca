/** Sentences of the admin dashboard; the specification's own words where it has them. */
export const DASHBOARD_LOADING = "Loading admin dashboard...";
export const DASHBOARD_ERROR = "Error Loading Admin Dashboard";
export const LEADS_FETCH_FAILED = "Failed to fetch assessments";
export const DETAILS_FETCH_FAILED = "Failed to fetch details";
export const LEAD_GONE = "This lead is no longer here. It may have been deleted.";
export const SEARCH_PLACEHOLDER = "Search by name, company, or email...";
export const ADMIN_LABEL = "Admin Access / Full Database View";
export const NO_LEADS_YET = "No assessments yet";
export const NO_LEADS_YET_DETAIL =
  "The first one appears here as soon as an executive completes the questionnaire.";
export const NO_LEADS_FOUND = "No assessments match your search and filters.";
export const NO_LEADS_FOUND_DETAIL = "Clear them to see every assessment.";
export const DAYS_BACKWARDS = "The From date is after the To date, so no assessment can match.";
export const DELETE_FAILED = "Failed to delete assessment";
export const TOOLS_FAILED = "Failed to generate recommendations";
export const TOOLS_ERROR = "Error generating recommendations";
export const AUTHENTICATION_REQUIRED = "Authentication Required";
export const SESSION_EXPIRED = "Your session has expired. Please log in again to see this report.";
export const NO_ADMIN_TOKEN = "No admin token found";
export const AUTO_UPDATES = "Auto-updates every 2 minutes";
export const LINK_COPIED = "Link copied";
export const LINK_NOT_COPIED = "Please copy the link yourself.";
export const CODE_COPIED = "Code copied";
export const CODE_NOT_COPIED = "Please copy the code yourself.";
export const NONE = "None";
export const NOT_PROVIDED = "Not provided";
export const NOT_CALCULATED = "Not calculated";

export const toolsGenerated = (count: number): string => `Generated ${count} AI tool recommendations!`;

/** What a deletion asks before it happens. */
export const deleteQuestion = (lead: {
  executiveName: string;
  companyName: string;
  executiveEmail: string | null;
}): string =>
  [
    "Are you sure you want to delete this assessment?",
    "",
    `Executive: ${lead.executiveName}`,
    `Company: ${lead.companyName}`,
    `Email: ${lead.executiveEmail ?? NOT_PROVIDED}`,
    "",
    "This permanently deletes the assessment data, generated reports, AI roadmaps and all related information.",
    "This cannot be undone.",
  ].join("\n");

export const NOTE_NOT_SAVED = "The note could not be saved. It is still here; please try again.";
export const LEAD_NOT_SAVED = "The lead could not be saved. Please try again.";
/** "3 new leads." */
export const newLeads = (count: number): string =>
  count === 1 ? "1 new lead." : `${count.toLocaleString("en-CA")} new leads.`;

export const NO_REPORT_YET = "No report yet";
export const REPORT_ASK =
  "This report is not unlocked, so it has not been written. Writing it now takes up to a minute, and it will carry today's date.";
export const REPORT_ASK_COSTS = "It uses paid model calls.";
export const CALL_NOT_SAVED = "The call request could not be saved. Please try again.";
export const LEAD_CHANGED_MEANWHILE =
  "Another admin changed this lead in the meantime. Your changes were not saved.";
export const FUNNEL_FETCH_FAILED = "Failed to fetch the funnel";
export const NO_ANSWER = "the server did not answer";
export const OWNER_NOT_ADMIN = "Only an admin can own a lead";
