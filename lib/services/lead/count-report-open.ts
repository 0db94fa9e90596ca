import type { Context } from "../context";
import { isAdmin } from "../context";
import { countStep } from "./count-step";

const MOST_REMEMBERED = 10_000;
/** Readers come back: what this process has counted already needs no question to the database. */
const counted = new Set<string>();

/** Counts that an assessment's full report was opened, except by an admin, and writes down when that was first. */
export async function countReportOpen(
  context: Pick<Context, "actor" | "store" | "keyedHash" | "now">,
  assessmentId: string,
): Promise<void> {
  if (isAdmin(context.actor) || counted.has(assessmentId)) return;
  await countStep(context, context.store, "report_opened", assessmentId);
  await context.store.leads.markReportOpened(assessmentId, context.now());
  if (counted.size >= MOST_REMEMBERED) counted.clear();
  counted.add(assessmentId);
}
