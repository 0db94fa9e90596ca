import type { Publication } from "@/lib/data/store/comparisons";
import { CELLS } from "@/lib/domain/comparison/cells";
import { type CellState, type Decision, decide } from "@/lib/domain/comparison/disclosure";
import { SCORING_VERSION } from "@/lib/domain/score/readiness-rules";
import type { Context } from "../context";
import { countApart } from "./count-apart";
import { type PoolFirm, readPool } from "./read-pool";

export interface Plan {
  decisions: Decision[];
  states: CellState[];
  firmsIn(cell: string): PoolFirm[];
  publications: Publication[];
  leftOut: number;
}

/** What would be published now, by the pool as it is and everything that was published before. */
export async function planPublication(context: Context): Promise<Plan> {
  const { firms, leftOut } = await readPool(context);
  const publications = await context.store.comparisons.listPublications();
  const firmsIn = (cell: string) => firms.filter(({ cells }) => cells.includes(cell));
  const states: CellState[] = [];
  for (const cell of CELLS) {
    const members = firmsIn(cell).map(({ id }) => id);
    states.push(await stateOf(context, cell, members, publications));
  }
  return { decisions: decide(states, context.now()), states, firmsIn, publications, leftOut };
}

/** Members of one publication at a time: together they may be millions. */
async function stateOf(
  context: Context,
  cell: string,
  members: readonly string[],
  publications: readonly Publication[],
): Promise<CellState> {
  const current = new Set(members);
  const distances: number[] = [];
  let visible: CellState["visible"] = null;
  for (const { id, publishedAt, endedAt, scoringVersion } of publications.filter(
    (one) => one.cell === cell,
  )) {
    const then = await context.store.comparisons.findMembers(id);
    const distance = await countApart(context, current, then);
    distances.push(distance);
    if (endedAt !== null) continue;
    const isCurrent = distance === 0 && scoringVersion === SCORING_VERSION;
    visible = { publishedAt, members: distance === 0 ? members : then, isCurrent };
  }
  return { cell, members, distances, visible };
}
