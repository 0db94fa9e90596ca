"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { detailOf } from "@/lib/client/api";
import { leaveSignedIn, signIn } from "@/lib/client/sign-in";
import { toastAcross } from "@/lib/client/toast";
import * as say from "@/lib/domain/account/messages";
import { EmailField, PasswordField } from "./account-fields";
import { lateCheck, useLateChecks } from "./late-checks";
import { markIssues } from "./mark-issues";
import type { TemporarySignIn } from "./temporary-password-panel";

interface SignInFormProps {
  callbackUrl: string | null;
  onTemporary: (signIn: TemporarySignIn) => void;
}

const resolver = lateCheck((checks) => checks.signIn);

export function SignInForm({ callbackUrl, onTemporary }: SignInFormProps) {
  useLateChecks();
  const form = useForm({ resolver, defaultValues: { email: "", password: "" } });
  const { errors, isSubmitting } = form.formState;
  const [problem, setProblem] = useState<string>();
  const [isDone, setDone] = useState(false);

  const submit = form.handleSubmit(async (credentials) => {
    setProblem(undefined);
    try {
      const { kind, mustSetPassword } = await signIn(credentials);
      if (mustSetPassword) return onTemporary({ kind, password: credentials.password });
      setDone(true);
      toastAcross({ title: kind === "admin" ? say.WELCOME_ADMIN : say.WELCOME_BACK });
      leaveSignedIn(kind, callbackUrl);
    } catch (error) {
      if (!markIssues(form, error, ["email", "password"]))
        setProblem(detailOf(error, say.LOGIN_FAILED_ALERT));
    }
  });

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {problem && <Alert tone="problem">{problem}</Alert>}
      <EmailField id="email" field={form.register("email")} error={errors.email?.message} />
      <PasswordField
        id="password"
        field={form.register("password")}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <Button type="submit" disabled={isSubmitting || isDone}>
        {isSubmitting || isDone ? "Signing in..." : "Sign In"}
      </Button>
    </form>
  );
}
