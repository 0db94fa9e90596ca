import { type ExportQuery, exportFileName } from "@/lib/domain/export/export";
import type { Context } from "../context";
import { ownFilter } from "../lead/own-filter";
import { csvOf } from "./csv";
import { jsonOf } from "./json";
import { pagesOf, streamExport } from "./stream-export";

interface ExportName {
  fileName: string;
  contentType: string;
}

interface ExportFile extends ExportName {
  chunks: AsyncGenerator<string>;
}

/** A file of exactly the leads that the filter lets through, made while it is being read. */
export async function exportLeads(context: Context, asked: ExportQuery): Promise<ExportFile> {
  const query = ownFilter(context, asked);
  const write = query.format === "csv" ? csvOf : jsonOf;
  return {
    ...nameExport(context, query),
    chunks: streamExport(context, query, async function* (exports) {
      const summary = await exports.summary(query);
      const pages = pagesOf(exports, query, query.type);
      yield* write({ query, summary, exportedAt: context.now(), pages });
    }),
  };
}

/** What the file is called, and what it is. */
export const nameExport = (context: Context, query: ExportQuery): ExportName => ({
  fileName: exportFileName(query, context.now()),
  contentType: query.format === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
});
