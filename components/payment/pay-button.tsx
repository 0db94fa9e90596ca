import { Button } from "@/components/ui/button";
import { PAYMENT_RECEIVED } from "@/lib/domain/payment/messages";
import { REPORT_TOTAL } from "@/lib/domain/payment/price";
import { UnlockedScreen } from "./unlocked-screen";
import type { PayState } from "./use-card-payment";

const WORDS: Record<PayState, string> = {
  ready: `Pay ${REPORT_TOTAL}`,
  paying: "Processing...",
  confirming: "Confirming...",
  done: "Paid",
};

export const PayButton = ({ state, isReady = true }: { state: PayState; isReady?: boolean }) => (
  <>
    <Button type="submit" size="lg" disabled={!isReady || state !== "ready"}>
      {WORDS[state]}
    </Button>
    {state === "done" && <UnlockedScreen title={PAYMENT_RECEIVED} />}
  </>
);
