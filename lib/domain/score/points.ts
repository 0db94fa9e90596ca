import type { PointLine } from "./readiness";

export interface HalfOfThePoints {
  half: PointLine["half"];
  title: string;
  lines: PointLine[];
  points: number;
  max: number;
}

const HALVES = [
  { half: "topDown", title: "Direction from the top" },
  { half: "bottomUp", title: "Practice from below" },
] as const;

/** The point lines in their two halves, each with its sum. */
export function halvesOf(lines: readonly PointLine[]): HalfOfThePoints[] {
  return HALVES.map(({ half, title }) => {
    const own = lines.filter((line) => line.half === half);
    return { half, title, lines: own, points: sum(own, "points"), max: sum(own, "max") };
  });
}

const sum = (lines: readonly PointLine[], key: "points" | "max") =>
  lines.reduce((total, line) => total + line[key], 0);

/** Those that leave points open, the most first. */
export const mostOpen = (lines: readonly PointLine[]): PointLine[] =>
  lines
    .filter((line) => open(line) > 0)
    .sort((one, other) => open(other) - open(one) || one.points - other.points);

/** Those that brought points, the most first, the fuller one of two alike. */
export const mostPoints = (lines: readonly PointLine[]): PointLine[] =>
  lines
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points || one.max - other.max);

/** The line that leaves the most points open; undefined where none does. Advice from outside is nothing that a firm has to have. */
export function weakestLine(lines: readonly PointLine[]): PointLine | undefined {
  const open = mostOpen(lines);
  return open.find(({ key }) => key !== "consultants") ?? open[0];
}

/** The line that brought the most points; undefined where none brought any. */
export const strongestLine = (lines: readonly PointLine[]): PointLine | undefined => mostPoints(lines)[0];

const open = ({ points, max }: PointLine): number => max - points;
