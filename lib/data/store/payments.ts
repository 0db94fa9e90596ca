import { DisputeState, PaymentProvider, PaymentState, PaymentView } from "@/lib/domain/payment/payment";
import type { Db } from "./db";

export interface StoredPayment {
  id: string;
  assessmentId: string;
  provider: PaymentProvider;
  providerId: string | null;
  amountCents: number;
  currency: string;
  status: PaymentState;
  attempt: number;
  dispute: DisputeState | null;
  createdAt: Date;
}

type NewPayment = Pick<StoredPayment, "assessmentId" | "provider" | "amountCents" | "currency">;

/** A change of status: from one of these alone, to that. */
export interface PaymentMove {
  from: readonly PaymentState[];
  to: PaymentState;
  /** Where the customer's contest of the charge ended like this, there is no such move. */
  unlessDispute?: DisputeState;
}

const PROCESSING = "processing" satisfies PaymentState;
const SUCCEEDED = "succeeded" satisfies PaymentState;

/** The ledger of charges. A unique index allows one payment per assessment that is processing or succeeded. */
export const payments = (db: Db) => ({
  /** Starts a payment, leased to the caller until then; null where one is under way or done. */
  async start(payment: NewPayment, { to }: PaymentMove, leaseUntil: Date): Promise<StoredPayment | null> {
    const rows = await db.payment.createManyAndReturn({
      data: [{ ...payment, status: to, leaseUntil }],
      skipDuplicates: true,
    });
    return parseFirst(rows);
  },

  /** Takes up an earlier payment for another try; null where there is none that may be. */
  async reopen(
    payment: NewPayment,
    { from, to }: PaymentMove,
    leaseUntil: Date,
  ): Promise<StoredPayment | null> {
    const earlier = await db.payment.findFirst({
      where: { ...payment, status: { in: [...from] } },
      orderBy: { createdAt: "desc" },
    });
    if (earlier === null) return null;
    const rows = await db.payment.updateManyAndReturn({
      where: { id: earlier.id, status: earlier.status },
      data: { status: to, attempt: { increment: 1 }, leaseUntil },
    });
    return parseFirst(rows);
  },

  /** Makes a move, after which the payment is leased no more; false where it is in no state to be moved from. */
  async move(id: string, { from, to, unlessDispute }: PaymentMove, providerId?: string): Promise<boolean> {
    const isFree = unlessDispute && { OR: [{ dispute: null }, { dispute: { not: unlessDispute } }] };
    const { count } = await db.payment.updateMany({
      where: { id, status: { in: [...from] }, ...isFree },
      data: { status: to, providerId, leaseUntil: null },
    });
    return count === 1;
  },

  /** Lease: takes a payment without a live lease, for one more try; null where it is leased, or settled. */
  async lease(id: string, now: Date, until: Date): Promise<StoredPayment | null> {
    const rows = await db.payment.updateManyAndReturn({
      where: { id, status: PROCESSING, OR: [{ leaseUntil: null }, { leaseUntil: { lt: now } }] },
      data: { attempt: { increment: 1 }, leaseUntil: until },
    });
    return parseFirst(rows);
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
    const status = { in: [PROCESSING, SUCCEEDED] };
    return parse(await db.payment.findFirst({ where: { assessmentId, status } }));
  },

  async find(id: string): Promise<StoredPayment | null> {
    return parse(await db.payment.findUnique({ where: { id } }));
  },

  /** The newest first. */
  async listOf(assessmentId: string): Promise<PaymentView[]> {
    const rows = await db.payment.findMany({ where: { assessmentId }, orderBy: { createdAt: "desc" } });
    return rows.map((row) => PaymentView.parse(row));
  },

  async findByProviderId(providerId: string): Promise<StoredPayment | null> {
    return parse(await db.payment.findUnique({ where: { providerId } }));
  },

  /** Ids of payments that came into a state between these two moments, and are in it still. */
  async listStranded(
    status: PaymentState,
    { since, before }: { since: Date; before: Date },
  ): Promise<string[]> {
    const where = { status, updatedAt: { gte: since, lt: before } };
    const rows = await db.payment.findMany({ where, select: { id: true } });
    return rows.map(({ id }) => id);
  },

  /** A dispute that is decided stays decided, in whatever order one hears of it. */
  async markDisputed(id: string, dispute: DisputeState): Promise<void> {
    const undecided = { OR: [{ dispute: null }, { dispute: "open" satisfies DisputeState }] };
    await db.payment.updateMany({ where: { id, ...undecided }, data: { dispute } });
  },

  /** Payments without a known outcome since the given time. */
  async listUnsettled(before: Date): Promise<StoredPayment[]> {
    const rows = await db.payment.findMany({
      where: { status: PROCESSING, updatedAt: { lt: before } },
      orderBy: { updatedAt: "asc" },
      take: 50,
    });
    return rows.map(parseRow);
  },
});

type Row = Omit<StoredPayment, "provider" | "status" | "dispute"> &
  Record<"provider" | "status", string> & { dispute: string | null };

const parseRow = ({ provider, status, dispute, ...row }: Row): StoredPayment => ({
  ...row,
  provider: PaymentProvider.parse(provider),
  status: PaymentState.parse(status),
  dispute: DisputeState.nullable().parse(dispute),
});

const parse = (row: Row | null): StoredPayment | null => row && parseRow(row);
const parseFirst = ([row]: Row[]): StoredPayment | null => parse(row ?? null);
