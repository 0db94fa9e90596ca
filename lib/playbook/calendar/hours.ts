import type { CompanyProfile } from "../company-profile";
import type { Size } from "../size";

/** Hours of work by size of firm, from up to 10 people to more than 500. Our own judgement. */
const BY_SIZE = {
  baseline: [2, 4, 8, 12, 20],
  rule: [2, 4, 8, 12, 20],
  account: [1, 3, 6, 10, 16],
  union: [4, 8, 12, 16, 24],
  assessment: [6, 10, 24, 32, 48],
  ban: [2, 3, 4, 6, 8],
  records: [3, 8, 18, 24, 40],
  languages: [2, 4, 8, 12, 16],
  signal: [1, 3, 4, 8, 12],
  sample: [2, 4, 8, 12, 20],
  dryRun: [3, 6, 8, 12, 20],
  /** A week. */
  trial: [2, 4, 8, 12, 24],
  review: [1, 2, 4, 6, 10],
  /** A week. */
  second: [1, 2, 4, 6, 12],
} as const satisfies Record<string, readonly [number, number, number, number, number]>;

export type Work = keyof typeof BY_SIZE;

const PLACE: Readonly<Record<Size, 0 | 1 | 2 | 3 | 4>> = {
  micro: 0,
  small: 1,
  middle: 2,
  upper: 3,
  large: 4,
};

export const hoursFor = (work: Work, { size }: CompanyProfile): number => BY_SIZE[work][PLACE[size]];

/** Whole hours over so many weeks, the larger shares first. */
export const spread = (hours: number, weeks: number): number[] =>
  Array.from({ length: weeks }, (_, week) => Math.ceil((hours - week) / weeks)).map((share) =>
    Math.max(0, share),
  );
