/** The report page asks for the report again this often, and on focus. */
export const REPORT_REFRESH_MS = 2 * 60 * 1000;
/** Until then what the page has counts as fresh. */
export const REPORT_STALE_MS = 5 * 60 * 1000;
