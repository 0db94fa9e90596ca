import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { ChoiceRow } from "@/components/ui/choice-row";
import { Field, fieldIds } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { api } from "@/lib/client/api";
import { useCall } from "@/lib/client/hooks/use-call";
import { SHARE_FAILED, SHARE_INTERVIEW, SHARE_LABEL_EXAMPLE, SHARE_TEAM } from "@/lib/domain/share/messages";
import { SHARE_DAYS } from "@/lib/domain/share/share";

interface ShareFormProps {
  assessmentId: string;
  /** Whether there are a team's answers to include. */
  hasTeam: boolean;
  onMade: (url: string) => void;
}

const USUAL_DAYS: (typeof SHARE_DAYS)[number] = 30;

export function ShareForm({ assessmentId, hasTeam, onMade }: ShareFormProps) {
  const [label, setLabel] = useState("");
  const [days, setDays] = useState(USUAL_DAYS);
  const [withInterview, setWithInterview] = useState(false);
  const [withTeam, setWithTeam] = useState(false);
  const { call, isPending, problem } = useCall();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void call(async () => {
      const body = { label, days, withInterview, withTeam };
      const path = `/api/assessments/${assessmentId}/shares`;
      const { url } = await api<{ url: string }>(path, { method: "POST", body });
      onMade(url);
      setLabel("");
    }, SHARE_FAILED);
  };

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <Field id="share-label" label="Label" hint="Only you see it.">
        <Input
          {...fieldIds("share-label", { hint: true })}
          maxLength={80}
          placeholder={SHARE_LABEL_EXAMPLE}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
      </Field>
      <ChoiceGroup id="share-days" legend="Works for" columns={3}>
        {SHARE_DAYS.map((each) => (
          <ChoiceRow
            key={each}
            type="radio"
            name="share-days"
            checked={days === each}
            onChange={() => setDays(each)}
          >
            {`${each} days`}
          </ChoiceRow>
        ))}
      </ChoiceGroup>
      <ChoiceRow
        type="checkbox"
        checked={withInterview}
        onChange={(event) => setWithInterview(event.target.checked)}
      >
        {SHARE_INTERVIEW}
      </ChoiceRow>
      {hasTeam && (
        <ChoiceRow type="checkbox" checked={withTeam} onChange={(event) => setWithTeam(event.target.checked)}>
          {SHARE_TEAM}
        </ChoiceRow>
      )}
      {problem !== undefined && <Alert tone="problem">{problem}</Alert>}
      <Button type="submit" disabled={isPending}>
        {isPending ? "Making the link..." : "Make Link"}
      </Button>
    </form>
  );
}
