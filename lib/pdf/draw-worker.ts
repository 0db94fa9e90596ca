import type { ReportParts } from "@/lib/domain/report/document/document";
import { replyToWork } from "@/lib/threads/reply-to-work";
import { renderReportPdf } from "./render-report-pdf";

/** Runs in a thread of its own: draws each paper that it is sent. */
replyToWork<ReportParts, Uint8Array>(renderReportPdf);
