import type { CompanyProfile } from "./company-profile";

/** The first of two measures is the one that decides. */
export const mainOf = (measure: string): string => measure.split(",")[0] ?? measure;

/** What the first trial is decided by: "hours on the books a week". */
export const mainMeasure = ({ lead }: CompanyProfile): string => mainOf(lead.trial.measure);

/** The trial in as few words as name it: "receipts photographed on the day they come in and read into the books". */
export const trialInShort = ({ lead }: CompanyProfile): string =>
  lead.trial.pilot.split(/[,:]/)[0] ?? lead.trial.pilot;
