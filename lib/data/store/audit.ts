import type { AuditFilter, AuditLine, AuditQuery } from "@/lib/domain/audit/log";
import { startOfDay } from "@/lib/domain/local-time";
import { windowOf } from "@/lib/domain/paging";
import { Prisma } from "@/lib/generated/prisma/client";
import { decryptOrNull, encrypt } from "../encryption";
import type { Db } from "./db";
import { escapeLike } from "./escape-like";

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
  async list({ page, limit, ...filter }: AuditQuery): Promise<StoredLine[]> {
    const { skip, take } = windowOf({ page, limit });
    const rows = await db.$queryRaw<LabelledLine[]>`
      SELECT e.id, e.at, e.action, e.outcome, e.actor_kind AS "actorKind", e.actor_id AS "actorId",
        actor.email AS "actorName", e.target_kind AS "targetKind", e.target_id AS "targetId",
        coalesce(person.email, coupon.code, campaign.code, cohort.name, view.name, lead.company_name,
          asked.company_name) AS "targetName",
        e.request_id AS "requestId", e.meta,
        (SELECT label FROM audit_events d WHERE d.target_id = e.actor_id::text AND d.label IS NOT NULL LIMIT 1)
          AS "actorLabel",
        (SELECT label FROM audit_events d WHERE d.target_id = e.target_id AND d.label IS NOT NULL LIMIT 1)
          AS "targetLabel"
      FROM (SELECT * FROM audit_events e WHERE ${whereOf(filter)} ORDER BY at DESC, id LIMIT ${take} OFFSET ${skip}) e
      LEFT JOIN users actor ON actor.id = e.actor_id
      LEFT JOIN users person ON person.id = ${idOf("user")}
      LEFT JOIN coupon_codes coupon ON coupon.id = ${idOf("coupon")}
      LEFT JOIN campaigns campaign ON campaign.id = ${idOf("campaign")}
      LEFT JOIN cohorts cohort ON cohort.id = ${idOf("cohort")}
      LEFT JOIN saved_views view ON view.id = ${idOf("view")}
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

function whereOf({ action, q, person, from, to }: AuditFilter): Prisma.Sql {
  const conditions = [
    action === undefined ? null : Prisma.sql`e.action = ${action}`,
    person === undefined ? null : didIt(person),
    from === undefined ? null : Prisma.sql`e.at >= ${startOfDay(from)}`,
    to === undefined ? null : Prisma.sql`e.at < ${startOfDay(to, 1)}`,
    q === "" ? null : names(q),
  ].filter((condition) => condition !== null);
  return conditions.length === 0 ? Prisma.sql`true` : Prisma.join(conditions, " AND ");
}

const didIt = (person: string): Prisma.Sql =>
  person === "visitor" || person === "system"
    ? Prisma.sql`e.actor_kind = ${person}`
    : Prisma.sql`e.actor_id = ${person}::uuid`;

/** What is found by its name is looked up first: there are few of them, and the log is asked by their ids. */
function names(q: string): Prisma.Sql {
  const like = `%${escapeLike(q.toLowerCase())}%`;
  return Prisma.sql`(e.actor_id = ANY(ARRAY(SELECT id FROM users WHERE email LIKE ${like} LIMIT ${MOST_NAMED}))
    OR e.target_id = ANY(ARRAY(
      SELECT id::text FROM users WHERE email LIKE ${like}
      UNION ALL SELECT id::text FROM coupon_codes WHERE lower(code) LIKE ${like}
      UNION ALL SELECT id::text FROM campaigns WHERE code LIKE ${like}
      UNION ALL SELECT id::text FROM cohorts WHERE lower(name) LIKE ${like}
      UNION ALL SELECT id::text FROM saved_views WHERE lower(name) LIKE ${like}
      UNION ALL SELECT a.id::text FROM assessments a
        WHERE lower(a.executive_name || ' ' || a.company_name || ' ' || coalesce(a.executive_email, '')) LIKE ${like}
      LIMIT ${MOST_NAMED}))
    OR e.request_id LIKE ${`${escapeLike(q)}%`} OR e.target_id LIKE ${`${escapeLike(q)}%`})`;
}

/** A search that fits more than these is too short to mean any of them. */
const MOST_NAMED = 1_000;
