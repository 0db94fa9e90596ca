"use client";

import { Badge } from "@/components/ui/badge";
import { Dialog } from "@/components/ui/dialog";
import { FILE_KINDS, FILE_NAMES } from "@/lib/domain/report/file-kinds";
import { TAKE_TO_WORK, TAKE_TO_WORK_PROMISE } from "@/lib/domain/report/messages";

interface TakeToWorkDialogProps {
  assessmentId: string;
  onClose: () => void;
}

/** The files of a report, each a download. */
export const TakeToWorkDialog = ({ assessmentId, onClose }: TakeToWorkDialogProps) => (
  <Dialog isOpen onClose={onClose} title={TAKE_TO_WORK}>
    <p className="text-muted-foreground text-sm">{TAKE_TO_WORK_PROMISE}</p>
    <ul className="mt-4 divide-y divide-border border-border border-y">
      {FILE_NAMES.map((name) => {
        const { label, note, isBeta } = FILE_KINDS[name];
        return (
          <li key={name} className="py-1.5">
            <div className="flex items-center gap-3">
              <a
                href={`/api/assessments/${assessmentId}/files/${name}`}
                aria-describedby={`note-${name}`}
                className="inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
              >
                {label}
              </a>
              {isBeta && <Badge variant="outline">Beta</Badge>}
            </div>
            <p id={`note-${name}`} className="-mt-1.5 pb-1.5 text-muted-foreground text-sm">
              {note}
            </p>
          </li>
        );
      })}
    </ul>
  </Dialog>
);
