"use client";

import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Field, fieldIds } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { CARD_FIELD_EMPTY, CARD_IN_TEST_MODE } from "@/lib/domain/payment/messages";
import { PayButton } from "./pay-button";
import { PaymentProblem } from "./payment-problem";
import { SafeNote } from "./safe-note";
import { useCardPayment } from "./use-card-payment";

type CardFieldName = keyof typeof CARD_FIELD_EMPTY;

const NAMES: readonly CardFieldName[] = ["number", "expiry", "cvc", "name"];

export function SandboxCardForm({ assessmentId }: { assessmentId: string }) {
  const { state, problem, pay } = useCardPayment(assessmentId);
  const [empty, setEmpty] = useState<readonly CardFieldName[]>([]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const missing = NAMES.filter((name) => String(typed.get(name) ?? "").trim() === "");
    setEmpty(missing);
    const [first] = missing;
    if (first !== undefined) return form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    void pay(async () => ({ cardDetails: Object.fromEntries(typed) }));
  };

  const field = (name: CardFieldName) => ({
    name,
    error: empty.includes(name) ? CARD_FIELD_EMPTY[name] : undefined,
    onType: () => setEmpty((known) => known.filter((each) => each !== name)),
  });

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <Alert>Test mode: use 4242 4242 4242 4242. No money is charged.</Alert>
      <CardField {...field("number")} label="Card number" autoComplete="cc-number" inputMode="numeric" />
      <div className="grid grid-cols-2 gap-4">
        <CardField
          {...field("expiry")}
          label="Expiry"
          placeholder="MM/YY"
          autoComplete="cc-exp"
          inputMode="numeric"
        />
        <CardField {...field("cvc")} label="CVC" autoComplete="cc-csc" inputMode="numeric" />
      </div>
      <CardField {...field("name")} label="Name on card" autoComplete="cc-name" />
      <PaymentProblem problem={problem} />
      <PayButton state={state} />
      <SafeNote>{CARD_IN_TEST_MODE}</SafeNote>
    </form>
  );
}

interface CardFieldProps {
  name: CardFieldName;
  label: string;
  error: string | undefined;
  onType: () => void;
  placeholder?: string;
  autoComplete: string;
  inputMode?: "numeric";
}

const CardField = ({ name, label, error, onType, ...input }: CardFieldProps) => (
  <Field id={`card-${name}`} label={label} error={error}>
    <Input {...fieldIds(`card-${name}`, { error })} name={name} required onChange={onType} {...input} />
  </Field>
);
