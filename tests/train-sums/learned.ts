import { writeFileSync } from "node:fs";
import { train } from "./train";

/** One of several readings, by their features, of which these are right. */
export interface Question {
  readonly readings: readonly (readonly string[])[];
  readonly right: readonly number[];
}

export interface Limits {
  /** Questions that have a feature: what fewer have is chance. */
  readonly seen: number;
  /** A weight that is smaller says nothing. */
  readonly least: number;
}

/** What each feature weighs, by its name. */
export function learned(questions: readonly Question[], { seen, least }: Limits): Map<string, number> {
  const times = new Map<string, number>();
  for (const { readings } of questions)
    for (const name of new Set(readings.flat())) times.set(name, (times.get(name) ?? 0) + 1);
  const names = [...times].flatMap(([name, count]) => (count >= seen ? [name] : []));
  const ids = new Map(names.map((name, id) => [name, id]));
  const trained = train(
    questions.map(({ readings, right }) => ({
      right,
      readings: readings.map((each) => each.flatMap((name) => ids.get(name) ?? [])),
    })),
    names.length,
  );
  return new Map(
    names.flatMap((name, id) => {
      const weight = trained[id] ?? 0;
      return Math.abs(weight) < least ? [] : [[name, weight] as const];
    }),
  );
}

/** In the order of their names, to a hundredth. */
export function writeWeights(file: string, weights: ReadonlyMap<string, number>): void {
  const rounded = [...weights].map(([name, weight]) => [name, Math.round(weight * 100) / 100] as const);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(rounded.sort()), null, 0)}\n`);
  console.log(`${weights.size} weights are in ${file}`);
}
