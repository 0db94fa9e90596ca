import { type FormEvent, useState } from "react";
import { PasswordInput } from "@/components/account/password-input";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field, fieldIds } from "@/components/ui/field";
import { adminApi } from "@/lib/client/admin-session";
import { useCall } from "@/lib/client/hooks/use-call";
import { TWO_STEP_FAILED } from "@/lib/domain/two-step/messages";
import type { TwoStepBegun } from "@/lib/domain/two-step/two-step";

/** Asks for the password once more: a session that was left open must not lock its owner out. */
export function TwoStepBegin({ onBegun }: { onBegun: (begun: TwoStepBegun) => void }) {
  const [password, setPassword] = useState("");
  const { call, isPending, problem, fieldProblem } = useCall("password");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void call(async () => {
      onBegun(await adminApi<TwoStepBegun>("/api/admin/two-step", { method: "POST", body: { password } }));
    }, TWO_STEP_FAILED);
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      {problem !== undefined && <Alert tone="problem">{problem}</Alert>}
      <Field id="two-step-password" label="Your password" error={fieldProblem}>
        <PasswordInput
          {...fieldIds("two-step-password", { error: fieldProblem })}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" variant="outline" disabled={isPending}>
          {isPending ? "Setting up..." : "Set Up Two-Step Sign-In"}
        </Button>
      </div>
    </form>
  );
}
