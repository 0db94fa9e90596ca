"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import type { Serialized } from "@/lib/client/serialized";
import { type ExportPreview, PREVIEW_FAILED } from "@/lib/domain/export/export";
import { TableLoadingState, TableProblem } from "../shell/table-states";
import { useExport } from "./use-export";

interface ExportPreviewDialogProps {
  filter: string;
  onClose: () => void;
}

/** What the full export would hold, before it is downloaded. */
export function ExportPreviewDialog({ filter, onClose }: ExportPreviewDialogProps) {
  const { data, error, mutate } = useAdmin<ExportPreview>(`/api/admin/export/preview?${filter}`);
  const { isExporting, start, alert } = useExport(filter);
  return (
    <Dialog isOpen onClose={onClose} title="Preview AI Data" size="wide">
      {error ? (
        <TableProblem message={PREVIEW_FAILED} onRetry={() => mutate()} />
      ) : data === undefined ? (
        <TableLoadingState label="Loading the preview..." />
      ) : (
        <Preview preview={data} />
      )}
      {data !== undefined && data.totalAssessments > 0 && (
        <DialogActions className="mt-6 max-sm:grid">
          <Button
            variant="outline"
            disabled={isExporting}
            onClick={() => start({ format: "json", type: "comprehensive" })}
          >
            Full AI Report JSON
          </Button>
          <Button disabled={isExporting} onClick={() => start({ format: "csv", type: "comprehensive" })}>
            {isExporting ? "Exporting..." : "Full AI Report CSV"}
          </Button>
        </DialogActions>
      )}
      {alert}
    </Dialog>
  );
}

function Preview({ preview }: { preview: Serialized<ExportPreview> }) {
  const { totalAssessments, assessmentsWithReports, summary, sampleAssessment: sample } = preview;
  return (
    <div className="grid gap-5 text-sm">
      <p>
        Each row of the full export has 30+ fields: the answers, the scores, the report with its 3-phase
        roadmap, and the recommended AI tools.
      </p>
      <dl className="grid grid-cols-2 border-border border-y sm:grid-cols-4">
        <Fact label="Total assessments">{totalAssessments.toLocaleString("en-CA")}</Fact>
        <Fact label="With reports">{assessmentsWithReports.toLocaleString("en-CA")}</Fact>
        <Fact label="Average readiness">
          {summary.avgReadinessScore === null ? "–" : `${summary.avgReadinessScore}/100`}
        </Fact>
        <Fact label="Qualified leads">{summary.qualifiedLeads.toLocaleString("en-CA")}</Fact>
      </dl>
      {sample === null ? (
        <p className="text-muted-foreground">There is nothing to export yet.</p>
      ) : (
        <section>
          <h3 className="mb-2 text-lg">One row as an example</h3>
          <dl className="grid grid-cols-2 gap-x-6 border-border border-y sm:grid-cols-3">
            <Fact label="Executive">{sample.executiveName}</Fact>
            <Fact label="Report data">{yesNo(sample.hasReportData)}</Fact>
            <Fact label="AI recommendations">{yesNo(sample.hasAiRecommendations)}</Fact>
            <Fact label="Recommended apps">{sample.recommendedAppsCount}</Fact>
            <Fact label="Top priority app">{sample.topPriorityApp ?? "None"}</Fact>
            <Fact label="Fields">{sample.allDataKeys.length}</Fact>
          </dl>
          <dl className="mt-3 grid gap-1">
            <Fact label="Executive summary">{sample.executiveSummaryPreview ?? "No report yet"}</Fact>
            <Fact label="Top 3 recommendations">{sample.topRecommendations.join(", ") || "None"}</Fact>
          </dl>
          <details className="mt-3">
            <summary className="min-h-11 py-2 font-medium">All fields</summary>
            <p className="text-muted-foreground">{sample.allDataKeys.join(", ")}</p>
          </details>
        </section>
      )}
    </div>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="py-2.5 pr-3">
    <dt className="text-muted-foreground text-xs">{label}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
);

const yesNo = (value: boolean): string => (value ? "Yes" : "No");
