import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ChoiceRow } from "@/components/ui/choice-row";
import { EmailField } from "@/components/ui/email-field";
import type { Draft } from "@/lib/client/draft";
import { startSaving } from "@/lib/client/draft-calls";
import { useCall } from "@/lib/client/hooks/use-call";
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
  const [isSent, setSent] = useState(false);
  const { call, isPending, problem, fieldProblem } = useCall("email");

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Portal: React passes the event on to the wizard's form, as if the dialog were in it.
    event.stopPropagation();
    void call(async () => {
      onSaved(await startSaving(draft(), { email, remind, mayContact }, saved));
      setSent(true);
    }, say.DRAFT_NOT_SENT);
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
      <EmailField
        id="draft-email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={fieldProblem}
      />
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
