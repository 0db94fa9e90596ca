import type { Coupon, NewCoupon } from "@/lib/domain/coupon/coupon-admin";
import { CODE_TAKEN } from "@/lib/domain/coupon/messages";
import { Failure } from "@/lib/domain/failure";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { requireNotOver } from "./not-over";

export async function createCoupon(context: Context, coupon: NewCoupon): Promise<Coupon> {
  requireNotOver(context, coupon.expiresAt);
  return context.transaction(async (tx) => {
    const added = await tx.coupons.add(coupon);
    if (added === null) throw new Failure("conflict", CODE_TAKEN, { reason: "code_taken" });
    await recordAudit(context, tx, { action: "coupon_created", target: { kind: "coupon", id: added.id } });
    return added;
  });
}
