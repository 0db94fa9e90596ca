/** What visitors were told for certain: what is in here must be true for good. */
export interface Confirmed {
  /** Their own addresses, by the assessment that they were given. */
  submitted: Map<string, string>;
  unlocked: Set<string>;
  /** The report that each was shown. */
  reports: Map<string, string>;
  /** Saved to be finished on another device, and not finished: by the device's key, what was saved last. */
  drafts: Map<string, { email: string; companyName: string }>;
  /** Those that a submission has finished, by the key that it brought. */
  finished: Set<string>;
  /** By the token of a link that shares a report, whether it was ended. */
  shares: Map<string, { isEnded: boolean }>;
  /** How many colleagues were told that their answers are in, by assessment. */
  replies: Map<string, number>;
  /** The assessments whose leaders answered in writing, once. */
  interviews: Set<string>;
  /** How often a call got no answer, by its path: it may have been done nevertheless. */
  unanswered: Map<string, number>;
  /** Answers that no visitor should get, whatever happens to the servers. */
  odd: string[];
}

export const nothingConfirmed = (): Confirmed => ({
  submitted: new Map(),
  unlocked: new Set(),
  reports: new Map(),
  drafts: new Map(),
  finished: new Set(),
  shares: new Map(),
  replies: new Map(),
  interviews: new Set(),
  unanswered: new Map(),
  odd: [],
});

/** How often calls to such a path got no answer. */
export const unansweredAt = ({ unanswered }: Confirmed, path: RegExp): number =>
  [...unanswered].reduce((sum, [asked, times]) => sum + (path.test(asked) ? times : 0), 0);
