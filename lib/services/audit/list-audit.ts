import { auditDetails, usersIn } from "@/lib/domain/audit/details";
import type { AuditQuery, AuditTrail } from "@/lib/domain/audit/log";
import { pageOf } from "@/lib/domain/paging";
import type { Context } from "../context";

/** One page of what happened, the newest first. */
export async function listAudit({ store }: Context, query: AuditQuery): Promise<AuditTrail> {
  const { rows, ...page } = pageOf(await store.audit.list(query), query);
  const names = await store.users.findEmails([...new Set(rows.flatMap(({ meta }) => usersIn(meta)))]);
  const events = rows.map((row) => ({ ...row, details: auditDetails(row.meta, (id) => names.get(id)) }));
  return { events, ...page };
}
