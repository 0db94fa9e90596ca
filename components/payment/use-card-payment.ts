"use client";

import { useRef, useState } from "react";
import { ApiError, api, detailOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import {
  PAYMENT_FAILED,
  PAYMENT_FAILED_TITLE,
  PAYMENT_OFFLINE,
  PAYMENT_PENDING,
  PAYMENT_PENDING_TITLE,
  PAYMENT_SUCCEEDED,
} from "@/lib/domain/payment/messages";
import type { PaymentResult } from "@/lib/domain/payment/payment";
import { REPORT_PRICE_IN_DOLLARS } from "@/lib/domain/payment/price";
import { PAYMENT_STATUS_POLL_MS, PAYMENT_STATUS_POLLS } from "@/lib/domain/payment/timing";
import type { Problem } from "./payment-problem";
import { useUnlocked } from "./use-unlocked";

/** `confirming`: whether it went through is not known yet, and is being asked. */
export type PayState = "ready" | "paying" | "confirming" | "done";

/** The payment method's id, as the server takes it. */
type Card = { cardDetails: Record<string, unknown> } | { paymentMethodId: string };

/** Asks the customer's bank, in the browser. Gives back what went wrong, in words; null where nothing did. */
type AskCustomer = (clientSecret: string) => Promise<string | null>;

/** The refusal in the vendor's or the server's own sentence. */
export class CardProblem extends Error {
  override readonly name = "CardProblem";
}

/** Idempotent: pays with a card once, however often the button is clicked; then the next page is opened. */
export function useCardPayment(assessmentId: string) {
  const [state, setState] = useState<PayState>("ready");
  const [problem, setProblem] = useState<Problem | null>(null);
  const isBusy = useRef(false);
  const { leave } = useUnlocked(assessmentId);

  const succeed = (paymentId?: string) => {
    setState("done");
    toast({ title: PAYMENT_SUCCEEDED, description: "Your full report is being prepared." });
    const amount = String(REPORT_PRICE_IN_DOLLARS);
    leave({ paid: "card", amount, ...(paymentId === undefined ? {} : { paymentId }) });
  };

  const pay = async (readCard: () => Promise<Card>, askCustomer?: AskCustomer) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState("paying");
    setProblem(null);
    try {
      succeed(await charge(assessmentId, await readCard(), askCustomer));
      return;
    } catch (error) {
      if (isPending(error)) {
        toast({ title: PAYMENT_PENDING_TITLE, description: PAYMENT_PENDING });
        setState("confirming");
        if (await isPaidSoon(assessmentId)) return succeed();
      } else {
        const refused = problemOf(error);
        toast(refused);
        setProblem({ text: error instanceof TypeError ? PAYMENT_OFFLINE : refused.description });
      }
    }
    isBusy.current = false;
    setState("ready");
  };

  return { state, problem, pay };
}

async function charge(assessmentId: string, card: Card, askCustomer?: AskCustomer): Promise<string> {
  const send = () =>
    api<PaymentResult>("/api/process-payment", {
      method: "POST",
      body: { assessmentId, amount: REPORT_PRICE_IN_DOLLARS, ...card },
    });
  const first = await send();
  if (first.success) return first.paymentId;
  const problem = (await askCustomer?.(first.clientSecret)) ?? null;
  // Sent again also after a no: only so does the server learn of it.
  const second = await send();
  if (second.success) return second.paymentId;
  throw new CardProblem(problem ?? second.message);
}

async function isPaidSoon(assessmentId: string): Promise<boolean> {
  for (let turn = 0; turn < PAYMENT_STATUS_POLLS; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAYMENT_STATUS_POLL_MS));
    const status = await api<{ isPaid: boolean }>(`/api/assessments/${assessmentId}/payment-status`).catch(
      () => null,
    );
    if (status?.isPaid) return true;
  }
  return false;
}

const isPending = (error: unknown): boolean =>
  error instanceof ApiError && error.body.code === "payment_pending";

function problemOf(error: unknown) {
  if (error instanceof CardProblem) {
    return { title: PAYMENT_FAILED_TITLE, description: error.message, tone: "problem" as const };
  }
  const title = error instanceof ApiError ? PAYMENT_FAILED_TITLE : "Error";
  return { title, description: detailOf(error, PAYMENT_FAILED), tone: "problem" as const };
}
