import { isUnlocked } from "@/lib/domain/assessment/assessment";
import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import type { CouponRedemption } from "@/lib/domain/coupon/coupon";
import { ALREADY_UNLOCKED, COUPON_APPLIED, COUPON_REJECTED } from "@/lib/domain/coupon/messages";
import type { DoneWithMessage } from "@/lib/domain/done";
import { Failure } from "@/lib/domain/failure";
import { PAYMENT_BUSY } from "@/lib/domain/payment/messages";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { countStep } from "../lead/count-step";
import { cancelOpenPayment } from "../payment/cancel-open-payment";
import { queueReport } from "../report/queue-report";

/** Spends one use of a coupon on one assessment: counted once, together with the unlock, or not at all. */
export async function redeemCoupon(context: Context, redemption: CouponRedemption): Promise<DoneWithMessage> {
  let message = await tryRedeeming(context, redemption);
  if (message === "payment_under_way" && (await cancelOpenPayment(context, redemption.assessmentId))) {
    message = await tryRedeeming(context, redemption);
  }
  if (message === "payment_under_way") throw new Failure("conflict", PAYMENT_BUSY);
  context.drainSoon();
  return { success: true, message };
}

async function tryRedeeming(context: Context, { code, assessmentId }: CouponRedemption) {
  return context.transaction(async (tx) => {
    const assessment = await tx.assessments.lock(assessmentId);
    if (assessment === null) throw new Failure("not_found", NO_SUCH_ASSESSMENT);
    if (isUnlocked(assessment)) return ALREADY_UNLOCKED;
    if ((await tx.payments.findLive(assessmentId)) !== null) return "payment_under_way";
    if (!(await tx.coupons.use(code))) throw rejected();
    await tx.assessments.unlockByCoupon(assessmentId, code, context.now());
    await queueReport(tx, assessmentId);
    await countStep(context, tx, "unlocked_coupon", assessmentId);
    await recordAudit(context, tx, {
      action: "coupon_redeemed",
      target: { kind: "assessment", id: assessmentId },
      meta: { code },
    });
    return COUPON_APPLIED;
  });
}

function rejected(): Failure {
  return new Failure("invalid", COUPON_REJECTED, { reason: "coupon_rejected", body: { success: false } });
}
