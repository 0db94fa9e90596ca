import { Button } from "@/components/ui/button";
import { type PayState, PRICE_IN_DOLLARS } from "./use-card-payment";

const WORDS: Record<PayState, string> = {
  ready: `Pay $${PRICE_IN_DOLLARS}`,
  paying: "Processing...",
  confirming: "Confirming...",
  done: "Paid",
};

export const PayButton = ({ state, isReady = true }: { state: PayState; isReady?: boolean }) => (
  <Button type="submit" disabled={!isReady || state !== "ready"}>
    {WORDS[state]}
  </Button>
);
