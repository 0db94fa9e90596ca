import { writeXlsxStream } from "hucre/xlsx";
import type { ExportRow } from "@/lib/domain/export/row";
import type { WorkbookCell, WorkbookColumn } from "@/lib/domain/export/workbook-columns";
import { workbookRow } from "@/lib/domain/export/workbook-row";

const TIME_FORMAT = "yyyy-mm-dd hh:mm";

/** An Excel workbook of one sheet, whose head stays in view. A page at a time: memory does not grow with the rows. */
export async function* workbookOf(
  columns: readonly WorkbookColumn[],
  pages: AsyncGenerator<ExportRow[]>,
): AsyncGenerator<Uint8Array> {
  const sheet = writeXlsxStream(cellsOf(columns, pages), {
    name: "Leads",
    columns: columns.map(({ label, width, isTime }) => ({
      header: label,
      width,
      ...(isTime === true ? { numFmt: TIME_FORMAT } : {}),
    })),
    freezePane: { rows: 1 },
  });
  yield* sheet;
}

async function* cellsOf(
  columns: readonly WorkbookColumn[],
  pages: AsyncGenerator<ExportRow[]>,
): AsyncGenerator<WorkbookCell[]> {
  for await (const rows of pages)
    for (const row of rows) {
      const known = workbookRow(row);
      yield columns.map(({ cellOf }) => cellOf(known));
    }
}
