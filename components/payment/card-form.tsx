"use client";

import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ApiError, api, detailOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import {
  PAYMENT_FAILED,
  PAYMENT_FAILED_TITLE,
  PAYMENT_SUCCEEDED,
  PAYMENT_UNAVAILABLE,
} from "@/lib/domain/payment/messages";
import { useUnlocked } from "./use-unlocked";

const PRICE_IN_DOLLARS = 49;

interface CardFormProps {
  assessmentId: string;
  mode: "sandbox" | "stripe" | "unavailable";
}

export function CardForm({ assessmentId, mode }: CardFormProps) {
  const [isPending, setPending] = useState(false);
  const { isDone, leave } = useUnlocked(assessmentId);
  if (mode === "unavailable") return <Alert>{PAYMENT_UNAVAILABLE}</Alert>;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || isDone) return;
    const cardDetails = Object.fromEntries(new FormData(event.currentTarget));
    setPending(true);
    try {
      const { paymentId } = await api<{ paymentId: string }>("/api/process-payment", {
        method: "POST",
        body: { assessmentId, amount: PRICE_IN_DOLLARS, cardDetails },
      });
      toast({ title: PAYMENT_SUCCEEDED, description: "Your full report is being prepared." });
      leave({ paid: "card", amount: String(PRICE_IN_DOLLARS), paymentId });
    } catch (error) {
      toast(
        error instanceof ApiError
          ? { title: PAYMENT_FAILED_TITLE, description: detailOf(error, PAYMENT_FAILED), tone: "problem" }
          : { title: "Error", description: PAYMENT_FAILED, tone: "problem" },
      );
    } finally {
      setPending(false);
    }
  };

  return (
    <form onSubmit={submit} className="grid gap-4">
      <Alert>
        This is a trial set-up: it takes test cards only, such as 4242 4242 4242 4242, and no money moves.
      </Alert>
      <CardField name="number" label="Card number" autoComplete="cc-number" inputMode="numeric" />
      <div className="grid grid-cols-2 gap-4">
        <CardField
          name="expiry"
          label="Expiry"
          placeholder="MM/YY"
          autoComplete="cc-exp"
          inputMode="numeric"
        />
        <CardField name="cvc" label="CVC" autoComplete="cc-csc" inputMode="numeric" />
      </div>
      <CardField name="name" label="Name on card" autoComplete="cc-name" />
      <Button type="submit" disabled={isPending || isDone}>
        {isPending ? "Processing..." : isDone ? "Paid" : `Pay $${PRICE_IN_DOLLARS}`}
      </Button>
    </form>
  );
}

interface CardFieldProps {
  name: string;
  label: string;
  placeholder?: string;
  autoComplete: string;
  inputMode?: "numeric";
}

const CardField = ({ name, label, ...input }: CardFieldProps) => (
  <Field id={`card-${name}`} label={label}>
    <Input id={`card-${name}`} name={name} required {...input} />
  </Field>
);
