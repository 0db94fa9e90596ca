"use client";

import "@/lib/domain/zod-jitless";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { EmailField } from "@/components/ui/email-field";
import { api, detailOf } from "@/lib/client/api";
import { ResetRequest as Schema } from "@/lib/domain/account/credentials";
import { RESET_SEND_FAILED_ALERT, RESET_SENT_ALERT } from "@/lib/domain/account/own-account-messages";

export interface ResetDialogProps {
  onClose: () => void;
}

/** Asks where to send the link. Mounted anew each time it is opened. */
export function ResetDialog({ onClose }: ResetDialogProps) {
  const form = useForm({ resolver: zodResolver(Schema), defaultValues: { email: "" } });
  const { errors, isSubmitting } = form.formState;
  const [outcome, setOutcome] = useState<{ tone: "done" | "problem"; text: string }>();

  const submit = form.handleSubmit(async (body) => {
    setOutcome(undefined);
    try {
      await api("/api/auth/reset-password", { method: "POST", body, as: "visitor" });
      setOutcome({ tone: "done", text: RESET_SENT_ALERT });
    } catch (error) {
      setOutcome({ tone: "problem", text: detailOf(error, RESET_SEND_FAILED_ALERT) });
    }
  });

  return (
    <Dialog isOpen onClose={onClose} title="Reset Password">
      {outcome?.tone === "done" ? (
        <div className="grid gap-5">
          <Alert tone="done">{outcome.text}</Alert>
          <p className="text-muted-foreground text-sm">
            The link works once, for one hour. If nothing arrives, look in your spam folder, or check the
            address.
          </p>
          <Button onClick={onClose}>Done</Button>
        </div>
      ) : (
        <form method="post" onSubmit={submit} noValidate className="grid gap-5">
          <p className="text-muted-foreground">We send you a link to set a new password.</p>
          {outcome && <Alert tone="problem">{outcome.text}</Alert>}
          <EmailField id="reset-email" {...form.register("email")} error={errors.email?.message} />
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? "Sending..." : "Send Reset Link"}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
