import { ApiError, api } from "@/lib/client/api";
import type { Serialized } from "@/lib/client/serialized";
import type { InterviewInsights } from "@/lib/domain/interview/insights";
import * as say from "@/lib/domain/report/messages";
import type { ReportResponse } from "@/lib/domain/report/report";
import { currentVersions, type ReportVersions } from "@/lib/domain/report/versions";
import { RefreshButton } from "./refresh-button";

/** What a look in the background has brought so far, or why it brought nothing. */
interface Looked<Data> {
  data: Data | undefined;
  error: Error | undefined;
}

export interface Looks {
  report: Looked<Serialized<ReportResponse>>;
  insights: Looked<Serialized<InterviewInsights>>;
}

interface RefreshStateProps extends Looks {
  /** Where the report is asked for. */
  path: string;
  rendered: ReportVersions;
}

/** Draws the page anew where report or interview have changed, and says where that could not be asked. */
export function RefreshState({ path, rendered, report, insights }: RefreshStateProps) {
  return (
    <>
      <span role="status" className="self-center text-muted-foreground text-sm empty:absolute">
        {problemOf(report.error, say.REPORT_FETCH_FAILED) ??
          problemOf(insights.error, say.INSIGHTS_FETCH_FAILED)}
      </span>
      <RefreshButton
        rendered={rendered}
        found={currentVersions({ report: report.data, insights: insights.data })}
        ask={() => api(path)}
      />
    </>
  );
}

function problemOf(error: Error | undefined, otherwise: string): string | null {
  if (error === undefined) return null;
  const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
  return isRefused ? say.AUTHENTICATION_FAILED : otherwise;
}
