import { setTimeout as sleep } from "node:timers/promises";
import type { StoredPayment } from "@/lib/data/store/payments";
import { isUnlocked } from "@/lib/domain/assessment/assessment";
import { PAYMENT_SUCCEEDED } from "@/lib/domain/payment/messages";
import type { PaymentRequest, PaymentResult } from "@/lib/domain/payment/payment";
import type { ChargeOutcome } from "@/lib/providers/payments/port";
import type { Context } from "../context";
import { chargePayment, failed, paymentOf, pending, responseFor, succeeded } from "./charge-payment";
import { settlePayment } from "./settle-payment";
import { leaseUntil } from "./states";

const LOOK_EVERY_MS = 250;
const LOOK_TIMES = 72;
/** After three seconds the first request may be dead: the provider knows whether it got through. */
const ASK_AT = 12;

/**
 * A payment is in flight: a double click, a return from the bank, or a retry after a crash. Reports
 * what becomes of the other request's charge, or continues it where its lease has ended.
 */
export async function resumeInflightPayment(
  context: Context,
  request: PaymentRequest,
): Promise<PaymentResult> {
  const { assessments, payments } = context.store;
  for (let turn = 0; turn < LOOK_TIMES; turn += 1) {
    // In this order: a charge that ends between the two looks has unlocked the report by the second.
    const live = await payments.findLive(request.assessmentId);
    const assessment = await assessments.find(request.assessmentId);
    if (assessment !== null && isUnlocked(assessment)) {
      return succeeded(paymentOf(assessment), PAYMENT_SUCCEEDED);
    }
    if (live === null) throw failed();
    const ours = await payments.lease(live.id, context.now(), leaseUntil(context.now()));
    if (ours !== null) return responseFor(await continuePayment(context, ours, request));
    if (turn === ASK_AT) await settleIfCharged(context, live);
    await sleep(LOOK_EVERY_MS);
  }
  throw pending();
}

async function continuePayment(
  context: Context,
  payment: StoredPayment,
  request: PaymentRequest,
): Promise<ChargeOutcome> {
  const outcome = await ask(context, payment);
  if (outcome.outcome === "untouched" || isForOtherCard(outcome, request)) {
    return chargePayment(context, payment, request);
  }
  await settlePayment(context, payment.id, outcome);
  return outcome;
}

/** The bank waits for an answer about one card, or has refused it, and the person has come back with another. */
function isForOtherCard(outcome: ChargeOutcome, { paymentMethodId }: PaymentRequest): boolean {
  if (outcome.outcome !== "action_required" && outcome.outcome !== "declined") return false;
  return outcome.paymentMethodId !== paymentMethodId;
}

/** Only a success is accepted while the other request may still be at work: a decline may be an earlier one. */
async function settleIfCharged(context: Context, payment: StoredPayment): Promise<void> {
  const outcome = await ask(context, payment);
  if (outcome.outcome === "succeeded") await settlePayment(context, payment.id, outcome);
}

const ask = (context: Context, { providerId }: StoredPayment): Promise<ChargeOutcome> =>
  context.providers.payments
    .retrieve({ providerId })
    .catch((): ChargeOutcome => ({ outcome: "unknown", providerId }));
