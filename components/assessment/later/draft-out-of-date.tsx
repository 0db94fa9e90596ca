import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DRAFT_OUT_OF_DATE } from "@/lib/domain/assessment/sending-messages";
import { DRAFT_LOAD_NEWER } from "@/lib/domain/draft/messages";

/** Two tabs keep one draft: what the other wrote last would be lost without a word. */
export const DraftOutOfDate = () => (
  <div className="mb-6">
    <Alert tone="problem">
      <p>{DRAFT_OUT_OF_DATE}</p>
      <Button variant="outline" size="sm" className="mt-3" onClick={() => window.location.reload()}>
        {DRAFT_LOAD_NEWER}
      </Button>
    </Alert>
  </div>
);
