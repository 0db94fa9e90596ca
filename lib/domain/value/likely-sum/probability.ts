/** How much each feature says for a reading, by name; a feature that it has not says nothing. */
export type Weights = ReadonlyMap<string, number>;

/** How probable each of several readings is, of which one is right. */
export function probabilities(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / all);
}

export const scoreOf = (weights: Weights, features: readonly string[]): number =>
  features.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);
