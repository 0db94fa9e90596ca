"use client";

import { useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { LinkButton } from "@/components/ui/link-button";
import { detailOf } from "@/lib/client/api";
import { isNotReady, useInterviewOffer } from "@/lib/client/hooks/use-interview-offer";
import { type InterviewDraft, LAST_SCREEN } from "@/lib/client/interview-draft";
import {
  INTERVIEW_FETCH_FAILED,
  INTERVIEW_RECEIVED,
  QUESTIONS_NOT_READY,
} from "@/lib/domain/interview/messages";
import type { InterviewOffer } from "@/lib/domain/interview/written-answers";
import { BeforeFinish } from "./before-finish";
import { InterviewIntro } from "./interview-intro";
import { SubjectStep } from "./subject-step";
import { useInterview } from "./use-interview";

/** The interview in writing, from its introduction to the thanks. */
export function InterviewScreen({ id }: { id: string }) {
  const { data, error } = useInterviewOffer(id);
  if (data !== undefined) {
    const writtenAt = data.writtenAt === null ? null : new Date(data.writtenAt);
    return <Interview id={id} offer={{ ...data, writtenAt }} />;
  }
  if (error !== undefined && !isNotReady(error))
    return <Alert tone="problem">{detailOf(error, INTERVIEW_FETCH_FAILED)}</Alert>;
  return <p role="status">{error === undefined ? "Loading the questions..." : QUESTIONS_NOT_READY}</p>;
}

function Interview({ id, offer }: { id: string; offer: InterviewOffer }) {
  const interview = useInterview(id);
  const { draft, state, goTo, write, open } = interview;
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (state === "done") thanks.current?.focus();
  }, [state]);

  if (draft === null) return null;
  if (state === "done")
    return (
      <div className="grid justify-items-start gap-6">
        <p ref={thanks} tabIndex={-1} role="status" className="outline-none">
          {INTERVIEW_RECEIVED}
        </p>
        <LinkButton href={`/report/${id}#interview`}>See Your Full Report</LinkButton>
      </div>
    );
  const question = offer.questions[draft.at - 1];
  if (draft.at >= LAST_SCREEN)
    return (
      <BeforeFinish questions={offer.questions} interview={interview} onBack={() => goTo(LAST_SCREEN - 1)} />
    );
  if (question === undefined)
    return <InterviewIntro id={id} offer={offer} isBegun={isBegun(draft)} onStart={() => goTo(1)} />;
  const { subject } = question;
  return (
    <SubjectStep
      key={subject}
      place={draft.at - 1}
      question={question}
      draft={draft.subjects[subject]}
      onWrite={(box, text) => write(subject, box, text)}
      onOpen={(part) => open(subject, part)}
      onNext={() => goTo(draft.at + 1)}
      onBack={() => goTo(draft.at - 1)}
    />
  );
}

const isBegun = ({ subjects }: InterviewDraft): boolean =>
  Object.values(subjects).some(({ primary }) => primary.trim() !== "");
