"use client";

import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { CodeField } from "@/components/ui/code-field";
import { EmailField } from "@/components/ui/email-field";
import { detailOf } from "@/lib/client/api";
import { isCodeWanted, leaveSignedIn, signIn } from "@/lib/client/sign-in";
import { toast, toastAcross } from "@/lib/client/toast";
import * as say from "@/lib/domain/account/messages";
import { PasswordField } from "./account-fields";
import { lateCheck, useLateChecks } from "./late-checks";
import type { TemporarySignIn } from "./temporary-password-panel";

interface LoginFormProps {
  callbackUrl: string | null;
  onTemporary: (signIn: TemporarySignIn) => void;
}

const resolver = lateCheck((checks) => checks.login);

export function LoginForm({ callbackUrl, onTemporary }: LoginFormProps) {
  useLateChecks();
  const form = useForm({ resolver, defaultValues: { email: "", password: "" } });
  const { errors, isSubmitting } = form.formState;
  const [isDone, setDone] = useState(false);
  const [isCodeAsked, setCodeAsked] = useState(false);
  useEffect(() => {
    if (isCodeAsked) form.setFocus("code");
  }, [isCodeAsked, form]);

  const submit = form.handleSubmit(async (credentials) => {
    try {
      const { kind, mustSetPassword } = await signIn(credentials);
      if (mustSetPassword) return onTemporary({ kind, password: credentials.password });
      setDone(true);
      toastAcross({ title: kind === "admin" ? say.WELCOME_ADMIN : say.WELCOME_BACK });
      leaveSignedIn(kind, callbackUrl);
    } catch (error) {
      if (isCodeWanted(error)) return setCodeAsked(true);
      toast({
        title: say.LOGIN_FAILED,
        description: detailOf(error, say.LOGIN_FAILED_DETAIL),
        tone: "problem",
      });
    }
  });

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <EmailField id="login-email" {...form.register("email")} error={errors.email?.message} />
      <PasswordField
        id="login-password"
        field={form.register("password")}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      {isCodeAsked && (
        <CodeField
          id="login-code"
          hint={say.TWO_STEP_ASKED}
          error={errors.code?.message}
          {...form.register("code")}
        />
      )}
      <Button type="submit" disabled={isSubmitting || isDone}>
        {isSubmitting || isDone ? "Logging in..." : "Login"}
      </Button>
    </form>
  );
}
