import type { ExportPlace } from "@/lib/data/store/exports";
import type { Store } from "@/lib/data/store/store";
import { EXPORT_BUSY } from "@/lib/domain/export/export";
import { LEAST_ROWS, rowsOfNextPage } from "@/lib/domain/export/page";
import type { ExportRowType } from "@/lib/domain/export/row";
import { Failure } from "@/lib/domain/failure";
import type { LeadFilter } from "@/lib/domain/lead/filter";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";

/** Each keeps a connection of the database busy. */
const AT_ONCE = 2;
let running = 0;

/** A file that is made while it is being read, of one moment's leads; a few at a time, and each in the audit log. */
export async function* streamExport<Chunk>(
  context: Context,
  { format, type }: { format: string; type: string },
  write: (exports: Store["exports"]) => AsyncGenerator<Chunk>,
): AsyncGenerator<Chunk> {
  if (running >= AT_ONCE) throw new Failure("too_many_requests", EXPORT_BUSY, { retryAfterSeconds: 30 });
  running += 1;
  try {
    // Before the first part goes out, and only for what had its turn.
    await recordAudit(context, context.store, {
      action: "data_exported",
      target: { kind: "export", id: type },
      meta: { format, type },
    });
    yield* context.snapshot(write);
  } finally {
    running -= 1;
  }
}

/** The leads of a filter, the newest first, a page at a time. */
export async function* pagesOf(exports: Store["exports"], filter: LeadFilter, type: ExportRowType) {
  let limit = LEAST_ROWS;
  let place: ExportPlace | null = null;
  do {
    const page: Awaited<ReturnType<Store["exports"]["page"]>> = await exports.page(filter, place, {
      limit,
      type,
    });
    yield page.rows;
    limit = rowsOfNextPage(page.rows);
    place = page.next;
  } while (place !== null);
}
