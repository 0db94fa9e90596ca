import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { EmailField } from "@/components/ui/email-field";
import { api } from "@/lib/client/api";
import { useCall } from "@/lib/client/hooks/use-call";
import * as say from "@/lib/domain/your-data/messages";

/** The answer is the same for every address: whether one is known here is said to its mailbox alone. */
export function AskForLink({ isReady }: { isReady: boolean }) {
  const [email, setEmail] = useState("");
  const [isAsked, setAsked] = useState(false);
  const { call, isPending, problem, fieldProblem } = useCall("email");

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(false);
    void call(async () => {
      await api("/api/your-data", { method: "POST", body: { email }, as: "visitor" });
      setAsked(true);
    }, say.YOUR_DATA_FAILED);
  };

  return (
    <div className="mx-auto max-w-[34rem]">
      <h1 className="text-3xl sm:text-4xl">{say.YOUR_DATA_TITLE}</h1>
      <p className="mt-3 text-muted-foreground">{say.YOUR_DATA_TEXT}</p>
      <form method="post" onSubmit={submit} noValidate className="mt-8 grid gap-5">
        {isAsked && (
          <Alert tone="done">
            <p>{say.YOUR_DATA_ASKED}</p>
            <p className="mt-1">{say.YOUR_DATA_ASKED_TEXT}</p>
          </Alert>
        )}
        {problem !== undefined && <Alert tone="problem">{problem}</Alert>}
        <EmailField
          id="data-email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={fieldProblem}
        />
        <Button type="submit" disabled={!isReady || isPending}>
          {isPending ? "Sending..." : say.YOUR_DATA_BUTTON}
        </Button>
      </form>
    </div>
  );
}
