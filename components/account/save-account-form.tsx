"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field, fieldIds } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { api, detailOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { storeToken } from "@/lib/client/tokens";
import { Registration } from "@/lib/domain/account/credentials";
import * as say from "@/lib/domain/account/messages";
import { UNLOCKED_REDIRECT_MS } from "@/lib/domain/payment/timing";
import { PasswordInput } from "./password-input";

export function SaveAccountForm({ assessmentId }: { assessmentId: string }) {
  const form = useForm({
    resolver: zodResolver(Registration),
    defaultValues: { email: "", password: "", assessmentId },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

  const save = form.handleSubmit(async (registration) => {
    try {
      const { token } = await api<{ token: string }>("/api/auth/register", {
        method: "POST",
        body: registration,
      });
      storeToken("user", token);
      toast({ title: say.ACCOUNT_CREATED });
      setTimeout(() => window.location.assign(`/results/${assessmentId}?saved=true`), UNLOCKED_REDIRECT_MS);
    } catch (error) {
      toast({
        title: say.REGISTRATION_FAILED,
        description: detailOf(error, say.REGISTRATION_FAILED_DETAIL),
        tone: "problem",
      });
      form.setError("root", {});
    }
  });

  return (
    <form onSubmit={save} noValidate className="mt-8 grid gap-5">
      <Field id="email" label="Email" error={errors.email?.message}>
        <Input
          {...fieldIds("email", { error: errors.email?.message })}
          {...form.register("email")}
          type="email"
          autoComplete="email"
        />
      </Field>
      <Field
        id="password"
        label="Password"
        hint="At least 8 characters, with a lowercase letter, an uppercase letter and a number"
        error={errors.password?.message}
      >
        <PasswordInput
          {...fieldIds("password", { hint: true, error: errors.password?.message })}
          {...form.register("password")}
          autoComplete="new-password"
        />
      </Field>
      <Button type="submit" disabled={isSubmitting || isSubmitSuccessful}>
        {isSubmitting ? "Creating account..." : "Create Account & Save Report"}
      </Button>
    </form>
  );
}
