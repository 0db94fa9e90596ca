import {
  CallRequestRow,
  CallState,
  CallStatus,
  LeadCall,
  OPEN_CALL_STATES,
} from "@/lib/domain/lead/call-requests";
import { Prisma } from "@/lib/generated/prisma/client";
import { decrypt, decryptOrNull, encrypt } from "../encryption";
import type { Db } from "./db";
import { ofGroup } from "./lead-merges";

/** Enough for a page; there are never many that wait. */
const LISTED = 200;

export interface StoredCallRequest {
  id: string;
  assessmentId: string;
  phoneNumber: string;
  status: CallStatus;
  providerCallId: string | null;
  attempts: number;
  createdAt: Date;
}

export const calls = (db: Db) => ({
  async add(request: { assessmentId: string; phoneNumber: string }): Promise<StoredCallRequest> {
    const { assessmentId, phoneNumber } = request;
    return opened(await db.callRequest.create({ data: { assessmentId, phoneNumber: encrypt(phoneNumber) } }));
  },

  async find(id: string): Promise<StoredCallRequest | null> {
    const row = await db.callRequest.findUnique({ where: { id } });
    return row && opened(row);
  },

  async findByProviderId(providerCallId: string): Promise<StoredCallRequest | null> {
    const row = await db.callRequest.findUnique({ where: { providerCallId } });
    return row && opened(row);
  },

  /**
   * Lease: the right to order the call; false where it is ordered, or leased right now. A holder that
   * crashed keeps it for no longer than the given seconds.
   */
  async begin(id: string, holdSeconds: number): Promise<boolean> {
    const rows = await db.$queryRaw<unknown[]>`
      UPDATE call_requests SET status = 'calling', attempts = attempts + 1, updated_at = clock_timestamp()
      WHERE id = ${id}::uuid AND provider_call_id IS NULL AND (
        status = 'waiting' OR
        (status = 'calling' AND updated_at < clock_timestamp() - make_interval(secs => ${holdSeconds})))
      RETURNING id`;
    return rows.length === 1;
  },

  async mark(id: string, status: CallStatus, providerCallId: string | null): Promise<void> {
    await db.callRequest.updateMany({ where: { id }, data: { status, providerCallId } });
  },

  /** The service has held the call. Where no admin has said more about the request by then, it is done. */
  async markHeld(id: string, providerCallId: string, at: Date): Promise<void> {
    await db.callRequest.updateMany({ where: { id }, data: { status: "done", providerCallId } });
    await db.callRequest.updateMany({
      where: { id, state: { in: [...OPEN_CALL_STATES] } },
      data: { state: "done", handledById: null, handledAt: at },
    });
  },

  /** The call rings; a later state is not overwritten. */
  async markRinging(id: string, providerCallId: string): Promise<void> {
    await db.callRequest.updateMany({
      where: { id, status: { in: ["waiting", "calling"] } },
      data: { status: "calling", providerCallId },
    });
  },

  /** How many calls were ordered since. */
  async countBegun(since: Date): Promise<number> {
    return db.callRequest.count({ where: { attempts: { gt: 0 }, updatedAt: { gt: since } } });
  },

  /** Those that wait first, the longest first; then the newest. */
  async list(state: CallState | undefined): Promise<CallRequestRow[]> {
    const where = state === undefined ? Prisma.empty : Prisma.sql`WHERE c.state = ${state}`;
    const order = Prisma.sql`c.state <> 'waiting', CASE WHEN c.state = 'waiting' THEN c.created_at END,
      c.created_at DESC, c.id`;
    return rowsOf(await db.$queryRaw<unknown[]>`SELECT ${ROW} ${where} ORDER BY ${order} LIMIT ${LISTED}`);
  },

  async findRow(id: string): Promise<CallRequestRow | null> {
    const rows = await db.$queryRaw<unknown[]>`SELECT ${ROW} WHERE c.id = ${id}::uuid`;
    return rowsOf(rows)[0] ?? null;
  },

  /** One lead's and those of the leads merged into it, the newest first. */
  async listOf(assessmentId: string): Promise<LeadCall[]> {
    const rows = await db.callRequest.findMany({
      where: { assessment: ofGroup(assessmentId) },
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

/** Numbers lie sealed in the database. */
const opened = (row: Omit<StoredCallRequest, "status"> & { status: string }): StoredCallRequest => ({
  ...row,
  status: CallStatus.parse(row.status),
  phoneNumber: decrypt(row.phoneNumber),
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
