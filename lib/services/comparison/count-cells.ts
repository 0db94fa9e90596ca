import type { CellCounts } from "@/lib/domain/comparison/admin";
import { type CellState, type Decision, FLOOR } from "@/lib/domain/comparison/disclosure";
import { STEP } from "@/lib/domain/comparison/similar";
import type { Plan } from "./plan-publication";

/** What a plan tells of each cell: exact numbers, for the admins alone. */
export const countCells = ({ decisions, states, leftOut }: Plan, now: Date): CellCounts => ({
  cells: states.map((state) => {
    const withheld = decisions.find(({ cell }) => cell === state.cell)?.withheld ?? null;
    return { key: state.cell, n: state.members.length, withheld, missing: missingIn(state, withheld) };
  }),
  leftOut,
  countedAt: now,
});

/** As many must join or leave before the rule holds: to the floor, or away from the nearest earlier publication. */
function missingIn({ members, distances, others }: CellState, withheld: Decision["withheld"]): number {
  if (withheld === "floor") return FLOOR - members.length;
  const nearest = Math.min(...[...distances, ...others].filter((distance) => distance > 0));
  return withheld === "waiting" && nearest < STEP ? STEP - nearest : 0;
}
