import { type FormEvent, useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { PROBES } from "@/lib/domain/interview/probe";
import type { InterviewQuestion } from "@/lib/domain/interview/written-answers";
import { AnswerBox } from "./answer-box";
import type { Interview } from "./use-interview";

interface BeforeFinishProps {
  questions: readonly InterviewQuestion[];
  interview: Interview;
  onBack: () => void;
}

/** All answers once more, to be changed or left as they are. */
export function BeforeFinish({ questions, interview, onBack }: BeforeFinishProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { draft, state, problem, write, finish } = interview;
  useEffect(() => heading.current?.focus(), []);
  if (draft === null) return null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void finish();
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Before you finish
      </h2>
      {questions.map(({ subject, primary, followup }) => {
        const { asked, isFollowedUp, ...texts } = draft.subjects[subject];
        return (
          <div key={subject} className="grid gap-4 border-border border-t pt-6">
            <AnswerBox
              id={`${subject}-primary`}
              question={primary}
              value={texts.primary}
              onChange={(text) => write(subject, "primary", text)}
            />
            {asked !== null && (
              <AnswerBox
                id={`${subject}-probe`}
                question={PROBES[asked]}
                value={texts.probe}
                onChange={(text) => write(subject, "probe", text)}
              />
            )}
            {isFollowedUp && (
              <AnswerBox
                id={`${subject}-followup`}
                question={followup}
                value={texts.followup}
                onChange={(text) => write(subject, "followup", text)}
              />
            )}
          </div>
        );
      })}
      {problem !== undefined && <Alert tone="problem">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={state === "pending"}>
          {state === "pending" ? "Sending..." : "Finish Interview"}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}
