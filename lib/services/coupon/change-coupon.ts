import type { Coupon, CouponChange } from "@/lib/domain/coupon/desk";
import { NO_SUCH_COUPON } from "@/lib/domain/coupon/messages";
import { Failure } from "@/lib/domain/failure";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";

/** Switches a coupon off or on, or changes its limits. What it unlocked stays unlocked. */
export async function changeCoupon(context: Context, id: string, change: CouponChange): Promise<Coupon> {
  return context.transaction(async (tx) => {
    const coupon = await tx.coupons.change(id, change);
    if (coupon === null) throw new Failure("not_found", NO_SUCH_COUPON);
    const { isActive, ...limits } = change;
    const changed = Object.entries(limits).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    await recordAudit(context, tx, {
      action:
        isActive === undefined ? "coupon_changed" : isActive ? "coupon_switched_on" : "coupon_switched_off",
      target: { kind: "coupon", id },
      meta: changed.length === 0 ? {} : { changed: changed.join(", ") },
    });
    return coupon;
  });
}
