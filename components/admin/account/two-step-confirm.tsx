import dynamic from "next/dynamic";
import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CodeField } from "@/components/ui/code-field";
import { adminApi } from "@/lib/client/admin-session";
import { useCall } from "@/lib/client/hooks/use-call";
import { TWO_STEP_FAILED, TWO_STEP_SCAN } from "@/lib/domain/two-step/messages";
import type { TwoStepBegun, TwoStepConfirmed } from "@/lib/domain/two-step/two-step";

/** Drawn when it is asked for: most visits to the account do not need it. */
const QrCode = dynamic(() => import("../shell/qr-code").then(({ QrCode }) => QrCode));

interface TwoStepConfirmProps extends TwoStepBegun {
  onConfirmed: (recoveryCodes: string[]) => void;
}

/** The key for the app, and the first code of it, which shows that the app has it. */
export function TwoStepConfirm({ secret, url, onConfirmed }: TwoStepConfirmProps) {
  const [code, setCode] = useState("");
  const { call, isPending, problem, fieldProblem } = useCall("code");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void call(async () => {
      const path = "/api/admin/two-step/confirm";
      const { recoveryCodes } = await adminApi<TwoStepConfirmed>(path, { method: "POST", body: { code } });
      onConfirmed(recoveryCodes);
    }, TWO_STEP_FAILED);
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <p>{TWO_STEP_SCAN}</p>
      <div className="min-h-56 w-56">
        <QrCode link={url} label="The key as a QR code" />
      </div>
      <p>
        <span className="block text-muted-foreground text-xs">Key</span>
        <code className="break-all font-mono">{(secret.match(/.{1,4}/g) ?? []).join(" ")}</code>
      </p>
      <p>
        <a href={url} className="inline-flex min-h-11 items-center underline underline-offset-4">
          Open in an app on this device
        </a>
      </p>
      {problem !== undefined && <Alert tone="problem">{problem}</Alert>}
      <CodeField
        id="two-step-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={fieldProblem}
      />
      <div>
        <Button type="submit" disabled={isPending}>
          {isPending ? "Checking..." : "Turn on"}
        </Button>
      </div>
    </form>
  );
}
