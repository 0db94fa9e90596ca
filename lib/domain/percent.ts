/** How far along a value is between 0 and `max`, in percent with two decimals, kept within 0 and 100. */
export function percentOf(value: number, max: number): number {
  if (max <= 0) return 0;
  return Math.round(Math.min(1, Math.max(0, value / max)) * 10_000) / 100;
}
