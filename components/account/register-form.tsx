"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { EmailField } from "@/components/ui/email-field";
import { ApiError, api, detailOf } from "@/lib/client/api";
import { becomeSignedIn, leaveSignedIn } from "@/lib/client/sign-in";
import { toast, toastAcross } from "@/lib/client/toast";
import * as say from "@/lib/domain/account/messages";
import { PasswordField } from "./account-fields";
import { lateCheck, useLateChecks } from "./late-checks";
import { markIssues } from "./mark-issues";

const resolver = lateCheck((checks) => checks.registration);

export function RegisterForm({ callbackUrl }: { callbackUrl: string | null }) {
  useLateChecks();
  const form = useForm({ resolver, defaultValues: { email: "", password: "" } });
  const { errors, isSubmitting } = form.formState;
  const [isDone, setDone] = useState(false);
  const [isOffline, setOffline] = useState(false);

  const submit = form.handleSubmit(async (registration) => {
    setOffline(false);
    try {
      const { token } = await api<{ token: string }>("/api/auth/register", {
        method: "POST",
        body: registration,
        as: "visitor",
      });
      becomeSignedIn("user", token);
      setDone(true);
      toastAcross({ title: say.ACCOUNT_CREATED });
      leaveSignedIn("user", callbackUrl);
    } catch (error) {
      setOffline(!(error instanceof ApiError));
      markIssues(form, error, ["email", "password"]);
      toast({
        title: say.REGISTRATION_FAILED,
        description: detailOf(error, say.REGISTER_FAILED_DETAIL),
        tone: "problem",
      });
    }
  });

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <EmailField id="register-email" {...form.register("email")} error={errors.email?.message} />
      <PasswordField
        id="register-password"
        hint={say.PASSWORD_RULES}
        field={form.register("password")}
        error={errors.password?.message}
        autoComplete="new-password"
      />
      {isOffline && <Alert tone="problem">{say.REGISTRATION_OFFLINE}</Alert>}
      <Button type="submit" disabled={isSubmitting || isDone}>
        {isSubmitting || isDone ? "Creating account..." : "Create Account"}
      </Button>
    </form>
  );
}
