import { ApiError } from "@/lib/client/api";
import { reportVersion } from "@/lib/client/report-version";
import * as say from "@/lib/domain/report/messages";
import { RefreshButton } from "./refresh-button";

type Versions = Parameters<typeof reportVersion>;

/** What a look in the background has brought so far, or why it brought nothing. */
interface Looked<Data> {
  data: Data;
  error: Error | undefined;
}

interface RefreshStateProps {
  report: Looked<Versions[0]>;
  insights: Looked<Versions[1]>;
}

/** Draws the page anew where report or interview have changed, and says where that could not be asked. */
export function RefreshState({ report, insights }: RefreshStateProps) {
  return (
    <>
      <span role="status" className="self-center text-muted-foreground text-sm empty:absolute">
        {problemOf(report.error, say.REPORT_FETCH_FAILED) ??
          problemOf(insights.error, say.INSIGHTS_FETCH_FAILED)}
      </span>
      <RefreshButton version={reportVersion(report.data, insights.data)} />
    </>
  );
}

function problemOf(error: Error | undefined, otherwise: string): string | null {
  if (error === undefined) return null;
  const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
  return isRefused ? say.AUTHENTICATION_FAILED : otherwise;
}
