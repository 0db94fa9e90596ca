import { type FormEvent, useState } from "react";
import { PasswordInput } from "@/components/account/password-input";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CodeField } from "@/components/ui/code-field";
import { Field, fieldIds } from "@/components/ui/field";
import { adminApi } from "@/lib/client/admin-session";
import { useCall } from "@/lib/client/hooks/use-call";
import { TWO_STEP_ASKED } from "@/lib/domain/account/messages";
import { TWO_STEP_FAILED } from "@/lib/domain/two-step/messages";

/** Turning it off takes what signing in takes. */
export function TwoStepEnd({ onEnded }: { onEnded: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const { call, isPending, problem, fieldProblem } = useCall("code");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void call(async () => {
      await adminApi("/api/admin/two-step", { method: "DELETE", body: { password, code } });
      onEnded();
    }, TWO_STEP_FAILED);
  };
  if (!isOpen)
    return (
      <div>
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          Turn Off
        </Button>
      </div>
    );
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      {problem !== undefined && <Alert tone="problem">{problem}</Alert>}
      <Field id="two-step-end-password" label="Your password">
        <PasswordInput
          {...fieldIds("two-step-end-password", {})}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <CodeField
        id="two-step-end-code"
        hint={TWO_STEP_ASKED}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={fieldProblem}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="destructive" disabled={isPending}>
          {isPending ? "Turning off..." : "Turn Off Two-Step Sign-In"}
        </Button>
        <Button variant="ghost" onClick={() => setOpen(false)}>
          Keep It
        </Button>
      </div>
    </form>
  );
}
