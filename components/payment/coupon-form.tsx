"use client";

import { type FormEvent, useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field, fieldIds } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ApiError, api, detailOf } from "@/lib/client/api";
import { couponOfVisit } from "@/lib/client/coupon-of-visit";
import { toast } from "@/lib/client/toast";
import {
  COUPON_APPLIED,
  COUPON_INVALID_TITLE,
  COUPON_NETWORK_FAILED,
  COUPON_OFFLINE,
  COUPON_REJECTED,
} from "@/lib/domain/coupon/messages";
import { COUPON_ACCEPTED, COUPON_TAKES_NO_CARD } from "@/lib/domain/payment/messages";
import { SafeNote } from "./safe-note";
import { UnlockedScreen } from "./unlocked-screen";
import { useUnlocked } from "./use-unlocked";

interface CouponFormProps {
  assessmentId: string;
  /** Filled in beforehand. */
  couponCode: string;
}

export function CouponForm({ assessmentId, couponCode }: CouponFormProps) {
  const [code, setCode] = useState(couponCode);
  // Known after load: the visit may have begun by a coupon's own link.
  useEffect(() => setCode((typed) => typed || couponOfVisit()), []);
  /** What is wrong with the code stays beside it when the message has gone. */
  const [problem, setProblem] = useState<string>();
  const [isOffline, setOffline] = useState(false);
  const [isPending, setPending] = useState(false);
  const { isDone, leave } = useUnlocked(assessmentId);
  const isBlank = code.trim() === "";

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBlank || isPending || isDone) return;
    setPending(true);
    setProblem(undefined);
    setOffline(false);
    try {
      await api("/api/validate-coupon", { method: "POST", body: { code, assessmentId } });
      toast({ title: COUPON_APPLIED, description: "Your full report is being prepared." });
      leave({ paid: "coupon", code: code.trim() });
    } catch (error) {
      if (error instanceof ApiError) setProblem(detailOf(error, COUPON_REJECTED));
      else setOffline(true);
      toast(
        error instanceof ApiError
          ? { title: COUPON_INVALID_TITLE, description: detailOf(error, COUPON_REJECTED), tone: "problem" }
          : { title: "Error", description: COUPON_NETWORK_FAILED, tone: "problem" },
      );
    } finally {
      setPending(false);
    }
  };

  return (
    <form method="post" onSubmit={submit} className="grid gap-4">
      <Field id="coupon-code" label="Coupon code" hint="Not case-sensitive." error={problem}>
        <Input
          {...fieldIds("coupon-code", { hint: true, error: problem })}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setProblem(undefined);
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
        />
      </Field>
      {isOffline && <Alert tone="problem">{COUPON_OFFLINE}</Alert>}
      <Button
        type="submit"
        size="lg"
        variant={isBlank ? "outline" : "default"}
        disabled={isBlank || isPending || isDone}
      >
        {isPending ? "Checking..." : isDone ? "Unlocked" : "Apply Coupon"}
      </Button>
      <SafeNote>{COUPON_TAKES_NO_CARD}</SafeNote>
      {isDone && <UnlockedScreen title={COUPON_ACCEPTED} />}
    </form>
  );
}
