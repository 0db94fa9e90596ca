import { CallRequestRow, CallState, LeadCall } from "@/lib/domain/lead/call-requests";
import { Prisma } from "@/lib/generated/prisma/client";
import { decryptOrNull } from "../encryption";
import type { Db } from "./db";

/** Enough for a page; there are never many that wait. */
const LISTED = 200;

/** Call requests as the admins work them. */
export const callWork = (db: Db) => ({
  /** Those that wait first, the longest first; then the newest. */
  async list(state: CallState | undefined): Promise<CallRequestRow[]> {
    const where = state === undefined ? Prisma.empty : Prisma.sql`WHERE c.state = ${state}`;
    const order = Prisma.sql`c.state <> 'waiting', CASE WHEN c.state = 'waiting' THEN c.created_at END,
      c.created_at DESC, c.id`;
    return rowsOf(await db.$queryRaw<unknown[]>`SELECT ${ROW} ${where} ORDER BY ${order} LIMIT ${LISTED}`);
  },

  async find(id: string): Promise<CallRequestRow | null> {
    const rows = await db.$queryRaw<unknown[]>`SELECT ${ROW} WHERE c.id = ${id}::uuid`;
    return rowsOf(rows)[0] ?? null;
  },

  /** One lead's, the newest first. */
  async listOf(assessmentId: string): Promise<LeadCall[]> {
    const rows = await db.callRequest.findMany({
      where: { assessmentId },
      include: { handledBy: { select: { email: true } } },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    });
    return rows.map(({ handledBy, status, createdAt, phoneNumber, ...row }) =>
      LeadCall.parse({
        ...row,
        phoneNumber: decryptOrNull(phoneNumber),
        requestedAt: createdAt,
        handledBy: handledBy?.email ?? null,
        voice: status,
      }),
    );
  },

  /** Its state, held until the transaction ends. */
  async lock(id: string): Promise<CallState | null> {
    const rows = await db.$queryRaw<{ state: string }[]>`
      SELECT state FROM call_requests WHERE id = ${id}::uuid FOR UPDATE`;
    return rows[0] === undefined ? null : CallState.catch("waiting").parse(rows[0].state);
  },

  async change(
    id: string,
    change: { state: CallState; handledById: string | null; handledAt: Date | null },
  ): Promise<void> {
    await db.callRequest.update({ where: { id }, data: change, select: { id: true } });
  },
});

const ROW = Prisma.sql`c.id, c.assessment_id AS "assessmentId", a.company_name AS "companyName",
  a.executive_name AS "executiveName", c.phone_number AS "phoneNumber", c.created_at AS "requestedAt",
  c.state, u.email AS "handledBy", c.handled_at AS "handledAt"
  FROM call_requests c JOIN assessments a ON a.id = c.assessment_id LEFT JOIN users u ON u.id = c.handled_by`;

const Stored = CallRequestRow.array();

const rowsOf = (rows: unknown[]): CallRequestRow[] =>
  Stored.parse(rows).map((row) => ({
    ...row,
    phoneNumber: row.phoneNumber && decryptOrNull(row.phoneNumber),
  }));
