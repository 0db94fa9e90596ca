import { ReportFirstPage } from "@/components/report/report-first-page";
import type { ReportSubject } from "@/lib/domain/report/paper";
import type { ReportData } from "@/lib/domain/report/report";

interface SamplePageProps {
  reportData: ReportData;
  assessment: ReportSubject;
  writtenOn: Date;
}

/** A real page of the report of an invented firm, drawn by the report's own components, small. */
export const SamplePage = (sample: SamplePageProps) => (
  <figure className="min-w-0">
    <div
      inert
      aria-hidden="true"
      className="h-[26rem] overflow-hidden rounded-sm border border-border bg-card sm:h-[34rem]"
    >
      <div className="w-[780px] origin-top-left scale-[0.46] p-10 sm:scale-[0.62]">
        <ReportFirstPage {...sample} />
      </div>
    </div>
    <figcaption className="mt-2 text-muted-foreground text-sm">
      Page one of a full report, for an invented firm.
    </figcaption>
  </figure>
);
