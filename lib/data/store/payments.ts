import { type DisputeState, type PaymentState, PaymentView } from "@/lib/domain/payment/payment";
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
  dispute: string | null;
  createdAt: Date;
}

interface NewPayment {
  assessmentId: string;
  provider: string;
  amountCents: number;
  currency: string;
}

const PROCESSING = "processing" satisfies PaymentState;
/** A charge that was given up may still turn out to have succeeded. */
const MAY_SUCCEED = ["processing", "declined", "canceled"] satisfies PaymentState[];

/** The ledger of charges. A unique index allows one payment per assessment that is processing or succeeded. */
export const payments = (db: Db) => ({
  /** Starts a payment, in the hands of the caller until then; null where one is under way or done. */
  async start(payment: NewPayment, leaseUntil: Date): Promise<StoredPayment | null> {
    const rows = await db.payment.createManyAndReturn({
      data: [{ ...payment, status: PROCESSING, leaseUntil }],
      skipDuplicates: true,
    });
    return rows[0] ?? null;
  },

  /** Takes up a declined payment for another try; null where there is none. */
  async reopen(payment: NewPayment, leaseUntil: Date): Promise<StoredPayment | null> {
    const declined = await db.payment.findFirst({
      where: { ...payment, status: "declined" satisfies PaymentState },
      orderBy: { createdAt: "desc" },
    });
    if (declined === null) return null;
    const rows = await db.payment.updateManyAndReturn({
      where: { id: declined.id, status: declined.status },
      data: { status: PROCESSING, attempt: { increment: 1 }, leaseUntil },
    });
    return rows[0] ?? null;
  },

  /** Lease: takes a payment without a live lease, for one more try; null where it is leased, or settled. */
  async lease(id: string, now: Date, until: Date): Promise<StoredPayment | null> {
    const rows = await db.payment.updateManyAndReturn({
      where: { id, status: PROCESSING, OR: [{ leaseUntil: null }, { leaseUntil: { lt: now } }] },
      data: { attempt: { increment: 1 }, leaseUntil: until },
    });
    return rows[0] ?? null;
  },

  /** Lets others ask what became of it. */
  async release(id: string): Promise<void> {
    await db.payment.updateMany({ where: { id, status: PROCESSING }, data: { leaseUntil: null } });
  },

  /** Writes down what the provider calls it; false where this try is not the caller's any more. */
  async attachProviderId({ id, attempt }: StoredPayment, providerId: string | null): Promise<boolean> {
    const { count } = await db.payment.updateMany({
      where: { id, attempt, status: PROCESSING },
      data: { providerId },
    });
    return count === 1;
  },

  async findLive(assessmentId: string): Promise<StoredPayment | null> {
    return db.payment.findFirst({ where: { assessmentId, status: { in: [PROCESSING, "succeeded"] } } });
  },

  async find(id: string): Promise<StoredPayment | null> {
    return db.payment.findUnique({ where: { id } });
  },

  /** The newest first. */
  async listOf(assessmentId: string): Promise<PaymentView[]> {
    const rows = await db.payment.findMany({ where: { assessmentId }, orderBy: { createdAt: "desc" } });
    return rows.map((row) => PaymentView.parse(row));
  },

  async findByProviderId(providerId: string): Promise<StoredPayment | null> {
    return db.payment.findUnique({ where: { providerId } });
  },

  /** Ends a payment that has not charged; false where it was settled meanwhile. */
  async end(id: string, status: "declined" | "canceled"): Promise<boolean> {
    const { count } = await db.payment.updateMany({
      where: { id, status: PROCESSING },
      data: { status, leaseUntil: null },
    });
    return count === 1;
  },

  /** Writes down that a payment has charged; false where that is known already. */
  async markCharged(id: string, status: "succeeded" | "refund_due", providerId: string): Promise<boolean> {
    const { count } = await db.payment.updateMany({
      where: { id, status: { in: MAY_SUCCEED } },
      data: { status, providerId, leaseUntil: null },
    });
    return count === 1;
  },

  /** The money for a report went back; nothing that is heard of later changes that. */
  async markRefunded(id: string): Promise<void> {
    await db.payment.updateMany({
      where: { id, status: { not: "returned" satisfies PaymentState } },
      data: { status: "refunded" satisfies PaymentState, leaseUntil: null },
    });
  },

  /** Money that no report was unlocked for went back; false where that is known, or it was for a report. */
  async markReturned(id: string): Promise<boolean> {
    const { count } = await db.payment.updateMany({
      where: { id, status: "refund_due" satisfies PaymentState },
      data: { status: "returned" satisfies PaymentState },
    });
    return count === 1;
  },

  /** A refund came back to us; where a dispute was lost, the money went back through the bank. */
  async markRefundFailed(id: string): Promise<void> {
    await db.payment.updateMany({
      where: {
        id,
        status: { in: ["returned", "refunded"] satisfies PaymentState[] },
        OR: [{ dispute: null }, { dispute: { not: "lost" satisfies DisputeState } }],
      },
      data: { status: "refund_failed" satisfies PaymentState },
    });
  },

  /** Ids of payments whose money should have gone back by now: due since between these two moments. */
  async listStrandedRefunds({ since, before }: { since: Date; before: Date }): Promise<string[]> {
    const rows = await db.payment.findMany({
      where: { status: "refund_due" satisfies PaymentState, updatedAt: { gte: since, lt: before } },
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  },

  /** A dispute that is decided stays decided, in whatever order one hears of it. */
  async markDisputed(id: string, dispute: DisputeState): Promise<void> {
    const undecided = { OR: [{ dispute: null }, { dispute: "open" satisfies DisputeState }] };
    await db.payment.updateMany({ where: { id, ...undecided }, data: { dispute } });
  },

  /** Payments without a known outcome since the given time. */
  async listUnsettled(before: Date): Promise<StoredPayment[]> {
    return db.payment.findMany({
      where: { status: PROCESSING, updatedAt: { lt: before } },
      orderBy: { updatedAt: "asc" },
      take: 50,
    });
  },
});
