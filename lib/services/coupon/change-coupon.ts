import type { Coupon, CouponChange } from "@/lib/domain/coupon/coupon-admin";
import { NO_SUCH_COUPON } from "@/lib/domain/coupon/messages";
import { Failure } from "@/lib/domain/failure";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { requireNotOver } from "./not-over";

/**
 * Switches a coupon off or on, or changes its limits. What it unlocked stays unlocked. What is so already is no change:
 * a second press writes nothing down.
 */
export async function changeCoupon(context: Context, id: string, change: CouponChange): Promise<Coupon> {
  return context.transaction(async (tx) => {
    const before = await tx.coupons.lock(id);
    if (before === null) throw new Failure("not_found", NO_SUCH_COUPON);
    const { isActive, ...limits } = differencesOf(before, change);
    requireNotOver(context, limits.expiresAt);
    const changed = Object.keys(limits);
    if (isActive === undefined && changed.length === 0) return before;
    const coupon = await tx.coupons.change(id, { isActive, ...limits });
    if (coupon === null) throw new Failure("not_found", NO_SUCH_COUPON);
    await recordAudit(context, tx, {
      action:
        isActive === undefined ? "coupon_changed" : isActive ? "coupon_switched_on" : "coupon_switched_off",
      target: { kind: "coupon", id },
      meta: changed.length === 0 ? {} : { changed: changed.join(", ") },
    });
    return coupon;
  });
}

function differencesOf(before: Coupon, wanted: CouponChange): CouponChange {
  const { isActive, description, maxUses, expiresAt } = wanted;
  return {
    ...(isActive === undefined || isActive === before.isActive ? {} : { isActive }),
    ...(description === undefined || description === before.description ? {} : { description }),
    ...(maxUses === undefined || maxUses === before.maxUses ? {} : { maxUses }),
    ...(expiresAt === undefined || expiresAt?.getTime() === before.expiresAt?.getTime() ? {} : { expiresAt }),
  };
}
