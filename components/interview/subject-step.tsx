import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import type { BoxName, SubjectDraft } from "@/lib/client/interview-draft";
import { PROBES } from "@/lib/domain/interview/probe";
import { SECTION_KEYS } from "@/lib/domain/interview/subject";
import type { InterviewQuestion } from "@/lib/domain/interview/written-answers";
import { AnswerBox } from "./answer-box";
import { nextBox } from "./use-interview";

interface SubjectStepProps {
  place: number;
  question: InterviewQuestion;
  draft: SubjectDraft;
  onWrite: (box: BoxName, text: string) => void;
  onOpen: (part: Partial<SubjectDraft>) => void;
  onNext: () => void;
  onBack: () => void;
}

/** One subject: its question, then below it one that the answer leaves open, then the prepared follow-up. */
export function SubjectStep({ place, question, draft, onWrite, onOpen, onNext, onBack }: SubjectStepProps) {
  const last = useRef<HTMLTextAreaElement>(null);
  const { asked, isFollowedUp } = draft;
  const boxes = 1 + (asked === null ? 0 : 1) + (isFollowedUp ? 1 : 0);

  // What was just asked has the keyboard.
  const count = `${place}:${boxes}`;
  useEffect(() => {
    if (count !== "") last.current?.focus();
  }, [count]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = draft.primary.trim() === "" ? null : nextBox(draft);
    if (next === null) onNext();
    else onOpen(next);
  };
  const skip = () => {
    const next = boxes === 1 || isFollowedUp ? null : nextBox(draft);
    if (next === null) onNext();
    else onOpen(next);
  };

  const text = `Question ${place + 1} of ${SECTION_KEYS.length}`;
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-6">
      <div className="grid gap-2 text-sm">
        <span className="font-medium tabular-nums">{text}</span>
        <Progress label="Interview progress" text={text} value={place + 1} max={SECTION_KEYS.length} />
      </div>
      <AnswerBox
        id="interview-primary"
        question={question.primary}
        value={draft.primary}
        onChange={(words) => onWrite("primary", words)}
        boxRef={boxes === 1 ? last : undefined}
      />
      {asked !== null && (
        <AnswerBox
          id="interview-probe"
          question={PROBES[asked]}
          value={draft.probe}
          onChange={(words) => onWrite("probe", words)}
          boxRef={isFollowedUp ? undefined : last}
        />
      )}
      {isFollowedUp && (
        <AnswerBox
          id="interview-followup"
          question={question.followup}
          value={draft.followup}
          onChange={(words) => onWrite("followup", words)}
          boxRef={last}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Continue</Button>
        <Button variant="outline" onClick={skip}>
          Skip
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}
