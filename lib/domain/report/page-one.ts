/** In place of a step that page one has in full. */
export const ON_PAGE_ONE = "Monday's, on page one.";
