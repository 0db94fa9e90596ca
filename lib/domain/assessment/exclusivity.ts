/** Answers that say "none of them": each stands alone. */
const NONE_VALUES = new Set(["none", "none_yet", "none_of_the_above"]);

export const isNoneValue = (value: string): boolean => NONE_VALUES.has(value);

/** The picks after one checkbox was pressed: a none answer clears the others, any other answer clears none. */
export function togglePick(picks: readonly string[], value: string): string[] {
  if (picks.includes(value)) return picks.filter((pick) => pick !== value);
  if (isNoneValue(value)) return [value];
  return [...picks.filter((pick) => !isNoneValue(pick)), value];
}

/** True where a list of picks could have come from `togglePick`: no repeats, and none stands alone. */
export function arePicksConsistent(picks: readonly string[]): boolean {
  if (new Set(picks).size !== picks.length) return false;
  return picks.length === 1 || !picks.some(isNoneValue);
}
