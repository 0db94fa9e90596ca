import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ChoiceRow } from "@/components/ui/choice-row";
import { Field, fieldIds } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { detailOf } from "@/lib/client/api";
import type { Draft } from "@/lib/client/draft";
import { startSaving } from "@/lib/client/draft-calls";
import { issuesIn } from "@/lib/client/issues";
import type { SavedDraft } from "@/lib/client/saved-draft";
import * as say from "@/lib/domain/draft/messages";

interface SendLinkFormProps {
  saved: SavedDraft | null;
  draft: () => Draft;
  onSaved: (saved: SavedDraft) => void;
  onClose: () => void;
}

/** Asks where to send the link. The answers go with this press, and not before. */
export function SendLinkForm({ saved, draft, onSaved, onClose }: SendLinkFormProps) {
  const [email, setEmail] = useState(() => draft().answers.executiveEmail ?? "");
  const [remind, setRemind] = useState(false);
  const [mayContact, setMayContact] = useState(false);
  const [isPending, setPending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [emailProblem, setEmailProblem] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Portal: React passes the event on to the wizard's form, as if the dialog were in it.
    event.stopPropagation();
    setPending(true);
    setProblem(undefined);
    setEmailProblem(undefined);
    try {
      onSaved(await startSaving(draft(), { email, remind, mayContact }, saved));
      setSent(true);
    } catch (error) {
      const atEmail = issuesIn(error).find(({ field }) => field === "email")?.message;
      setEmailProblem(atEmail);
      if (atEmail === undefined) setProblem(detailOf(error, say.DRAFT_NOT_SENT));
    } finally {
      setPending(false);
    }
  };

  if (isSent)
    return (
      <div className="grid gap-5">
        <Alert tone="done">{say.DRAFT_SENT}</Alert>
        <p>{say.DRAFT_SENT_TEXT}</p>
        <Button onClick={onClose}>Done</Button>
      </div>
    );
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <p>{say.DRAFT_PROMISE}</p>
      {problem !== undefined && <Alert tone="problem">{problem}</Alert>}
      <Field id="draft-email" label="Email" error={emailProblem}>
        <Input
          {...fieldIds("draft-email", { error: emailProblem })}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <ChoiceRow type="checkbox" checked={remind} onChange={(event) => setRemind(event.target.checked)}>
        {say.DRAFT_REMIND}
      </ChoiceRow>
      <ChoiceRow
        type="checkbox"
        checked={mayContact}
        onChange={(event) => setMayContact(event.target.checked)}
      >
        {say.DRAFT_CONTACT}
      </ChoiceRow>
      <Button type="submit" disabled={isPending}>
        {isPending ? "Sending..." : say.DRAFT_SEND}
      </Button>
    </form>
  );
}
