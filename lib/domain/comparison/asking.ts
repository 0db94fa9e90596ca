/** How the wizard asks a firm to be counted. */
export const COUNT_NOTICE = "We count your firm, without its name, in figures of at least 11 firms.";
export const LEAVE_OUT = "Leave my firm out";
/** Where a yes is asked for. */
export const COUNT_ASKED = "We may count your firm, without its name, in figures of at least 11 firms.";
export const COUNT_ME = "Count my firm";
