import type { AuditLine, AuditQuery } from "@/lib/domain/audit/log";
import { windowOf } from "@/lib/domain/paging";
import { Prisma } from "@/lib/generated/prisma/client";
import { decryptOrNull, encrypt } from "../encryption";
import type { Db } from "./db";

/** What happened, and who did it. Rows are added and never changed: a trigger sees to it. */
export const audit = (db: Db) => ({
  async add(event: Prisma.AuditEventCreateInput): Promise<void> {
    const label = event.label == null ? null : encrypt(event.label);
    await db.auditEvent.create({ data: { ...event, label }, select: { id: true } });
  },

  /** Whether this action was recorded since then. */
  async has(event: { actorId: string; action: string; targetId: string; since: Date }): Promise<boolean> {
    const { since, ...same } = event;
    const row = await db.auditEvent.findFirst({
      where: { ...same, at: { gte: since } },
      select: { id: true },
    });
    return row !== null;
  },

  /** With the names that the ids have today, the newest first; one more than the page holds, where there are more. */
  async list({ action, ...paging }: AuditQuery): Promise<StoredLine[]> {
    const { skip, take } = windowOf(paging);
    const where = action === undefined ? Prisma.empty : Prisma.sql`WHERE action = ${action}`;
    const rows = await db.$queryRaw<LabelledLine[]>`
      SELECT e.id, e.at, e.action, e.outcome, e.actor_kind AS "actorKind", e.actor_id AS "actorId",
        actor.email AS "actorName", e.target_kind AS "targetKind", e.target_id AS "targetId",
        coalesce(person.email, coupon.code, lead.company_name, asked.company_name) AS "targetName",
        e.request_id AS "requestId", e.meta,
        (SELECT label FROM audit_events d WHERE d.target_id = e.actor_id::text AND d.label IS NOT NULL LIMIT 1)
          AS "actorLabel",
        (SELECT label FROM audit_events d WHERE d.target_id = e.target_id AND d.label IS NOT NULL LIMIT 1)
          AS "targetLabel"
      FROM (SELECT * FROM audit_events ${where} ORDER BY at DESC, id LIMIT ${take} OFFSET ${skip}) e
      LEFT JOIN users actor ON actor.id = e.actor_id
      LEFT JOIN users person ON person.id = ${idOf("user")}
      LEFT JOIN coupon_codes coupon ON coupon.id = ${idOf("coupon")}
      LEFT JOIN assessments lead ON lead.id = ${idOf("assessment")}
      LEFT JOIN call_requests call ON call.id = ${idOf("call")}
      LEFT JOIN assessments asked ON asked.id = call.assessment_id
      ORDER BY e.at DESC, e.id`;
    return rows.map(({ actorLabel, targetLabel, ...line }) => ({
      ...line,
      actorName: line.actorName ?? read(actorLabel),
      targetName: line.targetName ?? read(targetLabel),
      isDeleted: line.targetName === null && targetLabel !== null,
    }));
  },
});

/** A line before its details are put into words. */
type StoredLine = Omit<AuditLine, "details">;

/** The same with what the deleted were called, as it is stored. */
type LabelledLine = Omit<StoredLine, "isDeleted"> & { actorLabel: string | null; targetLabel: string | null };

const read = (label: string | null): string | null => label && decryptOrNull(label);

/** The target's id as the index has it; null where it is of another kind, or no id of ours. */
const idOf = (kind: string) => Prisma.sql`CASE
  WHEN e.target_kind = ${kind} AND e.target_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  THEN e.target_id::uuid END`;
