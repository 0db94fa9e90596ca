"use client";

import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Field, fieldIds } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import {
  CARD_FIELD_EMPTY,
  CARD_FIELDS_LOADING,
  CARD_FIELDS_MISSING,
  CARD_NOT_TAKEN,
  CARD_TAKEN_BY_STRIPE,
} from "@/lib/domain/payment/messages";
import { PayButton } from "./pay-button";
import { PaymentProblem } from "./payment-problem";
import { SafeNote } from "./safe-note";
import { loadStripeScript, useFieldStyle } from "./stripe-script";
import { CardProblem, useCardPayment } from "./use-card-payment";

interface StripeCardFormProps {
  assessmentId: string;
  publicKey: string;
}

/** Number, expiry and code are typed into Stripe's own fields: they never are on this page or its server. */
export default function StripeCardForm({ assessmentId, publicKey }: StripeCardFormProps) {
  const [stripe, setStripe] = useState<Stripe | "loading" | "missing">("loading");
  useEffect(() => {
    loadStripeScript(publicKey).then(setStripe, () => setStripe("missing"));
  }, [publicKey]);

  if (stripe === "missing") return <Alert tone="problem">{CARD_FIELDS_MISSING}</Alert>;
  if (stripe === "loading") return <p role="status">{CARD_FIELDS_LOADING}</p>;
  return (
    <Elements stripe={stripe}>
      <CardFields assessmentId={assessmentId} />
    </Elements>
  );
}

function CardFields({ assessmentId }: { assessmentId: string }) {
  const stripe = useStripe();
  const elements = useElements();
  const { state, problem, pay } = useCardPayment(assessmentId);
  const style = useFieldStyle();
  const [ready, setReady] = useState(false);
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});

  const readCard = async (name: string) => {
    const card = elements?.getElement(CardNumberElement);
    if (!stripe || !card) throw new CardProblem(CARD_NOT_TAKEN);
    const made = await stripe.createPaymentMethod({ type: "card", card, billing_details: { name } });
    if (made.error) throw new CardProblem(made.error.message ?? CARD_NOT_TAKEN);
    return { paymentMethodId: made.paymentMethod.id };
  };

  const askCustomer = async (clientSecret: string) => {
    const answer = await stripe?.handleNextAction({ clientSecret });
    return answer?.error?.message ?? null;
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get("name") ?? "").trim();
    if (name === "") {
      setErrors((known) => ({ ...known, name: CARD_FIELD_EMPTY.name }));
      return form.querySelector<HTMLInputElement>("[name=name]")?.focus();
    }
    void pay(() => readCard(name), askCustomer);
  };

  const field = (name: string) => ({
    id: `card-${name}`,
    options: { style, disabled: state !== "ready" },
    onChange: (change: { error?: { message: string } }) =>
      setErrors((known) => ({ ...known, [name]: change.error?.message })),
  });

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <StripeField name="number" label="Card number" error={errors.number}>
        <CardNumberElement {...field("number")} onReady={() => setReady(true)} />
      </StripeField>
      <div className="grid grid-cols-2 gap-4">
        <StripeField name="expiry" label="Expiry" error={errors.expiry}>
          <CardExpiryElement {...field("expiry")} />
        </StripeField>
        <StripeField name="cvc" label="CVC" error={errors.cvc}>
          <CardCvcElement {...field("cvc")} />
        </StripeField>
      </div>
      <Field id="card-name" label="Name on card" error={errors.name}>
        <Input
          {...fieldIds("card-name", { error: errors.name })}
          name="name"
          required
          autoComplete="cc-name"
          maxLength={200}
          onChange={() => setErrors((known) => ({ ...known, name: undefined }))}
        />
      </Field>
      <PaymentProblem problem={problem} />
      <PayButton state={state} isReady={ready} />
      <SafeNote>{CARD_TAKEN_BY_STRIPE}</SafeNote>
    </form>
  );
}

interface StripeFieldProps {
  name: string;
  label: string;
  error: string | undefined;
  children: ReactNode;
}

/** Stripe's field in our frame; its own change says what is wrong with it, in words. */
const StripeField = ({ name, label, error, children }: StripeFieldProps) => (
  <Field id={`card-${name}`} label={label} error={error}>
    <div className="min-h-11 rounded-sm border border-input bg-card px-3 py-2.5 has-[.StripeElement--focus]:outline-2 has-[.StripeElement--focus]:outline-ring has-[.StripeElement--invalid]:border-2 has-[.StripeElement--invalid]:border-destructive">
      {/* A frame of the other scheme than its page is painted over in white: Stripe's are light, and see-through. */}
      <div className="[color-scheme:light]">{children}</div>
    </div>
  </Field>
);
