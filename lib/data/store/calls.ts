import type { Db } from "./db";

export interface StoredCallRequest {
  id: string;
  assessmentId: string;
  phoneNumber: string;
  status: string;
  createdAt: Date;
}

export const calls = (db: Db) => ({
  async add(request: { assessmentId: string; phoneNumber: string }): Promise<StoredCallRequest> {
    return db.callRequest.create({ data: request });
  },

  async find(id: string): Promise<StoredCallRequest | null> {
    return db.callRequest.findUnique({ where: { id } });
  },

  async mark(id: string, status: string, providerCallId: string | null): Promise<void> {
    await db.callRequest.updateMany({ where: { id }, data: { status, providerCallId } });
  },
});
