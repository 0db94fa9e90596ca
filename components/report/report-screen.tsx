import type { ReactNode } from "react";
import { CallMeBack } from "@/components/call/call-me-back";
import { TalkItThrough } from "@/components/call/talk-it-through";
import { CountedLine } from "@/components/comparison/counted-line";
import { TakeToWork } from "@/components/files/take-to-work";
import { AnswerInWriting } from "@/components/interview/answer-in-writing";
import { PageShell } from "@/components/layout/page-shell";
import { ShareReport } from "@/components/share/share-report";
import { buttonVariants } from "@/components/ui/button-variants";
import { LinkButton } from "@/components/ui/link-button";
import type { Caller } from "@/lib/domain/call/call";
import type { ReportVersions } from "@/lib/domain/report/versions";
import { TEAM_TITLE } from "@/lib/domain/team/messages";
import { FamilyNote } from "./family-note";
import { ReportActions } from "./report-actions";
import { ReportRefresh } from "./report-refresh";

interface ReportScreenProps {
  id: string;
  /** Whether there is a family section, which the PDF leaves out. */
  hasFamily: boolean;
  isCounted: boolean;
  caller: Caller;
  rendered: ReportVersions;
  children: ReactNode;
}

/** The page round the paper: one row above it, and below it what one asks at the end. None of it is printed. */
export function ReportScreen({ id, hasFamily, isCounted, caller, rendered, children }: ReportScreenProps) {
  return (
    <PageShell width="wide">
      <nav
        aria-label="This report"
        className="no-print mb-4 flex flex-wrap items-center gap-2 border-border max-sm:-mt-4 sm:-mt-6 lg:mb-8 lg:border-b lg:pb-4"
      >
        <LinkButton href={`/results/${id}`} variant="ghost" size="sm" className="-ml-3 max-sm:pr-1">
          ← Back to Results
        </LinkButton>
        <ReportActions
          first={
            <a href={`/api/assessments/${id}/report.pdf`} className={buttonVariants({ size: "sm" })}>
              Download PDF
            </a>
          }
        >
          <LinkButton href={`/roadmap/${id}`} variant="outline" size="sm">
            View Roadmap
          </LinkButton>
          <ReportRefresh id={id} rendered={rendered} />
          <ShareReport assessmentId={id} size="sm" />
          <TakeToWork assessmentId={id} size="sm" />
          <TalkItThrough assessmentId={id} caller={caller} />
        </ReportActions>
      </nav>
      {children}
      <div className="no-print mt-16 grid gap-4 border-border border-t pt-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>Questions? We can call you.</p>
          <div className="flex flex-wrap gap-3">
            <CallMeBack assessmentId={id} caller={caller} />
            <AnswerInWriting assessmentId={id} />
          </div>
        </div>
        <div className="text-sm *:flex *:min-h-11 *:flex-wrap *:items-center *:gap-x-1">
          <p>
            <a
              href={`/report/${id}/team`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {TEAM_TITLE}
            </a>
          </p>
          {hasFamily && <FamilyNote id={id} />}
          <CountedLine assessmentId={id} isCounted={isCounted} />
        </div>
      </div>
    </PageShell>
  );
}
