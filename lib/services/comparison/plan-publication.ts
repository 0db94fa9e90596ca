import type { CohortPublication } from "@/lib/data/store/cohorts";
import type { Publication } from "@/lib/data/store/comparisons";
import { CELLS } from "@/lib/domain/comparison/cells";
import { type CellState, type Decision, decide, FLOOR } from "@/lib/domain/comparison/disclosure";
import { isMostly, STEP } from "@/lib/domain/comparison/similar";
import { SCORING_VERSION } from "@/lib/domain/score/readiness-rules";
import type { Context } from "../context";
import { awaitedEvenings } from "./awaited-evenings";
import { countApart } from "./count-apart";
import { type PoolFirm, readPool } from "./read-pool";

export interface Plan {
  decisions: Decision[];
  states: CellState[];
  firmsIn(cell: string): PoolFirm[];
  publications: Publication[];
  /** How many reports of cohorts it was held against. */
  evenings: number;
  leftOut: number;
}

/** What would be published now, by the pool as it is and everything that was published before. */
export async function planPublication(context: Context): Promise<Plan> {
  const { firms, leftOut } = await readPool(context);
  const publications = await context.store.comparisons.listPublications();
  const firmsIn = (cell: string) => firms.filter(({ cells }) => cells.includes(cell));
  const revealed = await context.store.cohorts.listPublications();
  const awaited = await awaitedEvenings(context);
  const states: CellState[] = [];
  for (const cell of CELLS) {
    const members = firmsIn(cell).map(({ id }) => id);
    const own = await ownState(context, cell, members, publications);
    const isAwaited = awaited.some((evening) => isMostly(members, evening));
    const others = await distancesToOthers(context, own, publications, revealed);
    states.push({ ...own, others, isAwaited });
  }
  const decisions = decide(states, context.now());
  return { decisions, states, firmsIn, publications, evenings: revealed.length, leftOut };
}

/** Members of one publication at a time: together they may be millions. */
async function ownState(
  context: Context,
  cell: string,
  members: readonly string[],
  publications: readonly Publication[],
): Promise<Omit<CellState, "others" | "isAwaited">> {
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

/** Only of those that have about as many firms: others are many apart by that alone, and need not be read. */
async function distancesToOthers(
  context: Context,
  { cell, members }: Pick<CellState, "cell" | "members">,
  publications: readonly Publication[],
  revealed: readonly CohortPublication[],
): Promise<number[]> {
  if (members.length < FLOOR) return [];
  const isNear = (n: number) => Math.abs(n - members.length) < STEP;
  const current = new Set(members);
  const distances: number[] = [];
  for (const { id } of publications.filter((one) => one.cell !== cell && isNear(one.n)))
    distances.push(await countApart(context, current, await context.store.comparisons.findMembers(id)));
  for (const { members: then } of revealed.filter((one) => isNear(one.members.length)))
    distances.push(await countApart(context, current, then));
  return distances;
}
