import type { AuditAction } from "@/lib/domain/audit/audit";
import { SameEmail, type StoredActivity } from "@/lib/domain/lead/activity";
import { MOST_SAME_EMAIL } from "@/lib/domain/lead/merge";
import type { Db } from "./db";

/** Of the audit log, what an admin would tell another of a lead; the rest is read from its own rows. */
const TOLD: readonly AuditAction[] = [
  "lead_changed",
  "lead_merged",
  "lead_separated",
  "call_logged",
  "call_handled",
  "tools_recommended",
  "ownership_confirmed",
  "assessment_linked",
  "payment_refunded",
  "payment_disputed",
  "share_made",
  "team_check_made",
  "team_check_closed",
  "interview_written",
  "target_set",
  "retake_included",
];
/** More than anyone reads. */
const MOST = 200;

/** What happened with a lead, as it is written down already, and who else has its email. */
export const leadActivity = (db: Db) => ({
  /** The newest first; what happened with leads that are merged into it as well. */
  async list(id: string): Promise<StoredActivity[]> {
    const rows = await db.$queryRaw<ActivityRow[]>`
      WITH about AS MATERIALIZED (
        SELECT a.* FROM assessments a WHERE a.id = ${id}::uuid OR a.merged_into_id = ${id}::uuid
      ), targets AS MATERIALIZED (
        SELECT id AS lead_id, id::text AS target FROM about
        UNION ALL SELECT assessment_id, id::text FROM call_requests WHERE assessment_id IN (SELECT id FROM about)
      )
      SELECT at, kind, what, meta, by, (h.lead_id = ${id}::uuid) AS "isOwn",
        f.id::text AS "fromId", f.company_name AS "fromName", f.created_at AS "fromAt"
      FROM (
        SELECT id AS lead_id, created_at AS at, 'submitted' AS kind, ai_readiness_score::text AS what,
          NULL::jsonb AS meta, NULL::text AS by FROM about
        UNION ALL SELECT id, paid_at, CASE payment_status WHEN 'coupon_used' THEN 'coupon' ELSE 'card' END,
          coupon_code, NULL, NULL FROM about WHERE paid_at IS NOT NULL
        UNION ALL SELECT id, report_opened_at, 'opened', NULL, NULL, NULL FROM about
          WHERE report_opened_at IS NOT NULL
        UNION ALL SELECT assessment_id, created_at, 'written', NULL, NULL, NULL FROM reports
          WHERE assessment_id IN (SELECT id FROM about)
        UNION ALL SELECT assessment_id, at, 'downloaded', by, NULL, NULL FROM report_downloads
          WHERE assessment_id IN (SELECT id FROM about)
        UNION ALL SELECT assessment_id, sent_at, 'email', template, NULL, NULL FROM emails
          WHERE assessment_id IN (SELECT id FROM about) AND status = 'sent'
        UNION ALL SELECT assessment_id, created_at, 'call', NULL, NULL, NULL FROM call_requests
          WHERE assessment_id IN (SELECT id FROM about)
        UNION ALL SELECT n.assessment_id, n.created_at, 'note', n.text, NULL, u.email FROM lead_notes n
          LEFT JOIN users u ON u.id = n.author_id WHERE n.assessment_id IN (SELECT id FROM about)
        UNION ALL SELECT t.lead_id, e.at, 'audit', e.action, e.meta, u.email
          FROM targets t JOIN audit_events e ON e.target_id = t.target
          LEFT JOIN users u ON u.id = e.actor_id WHERE e.action = ANY(${TOLD}) AND e.outcome = 'done'
      ) h JOIN about f ON f.id = h.lead_id WHERE at IS NOT NULL ORDER BY at DESC LIMIT ${MOST}`;
    return rows.map(({ isOwn, fromId, fromName, fromAt, ...row }) => ({
      ...row,
      from: isOwn ? null : { id: fromId, companyName: fromName, createdAt: fromAt },
    }));
  },

  /** Those that are merged into it, then the newest; invented leads are shown with invented ones alone. */
  async sameEmail(id: string): Promise<SameEmail[]> {
    const rows = await db.$queryRaw<unknown[]>`
      SELECT o.id::text AS id, o.company_name AS "companyName", o.created_at AS "createdAt",
        o.lead_score AS "leadScore", o.lead_status AS "leadStatus", o.lead_owner_id::text AS "leadOwnerId",
        o.next_action_on::text AS "nextActionOn", o.lead_version AS version,
        o.merged_into_id::text AS "mergedIntoId"
      FROM assessments a JOIN assessments o ON lower(o.executive_email) = lower(a.executive_email) AND o.id <> a.id
        AND o.is_sample = a.is_sample
      WHERE a.id = ${id}::uuid AND a.executive_email <> ''
      ORDER BY (o.merged_into_id IS NOT DISTINCT FROM a.id) DESC, o.created_at DESC LIMIT ${MOST_SAME_EMAIL}`;
    return SameEmail.array().parse(rows);
  },
});

interface ActivityRow extends Omit<StoredActivity, "from"> {
  isOwn: boolean;
  fromId: string;
  fromName: string;
  fromAt: Date;
}
