import { said, state, ticked } from "./evidence";
import type { World } from "./world";

/** Where a tick and what was typed do not go together: the report asks, and takes neither for granted. */
export interface Disagreement {
  readonly about: "policy" | "use" | "budget";
  readonly ticked: string;
  readonly typed: string;
}

export function disagreements(world: World): Disagreement[] {
  const pairs: readonly [Disagreement["about"], string | null, string | null][] = [
    ["policy", ticked(world, "orgAiElements", "ai_policy"), state(world, ["no_policy"])],
    ["policy", noneTicked(world, "orgAiElements"), state(world, ["has_policy"])],
    ["use", noneTicked(world, "aiToolsUsed"), state(world, ["uses", "in_production", "ran"])],
    ["use", ticked(world, "orgAiElements", "dept_pilots"), state(world, ["banned", "no_use"])],
    [
      "budget",
      ticked(world, "orgAiElements", "dedicated_budget"),
      said(world, ["no_capital", "cash_crisis"]),
    ],
  ];
  return pairs.flatMap(([about, tick, typed]) =>
    tick === null || typed === null ? [] : [{ about, ticked: tick, typed }],
  );
}

/** An explicit "none", which is more than a list left empty. */
const noneTicked = ({ answers }: World, list: "orgAiElements" | "aiToolsUsed"): string | null =>
  answers[list].some((pick) => /^none/.test(pick)) ? `tick none of ${list}` : null;
