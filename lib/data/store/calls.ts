import { OPEN_CALL_STATES } from "@/lib/domain/lead/call-requests";
import { decrypt, encrypt } from "../encryption";
import type { Db } from "./db";

export interface StoredCallRequest {
  id: string;
  assessmentId: string;
  phoneNumber: string;
  /** waiting, calling, done, or callback where a person has to call. */
  status: string;
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
   * Takes the right to order the call: false where it is ordered, or somebody is ordering it right now. Whoever
   * died while ordering holds it for no longer than the given seconds.
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

  async mark(id: string, status: string, providerCallId: string | null): Promise<void> {
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

  /** The service says that it rings; where it has said more by now, that stands. */
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
});

/** Numbers lie sealed in the database. */
const opened = (row: StoredCallRequest): StoredCallRequest => ({
  ...row,
  phoneNumber: decrypt(row.phoneNumber),
});
