export const SAMPLES_ADDED = "20 sample leads loaded";
export const SAMPLES_REMOVED = "Sample leads removed";
export const SAMPLES_FAILED = "The sample leads could not be changed. Please try again.";
export const SAMPLES_THERE = "There are sample leads already.";
export const SAMPLES_NOTE =
  "Leads marked “(sample)” are invented. They are in no figure, no comparison and no export, and they can be removed at any time.";
