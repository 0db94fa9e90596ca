import { z } from "zod";
import { medianInterval } from "../statistics/intervals";
import { median, quantile } from "../statistics/quantile";

/** The building blocks that an organization may have in place, each with the words after "About 3 in 10 have". */
export const ELEMENTS = [
  { value: "ai_policy", words: "a written AI policy" },
  { value: "dept_pilots", words: "pilots in departments" },
  { value: "steering_committee", words: "a steering committee" },
  { value: "dedicated_budget", words: "a dedicated budget for AI" },
  { value: "internal_champions", words: "internal champions" },
  { value: "external_consultants", words: "external consultants" },
] as const;
export type Element = (typeof ELEMENTS)[number]["value"];

/** P4: a share is said only where at least so many firms are on each side of it. */
const EACH_SIDE = 3;
const QUARTERS_FROM = 20;
const TWENTIETHS_FROM = 50;

/** In tenths; "few" and "nearly all" where a number would tell what single firms answered. */
export const Share = z.union([z.literal("few"), z.int().min(1).max(9), z.literal("nearly all")]);
export type Share = z.infer<typeof Share>;

/** All that is ever printed of a cell, rounded before it is kept (P4, P5). Scores are of 100. No mean and no extreme. */
export const PublishedFigures = z.object({
  median: z.int(),
  low: z.int(),
  high: z.int(),
  topDown: z.int(),
  bottomUp: z.int(),
  q1: z.int().optional(),
  q3: z.int().optional(),
  twentieths: z.array(z.int()).length(19).optional(),
  shares: z.record(z.string(), Share),
});
export type PublishedFigures = z.infer<typeof PublishedFigures>;

/** What is counted of one firm. */
export interface FirmFigures {
  /** 0 to 100; the halves likewise. */
  score: number;
  topDown: number;
  bottomUp: number;
  elements: readonly Element[];
}

/** The figures of a cell. There are as many firms as a cell needs, so that the interval of the median is there. */
export function figuresOf(firms: readonly FirmFigures[]): PublishedFigures {
  const scores = firms.map(({ score }) => score);
  const interval = medianInterval(scores);
  if (interval === null) throw new RangeError("There are too few firms for an interval.");
  const n = firms.length;
  const at = (p: number) => Math.round(quantile(scores, p));
  return {
    median: Math.round(median(scores)),
    low: Math.floor(interval.low / 5) * 5,
    high: Math.ceil(interval.high / 5) * 5,
    topDown: Math.round(median(firms.map(({ topDown }) => topDown))),
    bottomUp: Math.round(median(firms.map(({ bottomUp }) => bottomUp))),
    ...(n < QUARTERS_FROM ? {} : { q1: at(0.25), q3: at(0.75) }),
    ...(n < TWENTIETHS_FROM
      ? {}
      : { twentieths: Array.from({ length: 19 }, (_, place) => at((place + 1) / 20)) }),
    shares: Object.fromEntries(
      ELEMENTS.map(({ value }) => [
        value,
        shareOf(firms.filter(({ elements }) => elements.includes(value)).length, n),
      ]),
    ),
  };
}

/** In tenths, where enough firms are on each side; all alike would tell everybody's answer. */
export function shareOf(count: number, n: number): Share {
  const tenths = Math.round((count * 10) / n);
  if (count < EACH_SIDE || tenths === 0) return "few";
  if (n - count < EACH_SIDE || tenths === 10) return "nearly all";
  return tenths;
}

/** P5: a number of firms as it is printed. */
export const aboutFirms = (n: number): number => Math.round(n / 5) * 5;
