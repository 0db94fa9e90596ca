"use client";

import "@/lib/domain/zod-jitless";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { EmailField } from "@/components/ui/email-field";
import { ApiError, detailOf } from "@/lib/client/api";
import { rememberResult } from "@/lib/client/last-result";
import { navigate } from "@/lib/client/navigate";
import { saveToNewAccount } from "@/lib/client/save-to-account";
import { toast, toastAcross } from "@/lib/client/toast";
import { forgetTypedEmail, typedEmail } from "@/lib/client/typed-email";
import { Registration } from "@/lib/domain/account/credentials";
import * as say from "@/lib/domain/account/messages";
import { ACCOUNT_EXISTS, REGISTRATION_FAILED_DETAIL } from "@/lib/domain/account/own-account-messages";
import { UNLOCKED_REDIRECT_MS } from "@/lib/domain/payment/timing";
import { PasswordField } from "./account-fields";
import { markIssues } from "./mark-issues";

export function SaveAccountForm({ assessmentId }: { assessmentId: string }) {
  const form = useForm({
    resolver: zodResolver(Registration),
    defaultValues: { email: "", password: "", assessmentId },
  });
  const { errors, isSubmitting } = form.formState;
  const [isDone, setDone] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const [hasAccount, setHasAccount] = useState(false);

  useEffect(() => {
    if (form.getValues("email") === "") form.setValue("email", typedEmail(assessmentId));
  }, [form, assessmentId]);

  const save = form.handleSubmit(async (registration) => {
    setOffline(false);
    setHasAccount(false);
    try {
      const { isSaved, message } = await saveToNewAccount({ ...registration, assessmentId });
      setDone(true);
      forgetTypedEmail();
      toastAcross({
        title: say.ACCOUNT_CREATED,
        description: message,
      });
      const place = `/results/${assessmentId}${isSaved ? "?saved=true" : ""}`;
      setTimeout(() => navigate.to(place), UNLOCKED_REDIRECT_MS);
    } catch (error) {
      setOffline(!(error instanceof ApiError));
      if (error instanceof ApiError && error.status === 409) {
        rememberResult(assessmentId);
        setHasAccount(true);
      }
      markIssues(form, error, ["email", "password"]);
      toast({
        title: say.REGISTRATION_FAILED,
        description: detailOf(error, REGISTRATION_FAILED_DETAIL),
        tone: "problem",
      });
    }
  });

  return (
    <form method="post" onSubmit={save} noValidate className="grid gap-5">
      {hasAccount && (
        <Alert tone="problem">
          {`${ACCOUNT_EXISTS} `}
          <a href="/auth?mode=login" className="font-medium text-primary underline underline-offset-4">
            Sign in
          </a>
          {", then add this report from My Reports."}
        </Alert>
      )}
      <EmailField id="email" {...form.register("email")} error={errors.email?.message} />
      <PasswordField
        id="password"
        hint={say.PASSWORD_RULES}
        field={form.register("password")}
        error={errors.password?.message}
        autoComplete="new-password"
      />
      {isOffline && <Alert tone="problem">{say.REGISTRATION_OFFLINE}</Alert>}
      <Button type="submit" disabled={isSubmitting || isDone}>
        {isSubmitting || isDone ? "Creating account..." : "Create Account & Save Report"}
      </Button>
    </form>
  );
}
