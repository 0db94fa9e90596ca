import { STAGES } from "../score/readiness";
import { STAGE_FROM } from "../score/score-readiness";
import type { Bar, Both } from "./bars";
import type { Figures } from "./figure";
import { readinessHeading } from "./headings";

export interface Spread {
  heading: string;
  n: number;
  median: number | null;
  /** Ten points each, the last with 100 as well. */
  bins: Bar[];
  stages: { stage: (typeof STAGES)[number]; from: number; to: number; count: number }[];
}

export function readiness({ now, before }: Both): Spread {
  const scores = scoresOf(now);
  const binsOf = (of: readonly [number, number][]) =>
    Array.from({ length: 10 }, (_, bin) => sum(of, ([score]) => Math.min(9, Math.floor(score / 10)) === bin));
  const binsBefore = before === null ? null : binsOf(scoresOf(before));
  const stages = STAGES.map((stage, at) => {
    const from = STAGE_FROM[stage];
    const next = STAGES[at + 1];
    const to = next === undefined ? 100 : STAGE_FROM[next] - 1;
    return { stage, from, to, count: sum(scores, ([score]) => score >= from && score <= to) };
  });
  const median = medianOf(scores);
  return {
    heading: readinessHeading(stages, median),
    n: sum(scores, () => true),
    median,
    bins: binsOf(scores).map((count, bin) => ({
      label: `${bin * 10} to ${bin === 9 ? 100 : bin * 10 + 9}`,
      count,
      before: binsBefore?.[bin] ?? null,
    })),
    stages,
  };
}

const scoresOf = ({ of }: Figures) =>
  of("readiness").map(({ key, count }): [number, number] => [Number(key), count]);

const sum = (of: readonly [number, number][], fits: (pair: [number, number]) => boolean): number =>
  of.reduce((all, pair) => all + (fits(pair) ? pair[1] : 0), 0);

/** The middle one of so many of each score, or the mean of the two middle ones. */
export function medianOf(scores: readonly [number, number][]): number | null {
  const inOrder = [...scores].sort(([one], [other]) => one - other);
  const n = sum(inOrder, () => true);
  if (n === 0) return null;
  const at = (place: number): number => {
    let passed = 0;
    for (const [score, count] of inOrder) {
      passed += count;
      if (passed > place) return score;
    }
    return inOrder.at(-1)?.[0] ?? 0;
  };
  return (at(Math.floor((n - 1) / 2)) + at(Math.floor(n / 2))) / 2;
}
