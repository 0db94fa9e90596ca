/** Answers that say "none of them": each excludes the others. */
const NONE_VALUES = new Set(["none", "none_yet", "none_of_the_above"]);

export const isNoneValue = (value: string): boolean => NONE_VALUES.has(value);

/** Answers that leave no room for another: those, and offices in BC alone. */
const standsAlone = (value: string): boolean => isNoneValue(value) || value === "only-bc";

/** The picks after one checkbox was pressed: one that leaves no room clears the others, any other clears that one. */
export function togglePick(picks: readonly string[], value: string): string[] {
  if (picks.includes(value)) return picks.filter((pick) => pick !== value);
  if (standsAlone(value)) return [value];
  return [...picks.filter((pick) => !standsAlone(pick)), value];
}

/** True where a list of picks could have come from `togglePick`: no repeats, and a none answer alone. */
export function arePicksConsistent(picks: readonly string[]): boolean {
  if (new Set(picks).size !== picks.length) return false;
  return picks.length === 1 || !picks.some(standsAlone);
}
