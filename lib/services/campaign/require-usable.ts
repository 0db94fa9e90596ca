import type { Campaign } from "@/lib/domain/campaign/campaign";
import { CAMPAIGN_COUPON_UNKNOWN, CAMPAIGN_DAYS_BACKWARDS } from "@/lib/domain/campaign/messages";
import { Failure } from "@/lib/domain/failure";
import type { Transaction } from "../context";

/** Refuses a campaign that ends before it begins. */
export function requireInOrder({ startsAt, endsAt }: Pick<Campaign, "startsAt" | "endsAt">): void {
  if (startsAt === null || endsAt === null || startsAt < endsAt) return;
  throw refusal("endsAt", CAMPAIGN_DAYS_BACKWARDS);
}

/** Refuses a coupon that there is not. */
export async function requireKnownCoupon(
  { coupons }: Pick<Transaction, "coupons">,
  code: string | null | undefined,
): Promise<void> {
  if (code == null || (await coupons.hasAll([code]))) return;
  throw refusal("couponCode", CAMPAIGN_COUPON_UNKNOWN);
}

const refusal = (path: string, message: string) =>
  new Failure("invalid", message, { issues: [{ path, message }] });
