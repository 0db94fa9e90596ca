"use client";

import { createPortal } from "react-dom";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { detailOf } from "@/lib/client/api";
import type { Draft } from "@/lib/client/draft";
import { toast } from "@/lib/client/toast";
import { timeOfDay } from "@/lib/domain/dates";
import * as say from "@/lib/domain/draft/messages";
import { SendLinkForm } from "./send-link-form";
import { useSavedDraft } from "./use-saved-draft";

export interface SavedElsewhereProps {
  step: number;
  draft: () => Draft;
  isOpen: boolean;
  onClose: () => void;
}

/** What is said of answers that are saved with the server, and the dialog that has them saved there. */
export function SavedElsewhere({ step, draft, isOpen, onClose }: SavedElsewhereProps) {
  const { saved, keep, isOvertaken, loadNewer } = useSavedDraft(step, draft);
  return (
    <>
      {isOvertaken && (
        <div className="w-full">
          <Alert tone="problem">
            <p>{say.DRAFT_ELSEWHERE}</p>
            <Button
              variant="outline"
              size="sm"
              className="mt-3"
              onClick={() => void loadNewer().catch(sayNotLoaded)}
            >
              {say.DRAFT_LOAD_NEWER}
            </Button>
          </Alert>
        </div>
      )}
      <p role="status" className="text-muted-foreground">
        {saved !== null && !isOvertaken && say.draftSaved(timeOfDay(new Date(saved.at)))}
      </p>
      {isOpen &&
        createPortal(
          <Dialog isOpen onClose={onClose} title={say.DRAFT_BUTTON}>
            <SendLinkForm saved={saved} draft={draft} onSaved={keep} onClose={onClose} />
          </Dialog>,
          document.body,
        )}
    </>
  );
}

const sayNotLoaded = (error: unknown) =>
  toast({ title: "Error", description: detailOf(error, say.DRAFT_NOT_LOADED), tone: "problem" });
