import type { Context } from "../context";
import { settlePayment } from "./settle-payment";

const UNHEARD_OF_MS = 2 * 60 * 1000;

/** Asks the provider about charges whose answer was lost, and settles them. Never charges. */
export async function reconcilePayments(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - UNHEARD_OF_MS);
  for (const payment of await context.store.payments.listUnsettled(before)) {
    const outcome = await context.providers.payments.retrieve({
      providerId: payment.providerId,
      paymentId: payment.id,
      attempt: payment.attempt,
    });
    await settlePayment(context, payment.id, outcome);
  }
}
