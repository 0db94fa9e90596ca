import { stringify } from "csv-stringify/sync";
import { REPORT_COLUMNS, reportColumns } from "@/lib/domain/export/report-columns";
import { type ExportRow, fieldsOf, statusOf } from "@/lib/domain/export/row";
import { safeCell } from "@/lib/domain/export/safe-cell";
import type { ExportContent } from "./content";

/**
 * RFC 4180, in UTF-8 with its mark, so that Excel and LibreOffice open it with a double click. No cell begins a
 * formula. A page at a time.
 */
export async function* csvOf({ query: { type }, pages }: ExportContent): AsyncGenerator<string> {
  const fields = fieldsOf(type);
  const columns = [...fields, "status", ...(type === "comprehensive" ? REPORT_COLUMNS : [])];
  yield stringify([columns], { ...RFC_4180, bom: true });
  for await (const rows of pages) {
    const cells = rows.map((row) => cellsOf(row, fields, type === "comprehensive"));
    yield stringify(cells, { ...RFC_4180, columns });
  }
}

const RFC_4180 = { record_delimiter: "\r\n", quoted_string: true } as const;

function cellsOf(row: ExportRow, fields: readonly string[], isWhole: boolean): Record<string, unknown> {
  const written = isWhole ? reportColumns(row.reportData, row.aiRecommendations) : {};
  const own = Object.fromEntries(fields.map((field) => [field, row.fields[field]]));
  const cells = Object.entries({ ...own, status: statusOf(row.fields), ...written });
  return Object.fromEntries(cells.map(([name, value]) => [name, cellOf(value)]));
}

function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return safeCell(value.map(String).join("; "));
  return safeCell(typeof value === "string" ? value : JSON.stringify(value));
}
