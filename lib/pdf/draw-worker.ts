import type { CohortParts } from "@/lib/domain/cohort/document";
import type { ReportParts } from "@/lib/domain/report/document/document";
import { replyToWork } from "@/lib/threads/reply-to-work";
import { renderCohortPdf } from "./render-cohort-pdf";
import { renderReportPdf } from "./render-report-pdf";

/** A report, or that of a group of firms. */
export type PdfWork = ReportParts | { cohort: CohortParts };

/** Runs in a thread of its own: draws each paper that it is sent. */
replyToWork<PdfWork, Uint8Array>((work) =>
  "cohort" in work ? renderCohortPdf(work.cohort) : renderReportPdf(work),
);
