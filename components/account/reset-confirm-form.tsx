"use client";

import "@/lib/domain/zod-jitless";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { ApiError, api, detailOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { ResetConfirmForm as Schema } from "@/lib/domain/account/forms";
import { NO_ANSWER, RESET_FAILED } from "@/lib/domain/account/own-account-messages";
import { NewPasswordFields } from "./account-fields";
import { markIssues } from "./mark-issues";

interface ResetConfirmFormProps {
  token: string;
  onDone: () => void;
  onNewLink: () => void;
}

export function ResetConfirmForm({ token, onDone, onNewLink }: ResetConfirmFormProps) {
  const form = useForm({
    resolver: zodResolver(Schema),
    defaultValues: { token, newPassword: "", confirmPassword: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const [isSpent, setSpent] = useState(false);

  const submit = form.handleSubmit(async ({ newPassword }) => {
    try {
      await api("/api/auth/reset-password-confirm", {
        method: "POST",
        body: { token, newPassword },
        as: "visitor",
      });
      onDone();
    } catch (error) {
      const isAnswer = error instanceof ApiError;
      setSpent(isAnswer && error.body.code === "reset_token_spent");
      markIssues(form, error, ["newPassword"]);
      const description = isAnswer ? detailOf(error, RESET_FAILED) : NO_ANSWER;
      toast({ title: "Error", description, tone: "problem" });
    }
  });

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <NewPasswordFields
        fields={[form.register("newPassword"), form.register("confirmPassword")]}
        errors={[errors.newPassword?.message, errors.confirmPassword?.message]}
        repeatLabel="Confirm password"
      />
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? "Saving..." : "Reset Password"}
      </Button>
      {isSpent && (
        <Button variant="ghost" onClick={onNewLink}>
          Ask for a New Link
        </Button>
      )}
    </form>
  );
}
