import type { OwnPilot } from "../lead/own-pilot";
import { SORTED, sampleOf } from "./sample";
import type { SinceATool } from "./since-a-tool";

/** What has grown since a tool does the work is sorted first, and the tool is kept from the part where it errs. */
export function sortedPilot(
  { count, several }: { count: number; several: string },
  { part }: SinceATool,
): OwnPilot {
  const sorted = sampleOf(count, several, SORTED);
  return {
    title: `The causes of ${several}`,
    pilot:
      part === null
        ? `${sorted} sorted by cause, and no further use of AI begun before that`
        : `${sorted} sorted by cause, with no AI on ${part} meanwhile, and the rest going on`,
    measure: `${several}, by cause`,
    stop:
      part === null
        ? "no one cause accounts for a quarter of the cases"
        : `${part} is behind fewer than half of them`,
    firstStep:
      part === null
        ? `Sort ${sorted} by cause, one word each, and mark those that a tool wrote`
        : `Sort ${sorted} by cause, one word each, and count how many are about ${part}`,
    guardrail:
      "People who know the work name the cause of each; what a tool drafts elsewhere is checked as it is today",
    afterwards: "Take the commonest cause first, and count again in the same way",
    notYet: { what: "A further use of AI", why: "the sort shows first what the running one costs" },
    byHand: true,
  };
}
