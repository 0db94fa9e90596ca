import type { Origin } from "./report";

/** Origin: the mark beside a statement that says where it comes from. */
export const ORIGIN_LABELS: Record<Origin, string> = {
  told: "You told us",
  calculated: "We calculated",
  cited: "Cited",
  judgement: "Our judgement",
};

/** What a mark means, without the mark's own words before it. */
export function meaningOf(origin: Origin, meaning: string): string {
  const label = `${ORIGIN_LABELS[origin]}: `;
  const own = meaning.startsWith(label) ? meaning.slice(label.length) : meaning;
  return own.charAt(0).toUpperCase() + own.slice(1);
}
