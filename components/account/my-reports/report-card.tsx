import { CountedLine } from "@/components/comparison/counted-line";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import type { MyReport } from "@/lib/client/hooks/use-my-reports";
import { labelOf } from "@/lib/domain/assessment/options";
import { EMPLOYEE_BANDS, INDUSTRIES } from "@/lib/domain/assessment/questions/company";
import { longDate, relativeTime } from "@/lib/domain/dates";
import { paymentBadge } from "@/lib/domain/payment/payment-badge";
import type { BadgeTone } from "@/lib/domain/score/badges";
import { RetakeLine } from "./retake-line";

/**
 * One assessment, as one recognises it at a glance: whose, when, how it came out, and the way in. Where it is alone and
 * has the whole width, its parts lie beside each other.
 */
export function ReportCard({ report, isNewest }: { report: MyReport; isNewest: boolean }) {
  const created = new Date(report.createdAt);
  const payment = paymentBadge(report.paymentStatus);
  const roadmap = roadmapBadge(report.roadmapGenerated);
  return (
    <li
      aria-label={report.companyName}
      className="@container grid min-w-0 rounded-sm border border-border bg-card p-5 sm:p-6"
    >
      <div className="flex min-w-0 flex-col @3xl:grid @3xl:grid-cols-[minmax(0,1fr)_21rem_auto] @3xl:items-center @3xl:gap-x-10">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 title={report.companyName} className="line-clamp-3 break-words text-xl">
              {report.companyName}
            </h2>
            <p title={report.executiveName} className="mt-1 truncate text-sm">
              {report.executiveName}
            </p>
            <p className="text-muted-foreground text-sm">
              <time dateTime={report.createdAt} title={longDate(created)}>
                {relativeTime(created, new Date())}
              </time>
            </p>
          </div>
          {report.aiReadinessScore !== null && <Score score={report.aiReadinessScore} />}
        </div>
        <dl className="mt-5 mb-6 grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 border-border border-t pt-4 text-sm @3xl:my-0 @3xl:border-t-0 @3xl:border-l @3xl:pt-0 @3xl:pl-10">
          <Row label="Industry">{labelOf(INDUSTRIES, report.companyIndustry)}</Row>
          <Row label="Company size">{`${labelOf(EMPLOYEE_BANDS, report.companyEmployees)} employees`}</Row>
          <Row label="Payment">
            <Badge variant={payment.tone}>{payment.label}</Badge>
          </Row>
          <Row label="Roadmap">
            <Badge variant={roadmap.tone}>{roadmap.label}</Badge>
          </Row>
        </dl>
        <LinkButton
          href={`/results/${report.id}`}
          variant={isNewest ? "default" : "outline"}
          className="mt-auto w-full @3xl:mt-0"
        >
          View Full Report
          <span className="sr-only">{` of ${report.companyName}`}</span>
        </LinkButton>
      </div>
      {report.isOwn && <RetakeLine report={report} />}
      {report.isOwn && (
        <div className="mt-3">
          <CountedLine assessmentId={report.id} isCounted={report.isCounted} of={report.companyName} />
        </div>
      )}
    </li>
  );
}

const Score = ({ score }: { score: number }) => (
  <p className="shrink-0 text-right">
    <span className="sr-only">AI readiness score </span>
    <span className="font-semibold font-serif text-4xl tabular-nums leading-none">{score}</span>
    <span className="text-muted-foreground text-sm">/100</span>
  </p>
);

const Row = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <>
    <dt className="text-muted-foreground">{label}</dt>
    <dd className="min-w-0 text-right">{children}</dd>
  </>
);

/** Whether the roadmap is there yet. */
const roadmapBadge = (isGenerated: boolean): { label: string; tone: BadgeTone } =>
  isGenerated ? { label: "Complete", tone: "outline" } : { label: "Generating...", tone: "secondary" };
