import { useState } from "react";
import { adminApi } from "@/lib/client/admin-session";
import { toastOutcome } from "@/lib/client/toast-outcome";
import { SAMPLES_ADDED, SAMPLES_FAILED, SAMPLES_REMOVED } from "@/lib/domain/sample/messages";

/** Loads the sample leads, and removes them. */
export function useSamples(reload: () => void) {
  const [isBusy, setBusy] = useState(false);
  const change = async (method: "POST" | "DELETE", title: string) => {
    setBusy(true);
    const asked = adminApi("/api/admin/samples", method === "POST" ? { method, body: {} } : { method });
    const isDone = await toastOutcome(asked, { title, tone: "good" }, SAMPLES_FAILED);
    setBusy(false);
    if (isDone) reload();
  };
  return {
    isBusy,
    load: () => change("POST", SAMPLES_ADDED),
    remove: () => change("DELETE", SAMPLES_REMOVED),
  };
}
