import { PageShell } from "@/components/layout/page-shell";
import type { UnlockedQuery } from "@/lib/domain/payment/unlocked-query";
import { SaveAccountPanel } from "./save-account-panel";

/** Saving is an offer: who skips it keeps the link, and how it was unlocked travels on with it. */
export function SaveAccountScreen({ id, query }: { id: string; query: UnlockedQuery }) {
  const carried = new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]),
  );
  const search = carried.size > 0 ? `?${carried}` : "";
  return (
    <PageShell>
      <SaveAccountPanel id={id} skipTo={`/results/${id}${search}`} />
    </PageShell>
  );
}
