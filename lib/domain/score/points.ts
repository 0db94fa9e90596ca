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

/** The line that leaves the most points open; undefined where none does. */
export function weakestLine(lines: readonly PointLine[]): PointLine | undefined {
  const [weakest] = [...lines].sort((one, other) => open(other) - open(one) || one.points - other.points);
  return weakest === undefined || open(weakest) === 0 ? undefined : weakest;
}

/** The line that brought the most points, the fuller one of two alike; undefined where none brought any. */
export function strongestLine(lines: readonly PointLine[]): PointLine | undefined {
  const [strongest] = [...lines].sort((one, other) => other.points - one.points || one.max - other.max);
  return strongest === undefined || strongest.points === 0 ? undefined : strongest;
}

const open = ({ points, max }: PointLine): number => max - points;
