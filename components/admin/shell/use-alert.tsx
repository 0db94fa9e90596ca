import { useState } from "react";
import { AlertDialog, type AlertMessage } from "@/components/ui/alert-dialog";

/** What has to be said at once and read: `say` it, and put `alert` on the page. */
export function useAlert() {
  const [message, say] = useState<AlertMessage | null>(null);
  const alert = message && <AlertDialog {...message} onClose={() => say(null)} />;
  return { say, alert };
}
