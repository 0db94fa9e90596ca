import type { ReportState } from "@/lib/data/store/reports";
import { isUnlocked } from "@/lib/domain/assessment/assessment";
import { reportViewVersion } from "@/lib/domain/report/versions";
import type { Context } from "../context";

/** A report that everybody behind its link may see now. */
export interface KeptVersion {
  /** Names the report that its page is drawn from. */
  view: ReturnType<typeof reportViewVersion>;
  /** Names the whole page. */
  page: string;
  /** What was read for it, which the page itself asks for next. */
  state: ReportState;
}

/**
 * What a reader's browser may keep the page of a report by. Null where it may not: before it is written, and wherever it
 * depends on the reader whether there is a page at all, because it is locked or its link is closed.
 */
export async function readKeptVersion(
  { store }: Pick<Context, "store">,
  id: string,
): Promise<KeptVersion | null> {
  const state = await store.reports.findState(id);
  if (state === null || state.linkClosed || state.reportAt === null || !isUnlocked(state)) return null;
  const view = reportViewVersion(id, "shown", state, "");
  return { view, page: `${view}:${state.hasFamily}:${state.isCounted}`, state };
}
