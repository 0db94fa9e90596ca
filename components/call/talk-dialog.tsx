"use client";

import { useState } from "react";
import { AnswerInWriting } from "@/components/interview/answer-in-writing";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { brand } from "@/lib/brand";
import { TALK_BY_PHONE, TALK_IN_WRITING, TALK_IN_WRITING_TEXT } from "@/lib/domain/interview/messages";
import { TALK_IT_THROUGH } from "@/lib/domain/report/messages";
import { CallDialog, type CallDialogProps } from "./call-dialog";

/** By phone or in writing. */
export function TalkDialog(props: CallDialogProps) {
  const [isCall, setCall] = useState(false);
  if (isCall) return <CallDialog {...props} />;
  const { assessmentId, caller, onClose } = props;
  return (
    <Dialog isOpen onClose={onClose} title={TALK_IT_THROUGH}>
      <div className="grid gap-6">
        <section className="grid justify-items-start gap-2">
          <h3 className="font-medium font-sans text-base">{TALK_BY_PHONE}</h3>
          <p>
            {caller.kind === "agent"
              ? `${brand.agentName}, our AI voice agent, calls you about your results.`
              : "Someone from the chapter calls you about your results."}
          </p>
          <Button onClick={() => setCall(true)}>Call Me Back</Button>
        </section>
        <section className="grid justify-items-start gap-2 border-border border-t pt-5">
          <h3 className="font-medium font-sans text-base">{TALK_IN_WRITING}</h3>
          <p>{TALK_IN_WRITING_TEXT}</p>
          <AnswerInWriting assessmentId={assessmentId} />
        </section>
      </div>
    </Dialog>
  );
}
