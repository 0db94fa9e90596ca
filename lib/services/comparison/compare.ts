import { figuresOf } from "@/lib/domain/comparison/figures";
import { cellsToEnd, isTooSoon } from "@/lib/domain/comparison/timing";
import { SCORING_VERSION } from "@/lib/domain/score/readiness-rules";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { countCells } from "./count-cells";
import { planPublication } from "./plan-publication";

/**
 * Counts the firms of each cell, and publishes what may be published, at most every 28 days. The pool is read, and what
 * is new is written down, before the transaction; of several servers at once, those that come after the first find that
 * it has published, and do nothing.
 */
export async function compare(context: Context): Promise<void> {
  const { store, now } = context;
  const plan = await planPublication(context);
  await store.comparisons.keepCounts(countCells(plan, now()));
  const ended = cellsToEnd(plan.decisions);
  if (ended.length === 0 || isTooSoon(await store.comparisons.lastPublishedAt(), now())) return;
  const published = plan.decisions.filter(({ act }) => act === "publish").map(({ cell }) => cell);
  const prepared: string[] = [];
  for (const cell of published) {
    const firms = plan.firmsIn(cell);
    const fresh = { cell, members: firms.map(({ id }) => id), figures: figuresOf(firms) };
    prepared.push(await store.comparisons.prepare(fresh, SCORING_VERSION));
  }
  await context.transaction(async (tx) => {
    await tx.comparisons.lock();
    if (isTooSoon(await tx.comparisons.lastPublishedAt(), now())) return;
    // An evening was revealed meanwhile: the next hour holds the figures against its report.
    if ((await tx.cohorts.lockPublications()).length !== plan.evenings) return;
    await tx.comparisons.end(ended, now());
    await tx.comparisons.publish(prepared, now());
    await recordAudit(context, tx, {
      action: "comparison_published",
      meta: { published: published.length, withdrawn: ended.length - published.length },
    });
  });
}

/** Asked for by the hourly clean-up, where it is time. */
export async function queueComparison(context: Context): Promise<void> {
  if (isTooSoon(await context.store.comparisons.lastPublishedAt(), context.now())) return;
  await context.transaction((tx) => tx.enqueueOnce("compare", {}));
}
