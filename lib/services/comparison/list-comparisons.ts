import type { CellCounts, Comparisons } from "@/lib/domain/comparison/admin";
import { cellLabel } from "@/lib/domain/comparison/cells";
import { nextFrom } from "@/lib/domain/comparison/timing";
import { HOUR_MS } from "@/lib/domain/time";
import type { Context } from "../context";
import { countCells } from "./count-cells";
import { planPublication } from "./plan-publication";
import { poolSince } from "./read-pool";

/** A pool of so many is counted while one waits; a larger one takes seconds, and is counted in the background. */
const COUNTED_AT_ONCE = 2_000;

/** Every cell as it is now, with exact numbers: for the admins alone. */
export async function listComparisons(context: Context): Promise<Comparisons> {
  const { comparisons } = context.store;
  const { counts, isCounting } = await countsNow(context);
  const publications = await comparisons.listPublications();
  const lastAt = publications.at(-1)?.publishedAt ?? null;
  return {
    cells: (counts?.cells ?? []).map((cell) => {
      const shown = publications.find((one) => one.cell === cell.key && one.endedAt === null);
      return {
        ...cell,
        label: cellLabel(cell.key),
        published: shown === undefined ? null : { at: shown.publishedAt, n: shown.n },
      };
    }),
    leftOut: counts?.leftOut ?? 0,
    countedAt: counts?.countedAt ?? null,
    isCounting,
    lastAt,
    nextFrom: nextFrom(lastAt),
  };
}

async function countsNow(context: Context): Promise<{ counts: CellCounts | null; isCounting: boolean }> {
  const { store, now } = context;
  const size = await store.comparisons.poolSize(poolSince(now()), COUNTED_AT_ONCE);
  if (size < COUNTED_AT_ONCE)
    return { counts: countCells(await planPublication(context), now()), isCounting: false };
  const counts = await store.comparisons.findCounts();
  const isCounting = counts === null || now().getTime() - counts.countedAt.getTime() > HOUR_MS;
  if (isCounting) {
    await context.transaction((tx) => tx.enqueueOnce("compare", {}));
    context.drainSoon();
  }
  return { counts, isCounting };
}
