export const SAMPLES_ADDED = "20 sample leads loaded";
export const SAMPLES_REMOVED = "Sample leads removed";
export const SAMPLES_FAILED = "The sample leads could not be changed. Please try again.";
export const SAMPLES_THERE = "There are sample leads already.";
export const SAMPLES_NOTE =
  "Leads marked “(sample)” are invented. The lists and their counts include them; totals, Insights, comparisons and exports do not. You can remove them at any time.";
