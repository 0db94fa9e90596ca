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
  const { assessmentId, withInterview, expiresAt } = await findShared(context, token);
  const { store, requestId } = context;
  const [assessment, state] = await Promise.all([
    store.assessments.find(assessmentId),
    store.reports.findState(assessmentId),
  ]);
  if (assessment === null || state === null) throw new Failure("not_found", SHARE_ENDED);
  const name = sharedName(context, assessmentId);
  const { executiveName, companyName } = assessment;
  const interviewAt = withInterview ? state.interviewAt : null;
  return {
    executiveName,
    companyName,
    expiresAt,
    isWritten: state.reportAt !== null,
    version: reportViewVersion(name, "hidden", { ...state, interviewAt }, requestId),
    view: () => composeReportView(context, assessment, { family: "hidden", withInterview }),
  };
}
