import type { CacheKey } from "@/lib/cache";
import { Failure } from "@/lib/domain/failure";
import type { ReportParts } from "@/lib/domain/report/document/document";
import { reportViewVersion } from "@/lib/domain/report/versions";
import { SHARE_ENDED } from "@/lib/domain/share/messages";
import type { Context } from "../context";
import { composeReportView } from "../report/compose-report-view";
import { findShared } from "./find-shared";
import { sharedName } from "./shared-name";

export interface SharedReport {
  executiveName: string;
  companyName: string;
  expiresAt: Date;
  isWritten: boolean;
  /** Names what is drawn, and nothing that its reader could use elsewhere. */
  version: CacheKey;
  view(): Promise<ReportParts>;
}

/** What the holder of a reader's link sees: the report as it is now, without the family section. */
export async function readShared(context: Context, token: string): Promise<SharedReport> {
  const { assessmentId, withInterview, withTeam, expiresAt } = await findShared(context, token);
  const { store, requestId } = context;
  const [assessment, state, team] = await Promise.all([
    store.assessments.find(assessmentId),
    store.reports.findState(assessmentId),
    withTeam ? store.teamChecks.find(assessmentId) : null,
  ]);
  if (assessment === null || state === null) throw new Failure("not_found", SHARE_ENDED);
  const name = sharedName(context, assessmentId);
  const { executiveName, companyName } = assessment;
  const interviewAt = withInterview ? state.interviewAt : null;
  const version = reportViewVersion(name, "hidden", { ...state, interviewAt }, requestId);
  return {
    executiveName,
    companyName,
    expiresAt,
    isWritten: state.reportAt !== null,
    // A result is worked out once, so that its check names it.
    version: team?.result ? `${version}:${team.id}` : version,
    view: () => composeReportView(context, assessment, { family: "hidden", withInterview, withTeam }),
  };
}
