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
  <div className="mx-auto max-w-[760px]" aria-busy="true">
    <p role="status" className="text-muted-foreground">
      {isWritten ? say.REPORT_RETRIEVING : say.REPORT_GENERATING}
    </p>
    <Skeleton className="mt-8 h-12 w-2/3" />
    <Skeleton className="mt-4 h-6 w-1/2" />
    <Skeleton className="mt-10 h-64 w-full" />
    <Skeleton className="mt-10 h-64 w-full" />
  </div>
);

export const ReportMissing = () => <PageState title={say.REPORT_MISSING} text={say.REPORT_MISSING_DETAIL} />;
