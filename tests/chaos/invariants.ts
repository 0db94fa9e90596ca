import type { SentMessage } from "@/tests/support/stand-ins/resend";
import type { Confirmed } from "./confirmed";

export type Query = (sql: string) => Promise<Record<string, unknown>[]>;

/** Work that comes round by itself, so that some of it may always be waiting. */
const REGULAR = "('reconcile', 'cleanup')";

const UNFINISHED = `SELECT count(*)::int FROM pgboss.job
  WHERE name NOT IN ${REGULAR} AND (state < 'completed' OR state = 'failed')`;
const UNDECIDED = "SELECT count(*)::int FROM payments WHERE status = 'processing'";

/** Work and payments whose end is still open. */
export const OPEN_ENDS = `SELECT (${UNFINISHED}) AS jobs, (${UNDECIDED}) AS payments`;

/** How often each thing that must not happen has happened. */
export async function wrongs(
  query: Query,
  promises: Confirmed,
  sent: readonly SentMessage[],
  reread: ReadonlyMap<string, string>,
): Promise<Record<string, number>> {
  const rows = await query(`SELECT a.id, a.executive_email AS email, a.payment_status AS status,
      EXISTS (SELECT 1 FROM roadmaps r WHERE r.assessment_id = a.id) AS roadmap,
      EXISTS (SELECT 1 FROM reports r WHERE r.assessment_id = a.id) AS report,
      (SELECT count(*)::int FROM payments p WHERE p.assessment_id = a.id AND p.status = 'succeeded') AS charges
    FROM assessments a`);
  const [coupons] = await query("SELECT sum(used_count)::int AS used FROM coupon_codes");
  const [open] = await query(OPEN_ENDS);
  const stored = new Map(rows.map((row) => [String(row.id), row]));
  const isUnlocked = ({ status }: Record<string, unknown>) => status === "paid" || status === "coupon_used";
  const count = (is: (row: Record<string, unknown>) => boolean) => rows.filter(is).length;
  const byCoupon = count(({ status }) => status === "coupon_used");
  const mails = visitorsMails(sent);
  return {
    "submissions lost": [...promises.submitted.keys()].filter((id) => !stored.has(id)).length,
    "submissions stored twice": rows.length - new Set(rows.map(({ email }) => email)).size,
    "unlocks lost": [...promises.unlocked].filter((id) => !isUnlocked(stored.get(id) ?? {})).length,
    "reports lost or changed": [...promises.reports].filter(([id, report]) => reread.get(id) !== report)
      .length,
    "coupon uses without an unlock, or the other way round": Math.abs(Number(coupons?.used ?? 0) - byCoupon),
    "unlocked by coupon and charged as well": count(
      ({ status, charges }) => status === "coupon_used" && charges !== 0,
    ),
    "charged twice": count(({ charges }) => Number(charges) > 1),
    "unlocked by card without a charge": count(({ status, charges }) => status === "paid" && charges !== 1),
    "charged and locked": count((row) => row.charges !== 0 && !isUnlocked(row)),
    "payments undecided": Number(open?.payments),
    "messages sent twice": mails.length - new Set(mails).size,
    "reports not announced": count((row) => isUnlocked(row) && !mails.includes(`report ${row.email}`)),
    "roadmaps missing": count(({ roadmap }) => !roadmap),
    "reports missing": count((row) => isUnlocked(row) && !row.report),
    "jobs unfinished": Number(open?.jobs),
    "odd answers": promises.odd.length,
  };
}

/** One line for each message to a visitor; those about one thing have one subject. */
const visitorsMails = (sent: readonly SentMessage[]): string[] =>
  sent
    .filter(({ to }) => to.startsWith("chaos-"))
    .map(({ to, key, subject }) => `${key.startsWith("report-ready:") ? "report" : subject} ${to}`);
