"use client";

import { type FormEvent, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, fieldIds } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { brand } from "@/lib/brand";
import { ApiError, api, detailOf } from "@/lib/client/api";
import type { Caller } from "@/lib/domain/call/call";
import { CALL_CONSENT, CALL_FAILED } from "@/lib/domain/call/messages";
import { afterTyping, CALL_DIALOG_CLOSE_MS, phoneProblem } from "@/lib/domain/call/phone";

export interface CallDialogProps {
  assessmentId: string;
  caller: Caller;
  onClose: () => void;
}

/** Asks for a number to call. Mounted anew each time it is opened, so closing it resets the form. */
export function CallDialog({ assessmentId, caller, onClose }: CallDialogProps) {
  const [phone, setPhone] = useState("");
  const [error, setError] = useState<string>();
  /** Null until the server says that a machine would call, which takes consent. */
  const [consent, setConsent] = useState<boolean | null>(null);
  const [isPending, setPending] = useState(false);
  const [accepted, setAccepted] = useState<string>();

  useEffect(() => {
    if (accepted === undefined) return;
    const timer = setTimeout(onClose, CALL_DIALOG_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [accepted, onClose]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = phoneProblem(phone);
    if (problem !== null) return setError(problem);
    setPending(true);
    try {
      const answer = await api<{ message: string }>("/api/call-request", {
        method: "POST",
        body: { phone_number: phone.trim(), assessment_id: assessmentId, ...(consent && { consent }) },
      });
      setAccepted(answer.message);
    } catch (failure) {
      if (wantsConsent(failure)) setConsent((given) => given ?? false);
      setError(detailOf(failure, CALL_FAILED));
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog isOpen onClose={onClose} title="Call Me Back">
      {accepted === undefined ? (
        <form method="post" onSubmit={submit} noValidate className="grid gap-4">
          {caller.kind === "person" ? (
            <p>Someone from the chapter will call you about your results.</p>
          ) : (
            <p>
              {`${brand.agentName}, our AI voice agent, calls you from `}
              <span className="whitespace-nowrap">{caller.number}</span>
              {" about your results."}
            </p>
          )}
          <Field id="call-phone" label="Phone number" error={error} hint="Canada or the United States">
            <Input
              {...fieldIds("call-phone", { hint: true, error })}
              type="tel"
              autoComplete="tel"
              placeholder="+16045550199"
              value={phone}
              onChange={(event) => {
                setPhone(afterTyping(phone, event.target.value));
                setError(undefined);
              }}
            />
          </Field>
          {consent !== null && (
            <label className="flex items-start gap-2">
              <input
                type="checkbox"
                className="mt-1"
                checked={consent}
                onChange={(event) => {
                  setConsent(event.target.checked);
                  setError(undefined);
                }}
              />
              <span>{CALL_CONSENT}</span>
            </label>
          )}
          <Button type="submit" disabled={isPending}>
            {isPending ? "Sending..." : "Request Call"}
          </Button>
        </form>
      ) : (
        <p role="status">{accepted}</p>
      )}
    </Dialog>
  );
}

function wantsConsent(failure: unknown): boolean {
  return failure instanceof ApiError && failure.body.code === "consent_required";
}
