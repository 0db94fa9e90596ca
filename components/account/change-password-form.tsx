"use client";

import "@/lib/domain/zod-jitless";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { api, detailOf } from "@/lib/client/api";
import { storeToken, type TokenKind } from "@/lib/client/tokens";
import { ChangePasswordForm as Schema } from "@/lib/domain/account/forms";
import { PASSWORD_CHANGE_FAILED } from "@/lib/domain/account/own-account-messages";
import { NewPasswordFields, PasswordField } from "./account-fields";
import { markIssues } from "./mark-issues";

interface ChangePasswordFormProps {
  kind: TokenKind;
  /** Where it was typed a moment ago, it is not asked again. */
  oldPassword?: string;
  onChanged: () => void;
}

/** Changing the password ends every other session; this one goes on with the token that comes back. */
export function ChangePasswordForm({ kind, oldPassword, onChanged }: ChangePasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(Schema),
    defaultValues: { oldPassword: oldPassword ?? "", newPassword: "", confirmPassword: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const [problem, setProblem] = useState<string>();
  const [isDone, setDone] = useState(false);

  const submit = form.handleSubmit(async ({ oldPassword: old, newPassword }) => {
    setProblem(undefined);
    try {
      const { token } = await api<{ token: string }>("/api/auth/change-password", {
        method: "POST",
        body: { oldPassword: old, newPassword },
        as: kind,
      });
      storeToken(kind, token);
      setDone(true);
      onChanged();
    } catch (error) {
      const shown =
        oldPassword === undefined ? (["oldPassword", "newPassword"] as const) : (["newPassword"] as const);
      if (!markIssues(form, error, shown)) setProblem(detailOf(error, PASSWORD_CHANGE_FAILED));
    }
  });

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {problem && <Alert tone="problem">{problem}</Alert>}
      {oldPassword === undefined && (
        <PasswordField
          id="old-password"
          label="Current password"
          field={form.register("oldPassword")}
          error={errors.oldPassword?.message}
          autoComplete="current-password"
        />
      )}
      <NewPasswordFields
        fields={[form.register("newPassword"), form.register("confirmPassword")]}
        errors={[errors.newPassword?.message, errors.confirmPassword?.message]}
        repeatLabel="Repeat the new password"
      />
      <Button type="submit" disabled={isSubmitting || isDone}>
        {isSubmitting || isDone ? "Saving..." : "Save Password"}
      </Button>
    </form>
  );
}
