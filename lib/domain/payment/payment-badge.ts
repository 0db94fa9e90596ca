import type { BadgeTone } from "../score/badges";

const BADGES: Partial<Record<string, { label: string; tone: BadgeTone }>> = {
  paid: { label: "Paid", tone: "default" },
  coupon_used: { label: "Coupon used", tone: "default" },
  pending: { label: "Pending", tone: "secondary" },
};

/** How a payment status is shown; any other, also one that is stored from before, is unknown. */
export const paymentBadge = (status: string): { label: string; tone: BadgeTone } =>
  BADGES[status] ?? { label: "Unknown", tone: "outline" };
