import { PageShell } from "@/components/layout/page-shell";
import { PageState } from "@/components/layout/page-state";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import * as say from "@/lib/domain/report/messages";

export const AssessmentLoading = () => (
  <PageShell width="wide">
    <PageState title={say.ASSESSMENT_LOADING} />
  </PageShell>
);

export const AssessmentMissing = () => (
  <PageShell>
    <PageState title={say.ASSESSMENT_NOT_FOUND} text={NO_SUCH_ASSESSMENT}>
      <LinkButton href="/">Return Home</LinkButton>
    </PageState>
  </PageShell>
);

/** Holds the place of the paper while it is fetched, or written for the first time. */
export const ReportLoading = ({ isWritten }: { isWritten: boolean }) => (
  <div className="mx-auto max-w-[760px] min-[1100px]:mr-0" aria-busy="true">
    <p role="status" className="text-muted-foreground">
      {isWritten ? say.REPORT_RETRIEVING : say.REPORT_GENERATING}
    </p>
    <Skeleton className="mt-8 h-12 w-2/3" />
    <Skeleton className="mt-4 h-5 w-1/3" />
    <div className="mt-10 border-primary border-t-2 pt-5">
      <Skeleton className="h-7 w-1/2" />
    </div>
    {MEMO_ROWS.map((lines) => (
      <div
        key={lines}
        className="grid gap-x-8 gap-y-3 border-border border-b py-6 sm:grid-cols-[8.75rem_minmax(0,1fr)]"
      >
        <Skeleton className="h-4 w-24" />
        <div className="grid gap-3">
          <Skeleton className={lines} />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-3/4" />
        </div>
      </div>
    ))}
  </div>
);

/** The first line of each row of page one, which is a heading. */
const MEMO_ROWS = ["h-6 w-5/6", "h-6 w-2/3", "h-6 w-3/4", "h-6 w-1/2"];

export const ReportMissing = () => <PageState title={say.REPORT_MISSING} text={say.REPORT_MISSING_DETAIL} />;
