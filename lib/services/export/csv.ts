import { stringify } from "csv-stringify/sync";
import { CALL_COLUMNS, callColumns } from "@/lib/domain/export/call-columns";
import { REPORT_COLUMNS, reportColumns } from "@/lib/domain/export/report-columns";
import { RFC_4180 } from "@/lib/domain/export/rfc-4180";
import { type ExportRow, fieldsOf } from "@/lib/domain/export/row";
import { safeCell } from "@/lib/domain/export/safe-cell";
import type { ExportContent } from "./content";

/**
 * RFC 4180, in UTF-8 with its mark, so that Excel and LibreOffice open it with a double click. No cell begins a
 * formula. A page at a time.
 */
export async function* csvOf({ query: { type }, pages }: ExportContent): AsyncGenerator<string> {
  const fields = fieldsOf(type);
  const columns = [...fields, ...CALL_COLUMNS, ...(type === "comprehensive" ? REPORT_COLUMNS : [])];
  yield stringify([columns], { ...RFC_4180, bom: true });
  for await (const rows of pages) {
    yield stringify(
      rows.map((row) => cellsOf(row, fields, type === "comprehensive")),
      RFC_4180,
    );
  }
}

function cellsOf(row: ExportRow, fields: readonly string[], isWhole: boolean): (string | number)[] {
  const values: Readonly<Record<string, unknown>> = JSON.parse(row.fields);
  const cells = fields.map((field) => cellOf(values[field]));
  const calls = callColumns(row.callRequests);
  for (const column of CALL_COLUMNS) cells.push(cellOf(calls[column]));
  if (!isWhole) return cells;
  const written = reportColumns(row.reportData, row.aiRecommendations);
  for (const column of REPORT_COLUMNS) cells.push(cellOf(written[column]));
  return cells;
}

function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return safeCell(value.map(String).join("; "));
  return safeCell(typeof value === "string" ? value : JSON.stringify(value));
}
