import { PageShell } from "@/components/layout/page-shell";
import { COUPON_ACCEPTED, PAYMENT_RECEIVED, PAYMENT_RECEIVED_NEXT } from "@/lib/domain/payment/messages";
import type { UnlockedQuery } from "@/lib/domain/payment/unlocked-query";
import { SaveAccountPanel } from "./save-account-panel";

const RECEIVED = { card: PAYMENT_RECEIVED, coupon: COUPON_ACCEPTED };

interface SaveAccountScreenProps {
  id: string;
  query: UnlockedQuery;
  /** As the database says: what the address says is for show. */
  isUnlocked: boolean;
}

/** Saving is an offer: who skips it keeps the link, and how it was unlocked travels on with it. */
export function SaveAccountScreen({ id, query, isUnlocked }: SaveAccountScreenProps) {
  const carried = new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]),
  );
  const search = carried.size > 0 ? `?${carried}` : "";
  return (
    <PageShell>
      {isUnlocked && query.paid !== undefined && (
        <p className="mx-auto mb-8 max-w-[27rem] border-primary border-l-4 bg-muted px-4 py-3">
          <strong className="block font-semibold">{RECEIVED[query.paid]}</strong>
          {PAYMENT_RECEIVED_NEXT}
        </p>
      )}
      <SaveAccountPanel id={id} skipTo={`/results/${id}${search}`} />
    </PageShell>
  );
}
