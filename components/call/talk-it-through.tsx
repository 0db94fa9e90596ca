"use client";

import { Button } from "@/components/ui/button";
import { useDialog } from "@/lib/client/hooks/use-dialog";
import type { Caller } from "@/lib/domain/call/call";
import { TALK_IT_THROUGH } from "@/lib/domain/report/messages";

/** One entry with two ways, by phone and in writing; its dialog is loaded when it is first asked for. */
export function TalkItThrough({ assessmentId, caller }: { assessmentId: string; caller: Caller }) {
  const { Dialog, open, close } = useDialog(async () => (await import("./talk-dialog")).TalkDialog);
  return (
    <>
      <Button variant="outline" size="sm" onClick={open}>
        {TALK_IT_THROUGH}
      </Button>
      {Dialog !== null && <Dialog assessmentId={assessmentId} caller={caller} onClose={close} />}
    </>
  );
}
