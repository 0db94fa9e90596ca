"use client";

import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CodeField } from "@/components/ui/code-field";
import { EmailField } from "@/components/ui/email-field";
import { detailOf } from "@/lib/client/api";
import { isCodeWanted, leaveSignedIn, signIn } from "@/lib/client/sign-in";
import { toastAcross } from "@/lib/client/toast";
import * as say from "@/lib/domain/account/messages";
import { PasswordField } from "./account-fields";
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
  const [isCodeAsked, setCodeAsked] = useState(false);
  useEffect(() => {
    if (isCodeAsked) form.setFocus("code");
  }, [isCodeAsked, form]);

  const submit = form.handleSubmit(async (credentials) => {
    setProblem(undefined);
    try {
      const { kind, mustSetPassword } = await signIn(credentials);
      if (mustSetPassword) return onTemporary({ kind, password: credentials.password });
      setDone(true);
      toastAcross({ title: kind === "admin" ? say.WELCOME_ADMIN : say.WELCOME_BACK });
      leaveSignedIn(kind, callbackUrl);
    } catch (error) {
      if (isCodeWanted(error)) return setCodeAsked(true);
      if (!markIssues(form, error, ["email", "password", "code"]))
        setProblem(detailOf(error, say.LOGIN_FAILED_ALERT));
    }
  });

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {problem && <Alert tone="problem">{problem}</Alert>}
      <EmailField id="email" {...form.register("email")} error={errors.email?.message} />
      <PasswordField
        id="password"
        field={form.register("password")}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      {isCodeAsked && (
        <CodeField
          id="code"
          hint={say.TWO_STEP_ASKED}
          error={errors.code?.message}
          {...form.register("code")}
        />
      )}
      <Button type="submit" disabled={isSubmitting || isDone}>
        {isSubmitting || isDone ? "Signing in..." : "Sign In"}
      </Button>
    </form>
  );
}
