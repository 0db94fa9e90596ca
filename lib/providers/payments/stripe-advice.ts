import type { Advice } from "@/lib/domain/settings/advice";

interface Keys {
  secretKey: string;
  publishableKey: string;
}

const isTest = (key: string): boolean => /^(sk|rk|pk)_test_/.test(key);

/** What the form of the keys says about them. The keys themselves stay out of it. */
export function stripeAdvice({ secretKey, publishableKey }: Keys): Advice[] {
  if (isTest(secretKey) !== isTest(publishableKey)) {
    return [
      {
        setting: "STRIPE_PUBLISHABLE_KEY",
        advice:
          "One of Stripe's keys is for test mode and the other for live mode, so every card is refused. Take both from the same mode.",
      },
    ];
  }
  if (!isTest(secretKey)) return [];
  return [
    {
      setting: "STRIPE_SECRET_KEY",
      advice:
        "Stripe is in test mode: only test cards work, and no money moves. Set the live keys and the live endpoint's signing secret before you sell.",
    },
  ];
}
