"use client";

import "@/lib/domain/zod-jitless";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { EmailField } from "@/components/ui/email-field";
import { ApiError, api, detailOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { ResetRequest as Schema } from "@/lib/domain/account/credentials";
import {
  NO_ANSWER,
  RESET_SEND_FAILED,
  RESET_SENT,
  RESET_SENT_DETAIL,
} from "@/lib/domain/account/own-account-messages";

export function ResetRequestForm() {
  const form = useForm({ resolver: zodResolver(Schema), defaultValues: { email: "" } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      await api("/api/auth/reset-password", { method: "POST", body, as: "visitor" });
      toast({ title: RESET_SENT, description: RESET_SENT_DETAIL });
      form.reset();
    } catch (error) {
      const description = error instanceof ApiError ? detailOf(error, RESET_SEND_FAILED) : NO_ANSWER;
      toast({ title: "Error", description, tone: "problem" });
    }
  });

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <EmailField id="email" {...form.register("email")} error={errors.email?.message} />
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? "Sending..." : "Send Reset Link"}
      </Button>
    </form>
  );
}
