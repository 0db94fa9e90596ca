import { MINUTE_MS } from "../time";

/** The report page asks for the report again this often, and on focus. */
export const REPORT_REFRESH_MS = 2 * MINUTE_MS;
/** Until then what the page has counts as fresh. */
export const REPORT_STALE_MS = 5 * MINUTE_MS;
