import { NO_CAMPAIGN_LABEL } from "../campaign/messages";
import { amountInWords, REPORT_PRICE_IN_CENTS } from "../payment/price";
import { type Bar, type Both, bars } from "./bars";
import type { Figures } from "./figure";
import { campaignsHeading, moneyHeading, unlocksHeading } from "./headings";
import type { Period } from "./period";

const COUPON = "coupon:";

export function unlocks(both: Both, { weeks }: Period): { heading: string; bars: Bar[] } {
  const { now } = both;
  const coupon = now
    .of("unlocked")
    .reduce((all, { key, count }) => all + (key.startsWith(COUPON) ? count : 0), 0);
  return {
    heading: unlocksHeading(now.count("unlocked", "card"), coupon, now.count("unlocked", "retake"), weeks),
    bars: bars(both, "unlocked", unlockLabel),
  };
}

function unlockLabel(key: string): string {
  if (key === "card") return "Card";
  return key === "retake" ? "Included retake" : key.slice(COUPON.length) || "Coupon";
}

/** `labels` by the campaigns' ids. */
export function campaigns(both: Both, labels: ReadonlyMap<string, string>): { heading: string; bars: Bar[] } {
  const all = both.now.total("unlockedByCampaign");
  const none = both.now.count("unlockedByCampaign");
  return {
    heading: campaignsHeading(all - none, all),
    bars: bars(both, "unlockedByCampaign", (id) => (id === "" ? NO_CAMPAIGN_LABEL : (labels.get(id) ?? id))),
  };
}

/** Amounts as people read them. */
export interface Money {
  heading: string;
  rows: { label: string; now: string; before: string | null }[];
}

export function money(both: Both): Money {
  const given = ({ of }: Figures) =>
    of("unlocked").reduce(
      (all, { key, count }) => all + (key.startsWith(COUPON) ? count * REPORT_PRICE_IN_CENTS : 0),
      0,
    );
  const cents = (key: string) => (figures: Figures) => figures.cents("money", key);
  const row = (label: string, of: (figures: Figures) => number) => ({
    label,
    now: amountInWords(of(both.now)),
    before: both.before === null ? null : amountInWords(of(both.before)),
  });
  const [received, givenAway] = [cents("received")(both.now), given(both.now)];
  return {
    heading: moneyHeading(
      received === 0 ? null : amountInWords(received),
      givenAway === 0 ? null : amountInWords(givenAway),
    ),
    rows: [
      row("Received by card", cents("received")),
      row("Refunded", cents("refunded")),
      row("Lost to disputes", cents("disputed")),
      row("Given away by coupon", given),
    ],
  };
}
