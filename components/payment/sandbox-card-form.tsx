"use client";

import type { FormEvent } from "react";
import { Alert } from "@/components/ui/alert";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { CARD_IN_TEST_MODE } from "@/lib/domain/payment/messages";
import { PayButton } from "./pay-button";
import { PaymentProblem } from "./payment-problem";
import { SafeNote } from "./safe-note";
import { useCardPayment } from "./use-card-payment";

export function SandboxCardForm({ assessmentId }: { assessmentId: string }) {
  const { state, problem, pay } = useCardPayment(assessmentId);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const cardDetails = Object.fromEntries(new FormData(event.currentTarget));
    void pay(async () => ({ cardDetails }));
  };

  return (
    <form method="post" onSubmit={submit} className="grid gap-5">
      <Alert>Test mode: use 4242 4242 4242 4242. No money is charged.</Alert>
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
      <PaymentProblem problem={problem} />
      <PayButton state={state} />
      <SafeNote>{CARD_IN_TEST_MODE}</SafeNote>
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
