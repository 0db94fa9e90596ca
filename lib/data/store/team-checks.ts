import { mostReplies } from "@/lib/domain/team/questions";
import { TeamResult } from "@/lib/domain/team/result";
import { TeamAnswers, TeamStatus } from "@/lib/domain/team/team";
import { Prisma } from "@/lib/generated/prisma/client";
import { decryptOrNull, encrypt } from "../encryption";
import type { Db } from "./db";

export interface NewTeamCheck {
  id: string;
  assessmentId: string;
  tokenHash: string;
  expected: number;
  closesAt: Date;
}

export interface StoredTeamCheck {
  id: string;
  assessmentId: string;
  status: TeamStatus;
  expected: number;
  /** How many replies came, also once they are deleted. */
  answered: number;
  closesAt: Date;
  extended: boolean;
  /** Null until it is closed. */
  result: TeamResult | null;
}

export interface NewTeamReply {
  teamCheckId: string;
  /** How many were asked, which bounds how many may answer. */
  expected: number;
  replyKeyHash: string;
  answers: TeamAnswers;
}

/** What is asked of a team about one assessment. The replies are read in here alone, at the closing. */
export const teamChecks = (db: Db) => ({
  /** False where the assessment has one already. */
  async add({ id, assessmentId, tokenHash, expected, closesAt }: NewTeamCheck, now: Date): Promise<boolean> {
    const added = await db.$executeRaw`
      INSERT INTO team_checks (id, assessment_id, token_hash, expected, closes_at, created_at)
      VALUES (${id}::uuid, ${assessmentId}::uuid, ${tokenHash}, ${expected}, ${closesAt}, ${now})
      ON CONFLICT (assessment_id) DO NOTHING`;
    return added === 1;
  },

  async find(assessmentId: string): Promise<StoredTeamCheck | null> {
    return first(await db.$queryRaw<Row[]>`${CHECKS} WHERE c.assessment_id = ${assessmentId}::uuid`);
  },

  /** Behind a colleague's link, open or closed; null where there is none, or the report is locked. */
  async findByToken(tokenHash: string): Promise<StoredTeamCheck | null> {
    return first(
      await db.$queryRaw<Row[]>`${CHECKS} JOIN assessments a ON a.id = c.assessment_id
        WHERE c.token_hash = ${tokenHash} AND a.payment_status IN ('paid', 'coupon_used')`,
    );
  },

  /** Reads and locks it until the transaction ends: replies and the closing come one after the other. */
  async lock(id: string): Promise<TeamStatus | null> {
    const [row] = await db.$queryRaw<{ status: unknown }[]>`
      SELECT status FROM team_checks WHERE id = ${id}::uuid FOR UPDATE`;
    return row === undefined ? null : TeamStatus.parse(row.status);
  },

  async hasReply(replyKeyHash: string): Promise<boolean> {
    return (await db.teamReply.count({ where: { replyKeyHash } })) > 0;
  },

  /** False where it is closed, its days are over, or as many have answered as may. The check is locked before. */
  async addReply(reply: NewTeamReply, now: Date): Promise<boolean> {
    const { teamCheckId, expected, replyKeyHash, answers } = reply;
    const sealed = JSON.stringify(encrypt(JSON.stringify(answers)));
    const added = await db.$executeRaw`
      INSERT INTO team_replies (id, team_check_id, reply_key_hash, answers, day)
      SELECT gen_random_uuid(), c.id, ${replyKeyHash}, ${sealed}::jsonb, (${now}::timestamptz AT TIME ZONE 'UTC')::date
      FROM team_checks c WHERE c.id = ${teamCheckId}::uuid AND c.status = 'open' AND c.closes_at > ${now}
        AND (SELECT count(*) FROM team_replies r WHERE r.team_check_id = c.id) < ${mostReplies(expected)}`;
    return added === 1;
  },

  /** Those that can be read, in no order that says anything. */
  async listReplies(teamCheckId: string): Promise<TeamAnswers[]> {
    const rows = await db.teamReply.findMany({
      where: { teamCheckId },
      orderBy: { replyKeyHash: "asc" },
      select: { answers: true },
    });
    return rows.flatMap(({ answers }) => opened(answers) ?? []);
  },

  /** Keeps the result, and deletes the replies that it was worked out of. False where it was closed before. */
  async close(id: string, result: TeamResult): Promise<boolean> {
    const { count } = await db.teamCheck.updateMany({
      where: { id, status: "open" },
      data: { status: "closed", result },
    });
    if (count === 1) await db.teamReply.deleteMany({ where: { teamCheckId: id } });
    return count === 1;
  },

  /** More days, once. False where it has had them, is closed or is not there. */
  async extend(assessmentId: string, days: number, now: Date): Promise<boolean> {
    const extended = await db.$executeRaw`
      UPDATE team_checks SET extended = true,
        closes_at = greatest(closes_at, ${now}::timestamptz) + make_interval(days => ${days})
      WHERE assessment_id = ${assessmentId}::uuid AND status = 'open' AND NOT extended`;
    return extended === 1;
  },

  async remove(assessmentId: string): Promise<boolean> {
    const { count } = await db.teamCheck.deleteMany({ where: { assessmentId } });
    return count === 1;
  },

  /** Those to be closed without being asked: their days are over, and enough have answered. */
  async listDue(now: Date, fewest: number): Promise<{ id: string; assessmentId: string }[]> {
    return db.$queryRaw<{ id: string; assessmentId: string }[]>`
      SELECT c.id::text AS id, c.assessment_id::text AS "assessmentId" FROM team_checks c WHERE c.status = 'open' AND c.closes_at <= ${now}
        AND (SELECT count(*) FROM team_replies r WHERE r.team_check_id = c.id) >= ${fewest}
      ORDER BY c.closes_at`;
  },

  /** Those that ended before then without enough replies, with the replies. */
  async forgetEnded(before: Date): Promise<void> {
    await db.teamCheck.deleteMany({ where: { status: "open", closesAt: { lt: before } } });
  },
});

type Row = Omit<StoredTeamCheck, "status" | "result" | "answered"> & {
  status: unknown;
  result: unknown;
  replies: number;
};

const CHECKS = Prisma.sql`
  SELECT c.id::text AS id, c.assessment_id::text AS "assessmentId", c.status, c.expected, c.closes_at AS "closesAt",
    c.extended, c.result, (SELECT count(*)::int FROM team_replies r WHERE r.team_check_id = c.id) AS replies
  FROM team_checks c`;

function first([row]: Row[]): StoredTeamCheck | null {
  if (row === undefined) return null;
  const { replies, ...rest } = row;
  const result = TeamResult.nullable().catch(null).parse(row.result);
  return { ...rest, status: TeamStatus.parse(row.status), result, answered: result?.answered ?? replies };
}

function opened(sealed: unknown): TeamAnswers | null {
  const text = typeof sealed === "string" ? decryptOrNull(sealed) : null;
  return text === null ? null : TeamAnswers.parse(JSON.parse(text));
}
