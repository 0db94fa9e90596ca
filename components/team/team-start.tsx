"use client";

import { type FormEvent, useState } from "react";
import { ShareMade } from "@/components/share/share-made";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field, fieldIds } from "@/components/ui/field";
import { Select } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import { api } from "@/lib/client/api";
import { useCall } from "@/lib/client/hooks/use-call";
import * as say from "@/lib/domain/team/messages";
import { FEWEST_ASKED, MOST_ASKED } from "@/lib/domain/team/questions";

const USUAL = 5;
const NUMBERS = Array.from({ length: MOST_ASKED - FEWEST_ASKED + 1 }, (_, index) => index + FEWEST_ASKED);

/** How many are asked, and the link for them, which is shown this once. */
export function TeamStart({ id, company }: { id: string; company: string }) {
  const [expected, setExpected] = useState(USUAL);
  const [url, setUrl] = useState<string>();
  const { call, isPending, problem } = useCall();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void call(async () => {
      const path = `/api/assessments/${id}/team`;
      const made = await api<{ url: string }>(path, { method: "POST", body: { expected } });
      setUrl(made.url);
    }, say.TEAM_FAILED);
  };

  if (url !== undefined) return <TeamLink id={id} company={company} url={url} />;
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-6">
      <p>{say.TEAM_INTRO}</p>
      <Field id="team-expected" label={say.TEAM_HOW_MANY} hint={say.TEAM_FEWEST}>
        <Select
          {...fieldIds("team-expected", { hint: true })}
          className="max-w-32"
          value={expected}
          onChange={(event) => setExpected(Number(event.target.value))}
        >
          {NUMBERS.map((number) => (
            <option key={number}>{number}</option>
          ))}
        </Select>
      </Field>
      <p className="text-muted-foreground text-sm">{say.TEAM_WE_SEND_NOTHING}</p>
      {problem !== undefined && <Alert tone="problem">{problem}</Alert>}
      <div>
        <Button type="submit" disabled={isPending}>
          {isPending ? "Making the link..." : "Make Link"}
        </Button>
      </div>
    </form>
  );
}

function TeamLink({ id, company, url }: { id: string; company: string; url: string }) {
  const { subject, body } = say.teamMail(company, url);
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return (
    <div className="grid gap-4">
      <ShareMade url={url} />
      <p className="text-muted-foreground text-sm">{say.TEAM_WE_SEND_NOTHING}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={mail}>Write the Email</LinkButton>
        <LinkButton href={`/report/${id}/team`} variant="outline">
          See How Many Have Answered
        </LinkButton>
      </div>
    </div>
  );
}
