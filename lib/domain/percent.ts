/** How far along a value is between 0 and `max`, in percent with two decimals, kept within 0 and 100. */
export function percentOf(value: number, max: number): number {
  if (max <= 0) return 0;
  return Math.round(Math.min(1, Math.max(0, value / max)) * 10_000) / 100;
}

/** "62%" of a whole; a few are not none, and nearly all are not all. */
export function wholePercent(part: number, whole: number): string {
  const percent = Math.round((part / whole) * 100);
  if (percent === 0 && part > 0) return "under 1%";
  return percent === 100 && part < whole ? "over 99%" : `${percent}%`;
}
