import type { StoredPayment } from "@/lib/data/store/payments";
import { MINUTE_MS } from "@/lib/domain/time";
import type { Context } from "../context";
import { cancelOpenPayment } from "./cancel-open-payment";
import { settlePayment } from "./settle-payment";
import { leaseUntil } from "./states";

const UNHEARD_OF_MS = 2 * MINUTE_MS;
/** 3-D Secure timeout: the customer is not coming back from the bank any more. */
const ABANDONED_MS = 60 * MINUTE_MS;

/** Asks the provider about charges whose answer was lost, and settles them. Never charges. */
export async function reconcilePayments(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - UNHEARD_OF_MS);
  const unsettled = await context.store.payments.listUnsettled(before);
  const results = await Promise.allSettled(unsettled.map((payment) => reconcile(context, payment)));
  const failed = results.find((result) => result.status === "rejected");
  if (failed !== undefined) throw failed.reason;
}

async function reconcile(context: Context, { id, createdAt }: StoredPayment): Promise<void> {
  const now = context.now();
  const payment = await context.store.payments.lease(id, now, leaseUntil(now));
  if (payment === null) return;
  const outcome = await context.providers.payments.retrieve(payment);
  const isAbandoned = now.getTime() - createdAt.getTime() > ABANDONED_MS;
  await settlePayment(context, id, outcome);
  if (outcome.outcome === "untouched" || (outcome.outcome === "action_required" && isAbandoned)) {
    await cancelOpenPayment(context, payment.assessmentId);
  }
}
