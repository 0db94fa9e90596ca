import { type WorkbookQuery, workbookFileName } from "@/lib/domain/export/workbook";
import type { Context } from "../context";
import { ownFilter } from "../lead/own-filter";
import { pagesOf, streamExport } from "./stream-export";
import { workbookOf } from "./workbook";

interface WorkbookName {
  fileName: string;
  contentType: string;
}

interface WorkbookFile extends WorkbookName {
  chunks: AsyncGenerator<Uint8Array>;
}

const CONTENT_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A sheet for people: the chosen columns of exactly the leads that the filter lets through. */
export async function exportWorkbook(context: Context, query: WorkbookQuery): Promise<WorkbookFile> {
  const { columns, ...filter } = ownFilter(context, query);
  return {
    ...nameWorkbook(context),
    chunks: streamExport(context, { format: "xlsx", type: "workbook" }, (exports) =>
      workbookOf(columns, pagesOf(exports, filter, "workbook")),
    ),
  };
}

/** What the workbook is called, and what it is. */
export const nameWorkbook = (context: Context): WorkbookName => ({
  fileName: workbookFileName(context.now()),
  contentType: CONTENT_TYPE,
});
