/** What the chapter's own systems are told about. */
export const EVENT_LABELS = {
  "assessment.submitted": "Assessment submitted",
  "lead.qualified": "Lead qualified",
  "report.unlocked": "Report unlocked",
  "report.ready": "Report ready",
  "call.completed": "Call completed",
  "interview.written": "Questions answered in writing",
} as const;
export const NO_SUCH_EVENT = "There is no such event.";
export const EVENTS_NOT_CONFIGURED = "No webhook address is configured.";
export const NO_EVENT_ADDRESS =
  "Set EVENTS_URL and EVENTS_SECRET on the server to send lead events to your CRM.";
export const FETCH_EVENTS_FAILED = "Failed to fetch events";
export const REPLAY_FAILED = "The event could not be sent again. Please try again.";
