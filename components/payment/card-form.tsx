"use client";

import dynamic from "next/dynamic";
import { Alert } from "@/components/ui/alert";
import { CARD_FIELDS_LOADING, PAYMENT_UNAVAILABLE } from "@/lib/domain/payment/messages";
import { SandboxCardForm } from "./sandbox-card-form";

/** How cards are taken here, as the server says at run time. */
export type CardTaking =
  | { mode: "sandbox" | "unavailable" }
  /** With the key that the browser shows to the card service; it is no secret. */
  | { mode: "stripe"; publicKey: string };

/** Comes only where it is needed, and brings the card service's own script along. */
const StripeCardForm = dynamic(() => import("./stripe-card-form"), {
  ssr: false,
  loading: () => <p>{CARD_FIELDS_LOADING}</p>,
});

export function CardForm({ assessmentId, taking }: { assessmentId: string; taking: CardTaking }) {
  if (taking.mode === "stripe") {
    return <StripeCardForm assessmentId={assessmentId} publicKey={taking.publicKey} />;
  }
  return taking.mode === "sandbox" ? (
    <SandboxCardForm assessmentId={assessmentId} />
  ) : (
    <Alert>{PAYMENT_UNAVAILABLE}</Alert>
  );
}
