import type { CacheKey } from "@/lib/cache";
import type { ReportState } from "@/lib/data/store/reports";
import { isUnlocked } from "@/lib/domain/assessment/assessment";
import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import { Failure } from "@/lib/domain/failure";
import type { FamilyVisibility, ReportParts } from "@/lib/domain/report/document/document";
import { type ReportVersions, renderedVersions, reportViewVersion } from "@/lib/domain/report/versions";
import { findAssessment, maySeeReport } from "../assessment/find-assessment";
import type { Context } from "../context";
import { recordView } from "../lead/record-view";
import { readReportView } from "./read-report-view";

/** What a report page has to know before it draws anything. */
export interface OpenedReport {
  /** The caller has to unlock it first. */
  isLocked: boolean;
  /** Not written and not unlocked: an admin is asked before it is written. */
  isUnasked: boolean;
  isWritten: boolean;
  /** Whether anything was answered about the household. */
  hasFamily: boolean;
  /** Whether its firm is counted in figures that compare firms. */
  isCounted: boolean;
  family: FamilyVisibility;
  rendered: ReportVersions;
  version: CacheKey;
  view(): Promise<ReportParts>;
}

/**
 * Opens a report for its page, behind its link or on the dashboard, and records an admin's look. Refuses an
 * assessment that there is none of, or whose link is closed to the caller. `known`: what was read for this very request.
 */
export async function openReport(
  context: Context,
  id: string,
  where: "link" | "dashboard",
  known?: ReportState,
): Promise<OpenedReport> {
  const state = known ?? (await context.store.reports.findState(id));
  if (state === null) throw new Failure("not_found", NO_SUCH_ASSESSMENT);
  if (state.linkClosed) await findAssessment(context, id);
  const isLocked = !maySeeReport(context, state);
  if (!isLocked) await recordView(context, "report_viewed", id);
  const family = where === "link" || state.hasFamily ? "shown" : "hidden";
  const isWritten = state.reportAt !== null;
  return {
    isLocked,
    isUnasked: !isWritten && !isUnlocked(state),
    isWritten,
    hasFamily: state.hasFamily,
    isCounted: state.isCounted,
    family,
    rendered: renderedVersions(state),
    version: reportViewVersion(id, family, state, context.requestId),
    view: () => readReportView(context, id, family),
  };
}
