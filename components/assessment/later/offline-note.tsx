import { Alert } from "@/components/ui/alert";
import { SUBMIT_OFFLINE_SAVED, SUBMIT_OFFLINE_UNSAVED } from "@/lib/domain/assessment/sending-messages";

/** Above the button, where no answer came from the server. */
export const OfflineNote = ({ isSaved }: { isSaved: boolean | null }) => (
  <div className="mt-8">
    <Alert tone="problem">{isSaved ? SUBMIT_OFFLINE_SAVED : SUBMIT_OFFLINE_UNSAVED}</Alert>
  </div>
);
