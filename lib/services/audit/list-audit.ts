import type { AuditQuery, AuditTrail } from "@/lib/domain/audit/trail";
import { pageOf } from "@/lib/domain/paging";
import type { Context } from "../context";

/** One page of what happened, the newest first. */
export async function listAudit(context: Context, query: AuditQuery): Promise<AuditTrail> {
  const { rows, ...page } = pageOf(await context.store.trail.list(query), query);
  return { events: rows, ...page };
}
