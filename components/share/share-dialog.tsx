"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Dialog } from "@/components/ui/dialog";
import { detailOf } from "@/lib/client/api";
import { useShares } from "@/lib/client/hooks/use-shares";
import { SHARE_PROMISE, SHARE_TITLE, SHARES_FAILED } from "@/lib/domain/share/messages";
import { OwnLink } from "./own-link";
import { ShareForm } from "./share-form";
import { ShareList } from "./share-list";
import { ShareMade } from "./share-made";

export interface ShareDialogProps {
  assessmentId: string;
  onClose: () => void;
}

/** Makes links that read the report, shows those that work, and ends them. */
export function ShareDialog({ assessmentId, onClose }: ShareDialogProps) {
  const { data, error, mutate } = useShares(assessmentId);
  const [url, setUrl] = useState<string>();
  const reload = () => void mutate();
  return (
    <Dialog isOpen onClose={onClose} title={SHARE_TITLE}>
      <div className="grid gap-6">
        {error !== undefined && data === undefined ? (
          <Alert tone="problem">{detailOf(error, SHARES_FAILED)}</Alert>
        ) : (
          <>
            <p>{SHARE_PROMISE}</p>
            <ShareForm
              assessmentId={assessmentId}
              hasTeam={data?.hasTeam === true}
              onMade={(made) => {
                setUrl(made);
                reload();
              }}
            />
          </>
        )}
        {url !== undefined && <ShareMade key={url} url={url} />}
        {data !== undefined && data.shares.length > 0 && (
          <ShareList assessmentId={assessmentId} shares={data.shares} onEnded={reload} />
        )}
        {data?.mayClose && (
          <OwnLink assessmentId={assessmentId} isClosed={data.linkClosed} onChanged={reload} />
        )}
      </div>
    </Dialog>
  );
}
