import { stringify } from "csv-stringify/sync";
import { AUDIT_ACTIONS } from "@/lib/domain/audit/audit";
import { type AuditFilter, type AuditLine, auditFileName } from "@/lib/domain/audit/log";
import { shortMoment } from "@/lib/domain/dates";
import { RFC_4180 } from "@/lib/domain/export/rfc-4180";
import { safeCell } from "@/lib/domain/export/safe-cell";
import type { Context } from "../context";
import { listAudit } from "./list-audit";
import { recordAudit } from "./record-audit";

const COLUMNS = ["When (Pacific)", "Who", "What", "Target", "Outcome", "Details", "Request"];
const LINES = 200;

/** The log's lines of a filter as a table, the newest first, made while it is being read. */
export function exportAudit(context: Context, filter: AuditFilter) {
  return {
    fileName: auditFileName(context.now()),
    contentType: "text/csv; charset=utf-8",
    chunks: linesOf(context, filter),
  };
}

/** Up to this moment: its own line, and what happens meanwhile, would move the pages. */
async function* linesOf(context: Context, filter: AuditFilter): AsyncGenerator<string> {
  await recordAudit(context, context.store, {
    action: "data_exported",
    target: { kind: "export", id: "audit" },
    meta: { format: "csv", type: "audit" },
  });
  yield stringify([COLUMNS], { ...RFC_4180, bom: true });
  const seen = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { events, hasMore } = await listAudit(context, { ...filter, page, limit: LINES });
    const fresh = events.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    yield stringify(fresh.map(cellsOf), RFC_4180);
    if (!hasMore) return;
  }
}

const LABELS: Readonly<Record<string, string>> = AUDIT_ACTIONS;

const cellsOf = (line: AuditLine): string[] =>
  [
    shortMoment(line.at),
    line.actorName ?? line.actorKind,
    LABELS[line.action] ?? line.action,
    line.targetName ?? line.targetId ?? "",
    line.outcome,
    line.details,
    line.requestId ?? "",
  ].map(safeCell);
