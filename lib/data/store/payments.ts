import type { PaymentState } from "@/lib/domain/payment/payment";
import type { Db } from "./db";

export interface StoredPayment {
  id: string;
  assessmentId: string;
  provider: string;
  providerId: string | null;
  amountCents: number;
  currency: string;
  status: string;
  attempt: number;
}

/** The ledger of charges. A unique index allows one payment per assessment that is processing or succeeded. */
export const payments = (db: Db) => ({
  /** Starts a payment; null where one is under way or done. */
  async start(payment: {
    assessmentId: string;
    provider: string;
    amountCents: number;
    currency: string;
  }): Promise<StoredPayment | null> {
    const rows = await db.payment.createManyAndReturn({
      data: [{ ...payment, status: "processing" satisfies PaymentState }],
      skipDuplicates: true,
    });
    return rows[0] ?? null;
  },

  async findLive(assessmentId: string): Promise<StoredPayment | null> {
    return db.payment.findFirst({ where: { assessmentId, status: { in: ["processing", "succeeded"] } } });
  },

  async find(id: string): Promise<StoredPayment | null> {
    return db.payment.findUnique({ where: { id } });
  },

  /** Moves a payment on from `processing`; false where somebody else has moved it already. */
  async settle(id: string, status: PaymentState, providerId: string | null): Promise<boolean> {
    const { count } = await db.payment.updateMany({
      where: { id, status: "processing" satisfies PaymentState },
      data: { status, ...(providerId === null ? {} : { providerId }) },
    });
    return count === 1;
  },

  /** Payments whose outcome nobody has heard of since the given time. */
  async listUnsettled(before: Date): Promise<StoredPayment[]> {
    return db.payment.findMany({
      where: { status: "processing" satisfies PaymentState, updatedAt: { lt: before } },
      orderBy: { updatedAt: "asc" },
      take: 50,
    });
  },
});
