import type { ChargeOutcome } from "@/lib/providers/payments/port";
import type { Context } from "../context";
import { settlePayment } from "./settle-payment";
import { leaseUntil } from "./states";

/**
 * Cancels an assessment's payment that waits for its customer alone, so that the report can be unlocked in another
 * way. False where a charge may be under way: that one goes first.
 */
export async function cancelOpenPayment(context: Context, assessmentId: string): Promise<boolean> {
  const live = await context.store.payments.findLive(assessmentId);
  if (live === null) return true;
  const now = context.now();
  const payment = await context.store.payments.lease(live.id, now, leaseUntil(now));
  if (payment === null) return false;
  const { providerId } = payment;
  const outcome = await context.providers.payments
    .cancel({ providerId })
    .catch((): ChargeOutcome => ({ outcome: "unknown", providerId }));
  await settlePayment(context, payment.id, outcome);
  return outcome.outcome === "canceled";
}
