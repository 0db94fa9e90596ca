import type { ExportPlace } from "@/lib/data/store/exports";
import type { Store } from "@/lib/data/store/store";
import { EXPORT_BUSY, type ExportQuery, exportFileName } from "@/lib/domain/export/export";
import { LEAST_ROWS, rowsOfNextPage } from "@/lib/domain/export/page";
import { Failure } from "@/lib/domain/failure";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { csvOf } from "./csv";
import { jsonOf } from "./json";

interface ExportName {
  fileName: string;
  contentType: string;
}

interface ExportFile extends ExportName {
  chunks: AsyncGenerator<string>;
}

/** Each keeps a connection of the database busy. */
const AT_ONCE = 2;
let running = 0;

/** A file of exactly the leads that the filter lets through, made while it is being read. */
export async function exportLeads(context: Context, query: ExportQuery): Promise<ExportFile> {
  const write = query.format === "csv" ? csvOf : jsonOf;
  return {
    ...nameExport(context, query),
    chunks: oneOfFew(async function* () {
      await recordExport(context, query);
      yield* context.snapshot(async function* (exports) {
        const summary = await exports.summary(query);
        yield* write({ query, summary, exportedAt: context.now(), pages: pagesOf(exports, query) });
      });
    }),
  };
}

/** What the file is called, and what it is. */
export const nameExport = (context: Context, query: ExportQuery): ExportName => ({
  fileName: exportFileName(query, context.now()),
  contentType: query.format === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
});

/** Before the first part goes out, and only for what had its turn. */
const recordExport = (context: Context, { format, type }: ExportQuery): Promise<void> =>
  recordAudit(context, context.store, {
    action: "data_exported",
    target: { kind: "export", id: type },
    meta: { format, type },
  });

async function* pagesOf(exports: Store["exports"], query: ExportQuery) {
  let limit = LEAST_ROWS;
  let place: ExportPlace | null = null;
  do {
    const page: Awaited<ReturnType<Store["exports"]["page"]>> = await exports.page(query, place, {
      limit,
      type: query.type,
    });
    yield page.rows;
    limit = rowsOfNextPage(page.rows);
    place = page.next;
  } while (place !== null);
}

async function* oneOfFew(start: () => AsyncGenerator<string>): AsyncGenerator<string> {
  if (running >= AT_ONCE) throw new Failure("too_many_requests", EXPORT_BUSY, { retryAfterSeconds: 30 });
  running += 1;
  try {
    yield* start();
  } finally {
    running -= 1;
  }
}
