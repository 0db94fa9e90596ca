import type { ExportQuery, ExportSummary } from "@/lib/domain/export/export";
import type { ExportRow } from "@/lib/domain/export/row";

/** What an export is written from. */
export interface ExportContent {
  query: ExportQuery;
  summary: ExportSummary;
  exportedAt: Date;
  pages: AsyncGenerator<ExportRow[]>;
}
