import { probabilities } from "@/lib/domain/value/likely-sum/probability";

/** An answer: the features of each of its readings, by number, and the places of those that are right. */
export interface Example {
  readonly readings: readonly (readonly number[])[];
  readonly right: readonly number[];
}

const EPOCHS = 20;
const RATE = 0.1;
/** How hard each weight is drawn to nothing, so that what was seen twice says little. */
const DECAY = 0.02;

/**
 * Weights of a log-linear model: the probability of what is right is made as large as it gets, one answer after the other, in
 * steps that get smaller for what was seen often (Adagrad). The same examples give the same weights.
 */
export function train(examples: readonly Example[], size: number): Float64Array {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-6);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const example of shuffled(examples, epoch + 1))
      for (const [id, step] of stepsOf(example, weights)) {
        const gradient = step - DECAY * at(weights, id);
        squares[id] = at(squares, id) + gradient * gradient;
        weights[id] = at(weights, id) + (RATE * gradient) / Math.sqrt(at(squares, id));
      }
  return weights;
}

/** What each feature has in the right readings, and not in the likely ones. */
function stepsOf({ readings, right }: Example, weights: Float64Array): Map<number, number> {
  const likely = probabilities(scoresOf(weights, readings));
  const all = right.reduce((sum, place) => sum + (likely[place] ?? 0), 0);
  const steps = new Map<number, number>();
  readings.forEach((features, place) => {
    const now = likely[place] ?? 0;
    const step = (right.includes(place) ? now / Math.max(all, TINY) : 0) - now;
    if (Math.abs(step) < NOTHING) return;
    for (const id of features) steps.set(id, (steps.get(id) ?? 0) + step);
  });
  return steps;
}
const TINY = 1e-12;
const NOTHING = 1e-5;

export const scoresOf = (weights: Float64Array, readings: readonly (readonly number[])[]): number[] =>
  readings.map((features) => features.reduce((sum, id) => sum + at(weights, id), 0));

const at = (numbers: Float64Array, place: number): number => numbers[place] ?? 0;

/** In an order that is another in each round, and the same each time. */
function shuffled<T>(all: readonly T[], round: number): T[] {
  let seed = round;
  const keys = all.map(() => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  });
  return all
    .map((each, place) => ({ each, key: keys[place] ?? 0 }))
    .sort((one, other) => one.key - other.key)
    .map(({ each }) => each);
}
