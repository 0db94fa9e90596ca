/** Where a whole page failed. Apart, because every page brings them along. */
export const PAGE_FAILED = "Something went wrong";
export const PAGE_FAILED_DETAIL =
  "The page could not be shown. Nothing you entered was lost. Please try again in a moment.";
