"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { PageState } from "@/components/layout/page-state";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { api, detailOf } from "@/lib/client/api";
import { newKey } from "@/lib/client/new-key";
import * as say from "@/lib/domain/team/messages";
import type { TeamInvitation } from "@/lib/domain/team/team";
import { TeamChoice } from "./team-choice";
import { TeamConfidence } from "./team-confidence";
import { TeamIntro } from "./team-intro";
import { answersOf, CONFIDENCE_ID, teamQuestions } from "./team-questions";

type Chosen = Readonly<Record<string, string>>;

/** A colleague's ten answers, sent once. Nothing of them is kept on the device. */
export function TeamForm({ token, ...invitation }: TeamInvitation & { token: string }) {
  const [chosen, setChosen] = useState<Chosen>({});
  const [isChecked, setChecked] = useState(false);
  const [state, setState] = useState<"asking" | "pending" | "sent">("asking");
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const replyKey = useRef<string>(undefined);
  const questions = teamQuestions(invitation.challenges);
  const missing = questions.filter(({ id }) => chosen[id] === undefined);

  useEffect(() => {
    if (state === "sent") thanks.current?.focus();
  }, [state]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setProblem(undefined);
    const [first] = missing;
    if (first !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`input[name="${first.id}"]`)?.focus();
      setProblem(say.TEAM_ALL_TEN);
      return;
    }
    setState("pending");
    replyKey.current ??= newKey();
    try {
      const body = { answers: answersOf(chosen), replyKey: replyKey.current };
      await api(`/api/team/${token}/replies`, { method: "POST", body, as: "visitor" });
      setState("sent");
    } catch (error) {
      setProblem(detailOf(error, say.TEAM_SEND_FAILED));
      setState("asking");
    }
  };

  if (state === "sent")
    return (
      <div ref={thanks} tabIndex={-1} className="outline-none">
        <PageState title={say.TEAM_THANKS} text={say.TEAM_THANKS_DETAIL} />
      </div>
    );
  return (
    <>
      <TeamIntro {...invitation} />
      <form ref={form} method="post" onSubmit={submit} noValidate className="mt-8 grid gap-8">
        {questions.map(({ part, ...question }) => {
          const { id, legend } = question;
          const given = {
            id,
            legend,
            chosen: chosen[id],
            isMissing: isChecked && chosen[id] === undefined,
            onChoose: (value: string) => setChosen((before) => ({ ...before, [id]: value })),
          };
          return (
            <div key={id} className="grid gap-4">
              {part !== undefined && <h2 className="border-border border-t pt-6 text-xl">{part}</h2>}
              {id === CONFIDENCE_ID ? <TeamConfidence {...given} /> : <TeamChoice {...question} {...given} />}
            </div>
          );
        })}
        {problem !== undefined && <Alert tone="problem">{problem}</Alert>}
        <Button type="submit" size="lg" disabled={state === "pending"}>
          {state === "pending" ? "Sending..." : say.TEAM_SEND}
        </Button>
      </form>
    </>
  );
}
