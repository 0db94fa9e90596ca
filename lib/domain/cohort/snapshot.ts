import { z } from "zod";
import { ELEMENTS, type FirmFigures, PublishedFigures } from "../comparison/figures";
import { balanceOf } from "../report/score-balance";
import { STAGES, type Stage } from "../score/readiness";
import { medianInterval, medianRank } from "../statistics/intervals";
import { median } from "../statistics/quantile";
import { joinSmall } from "./bins";

/** As many firms as are named in a list, and on each side of what is said of the others (P4). */
export const FEWEST = 3;
const MOST_NAMED = 5;

/** "9" of n, or in words where a number would tell what single firms answered. */
export const CountOf = z.union([z.int(), z.literal("few"), z.literal("nearly all")]);
export type CountOf = z.infer<typeof CountOf>;

const Named = z.object({ label: z.string(), count: CountOf });
export type Named = z.infer<typeof Named>;

/** A cohort's report, frozen when it was published: figures, and no firm. */
export const CohortFigures = z.object({
  n: z.int(),
  /** When the first and the last of them were submitted. */
  from: z.coerce.date(),
  to: z.coerce.date(),
  /** Neighbours are joined where one would hold one or two. */
  stages: z.array(z.object({ names: z.array(z.enum(STAGES)), count: z.int() })),
  median: z.int(),
  /** Null where the interval would be the lowest and the highest score. */
  low: z.int().nullable(),
  high: z.int().nullable(),
  /** Out of ten. */
  topDown: z.number(),
  bottomUp: z.number(),
  headline: z.string(),
  elements: z.array(Named.extend({ key: z.string() })),
  challenges: z.array(Named),
  obstacles: z.array(Named),
  departments: z.array(Named),
  sessions: z.array(z.object({ count: z.string(), gap: z.string(), session: z.string() })),
  /** Beside all firms, where what would be left of them cannot be worked out. */
  all: z.object({ firms: z.int(), figures: PublishedFigures }).nullable(),
});
export type CohortFigures = z.infer<typeof CohortFigures>;

/** What is counted of one firm of a cohort. */
export interface CohortFirm extends FirmFigures {
  stage: Stage;
  submittedAt: Date;
  challenges: readonly string[];
  obstacles: readonly string[];
  departments: readonly string[];
}

/** All but the sessions and the firms beside it, which follow from it. */
export function countCohort(firms: readonly CohortFirm[]): Omit<CohortFigures, "sessions" | "all"> {
  const n = firms.length;
  const scores = firms.map(({ score }) => score);
  const interval = medianRank(n).rank > 1 ? medianInterval(scores) : null;
  const times = firms.map(({ submittedAt }) => submittedAt.getTime());
  const half = (of: (firm: CohortFirm) => number) => Math.round(median(firms.map(of))) / 10;
  const [topDown, bottomUp] = [half((firm) => firm.topDown), half((firm) => firm.bottomUp)];
  return {
    n,
    from: new Date(Math.min(...times)),
    to: new Date(Math.max(...times)),
    stages: joinSmall(
      STAGES.map((name) => ({ names: [name], count: firms.filter(({ stage }) => stage === name).length })),
    ),
    median: Math.round(median(scores)),
    low: interval && Math.floor(interval.low / 5) * 5,
    high: interval && Math.ceil(interval.high / 5) * 5,
    topDown,
    bottomUp,
    headline: balanceOf(topDown, bottomUp).headline,
    elements: ELEMENTS.map(({ value, words }) => ({
      key: value,
      label: capitalized(words),
      count: countOf(firms.filter(({ elements }) => elements.includes(value)).length, n),
    })),
    challenges: commonest(firms, ({ challenges }) => challenges),
    obstacles: commonest(firms, ({ obstacles }) => obstacles),
    departments: commonest(firms, ({ departments }) => departments, ELEMENTS.length + MOST_NAMED),
  };
}

/** P4: a number where at least three are on each side; all alike would tell everybody's answer. */
export const countOf = (count: number, n: number): CountOf =>
  count < FEWEST ? "few" : n - count < FEWEST ? "nearly all" : count;

function commonest(
  firms: readonly CohortFirm[],
  listOf: (firm: CohortFirm) => readonly string[],
  most = MOST_NAMED,
): Named[] {
  const counts = new Map<string, number>();
  for (const firm of firms)
    for (const label of new Set(listOf(firm))) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= FEWEST)
    .map(([label, count]) => ({ label, count: countOf(count, firms.length) }))
    .sort((one, other) => byCount(one.count, other.count) || (one.label < other.label ? -1 : 1))
    .slice(0, most);
}

/** The commonest first, by what is said of each and no further: an order by exact numbers would tell them. */
export const byCount = (one: CountOf, other: CountOf): number => weightOf(other) - weightOf(one);
const weightOf = (count: CountOf): number =>
  count === "few" ? 0 : count === "nearly all" ? Number.MAX_SAFE_INTEGER : count;

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "9 of 14", "Few or none", "Nearly all" */
export const countInWords = (count: CountOf, n: number): string =>
  count === "few" ? "Few or none" : count === "nearly all" ? "Nearly all" : `${count} of ${n}`;
