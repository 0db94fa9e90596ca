import type { Origin } from "./report";

/** What stands beside a statement to say where it comes from. */
export const ORIGIN_LABELS: Record<Origin, string> = {
  told: "You told us",
  calculated: "We calculated",
  cited: "Cited",
  judgement: "Our judgement",
};
