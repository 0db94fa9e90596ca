import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field, fieldIds } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { api, detailOf } from "@/lib/client/api";
import { issuesIn } from "@/lib/client/issues";
import * as say from "@/lib/domain/your-data/messages";

/** The answer is the same for every address: whether one is known here is said to its mailbox alone. */
export function AskForLink({ isReady }: { isReady: boolean }) {
  const [email, setEmail] = useState("");
  const [isPending, setPending] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [emailProblem, setEmailProblem] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    setAsked(false);
    setProblem(undefined);
    setEmailProblem(undefined);
    try {
      await api("/api/your-data", { method: "POST", body: { email }, as: "visitor" });
      setAsked(true);
    } catch (error) {
      const atEmail = issuesIn(error).find(({ field }) => field === "email")?.message;
      setEmailProblem(atEmail);
      if (atEmail === undefined) setProblem(detailOf(error, say.YOUR_DATA_FAILED));
    } finally {
      setPending(false);
    }
  };

  return (
    <div className="mx-auto max-w-[34rem] py-12 sm:py-20">
      <h1 className="text-3xl">{say.YOUR_DATA_TITLE}</h1>
      <p className="mt-3 text-muted-foreground">{say.YOUR_DATA_TEXT}</p>
      <form method="post" onSubmit={submit} noValidate className="mt-8 grid gap-5">
        {isAsked && (
          <Alert tone="done">
            <p>{say.YOUR_DATA_ASKED}</p>
            <p className="mt-1">{say.YOUR_DATA_ASKED_TEXT}</p>
          </Alert>
        )}
        {problem !== undefined && <Alert tone="problem">{problem}</Alert>}
        <Field id="data-email" label="Email" error={emailProblem}>
          <Input
            {...fieldIds("data-email", { error: emailProblem })}
            type="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Button type="submit" disabled={!isReady || isPending}>
          {isPending ? "Sending..." : say.YOUR_DATA_BUTTON}
        </Button>
      </form>
    </div>
  );
}
