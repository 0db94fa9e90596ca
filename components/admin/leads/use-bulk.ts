import { useState } from "react";
import { adminApi, isSessionOver } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import type { Lead } from "@/lib/client/hooks/use-leads";
import { BULK_FAILED, type BulkChange, type BulkOutcome, bulkInWords } from "@/lib/domain/lead/bulk";

interface Outcome {
  said: string;
  notDone: { id: string; name: string; reason: string }[];
}

/** One change to the leads that are ticked, made to what was seen of them. */
export function useBulk(selected: readonly Lead[], reload: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const run = async (change: BulkChange["change"]): Promise<void> => {
    const ids = selected.map(({ id }) => id);
    const versions = Object.fromEntries(selected.map(({ id, version }) => [id, version]));
    const names = new Map(selected.map(({ id, companyName }) => [id, companyName]));
    setBusy(true);
    setOutcome(null);
    try {
      const { done, notDone } = await adminApi<BulkOutcome>("/api/admin/leads/bulk", {
        method: "POST",
        body: { ids, change, versions },
      });
      setOutcome({
        said: bulkInWords(done.length, notDone.length, "delete" in change),
        notDone: notDone.map((one) => ({ ...one, name: names.get(one.id) ?? one.id })),
      });
      reload();
    } catch (error) {
      if (!isSessionOver(error)) setOutcome({ said: detailOf(error, BULK_FAILED), notDone: [] });
    } finally {
      setBusy(false);
    }
  };

  return { isBusy, outcome, run };
}
