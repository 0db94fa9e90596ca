import { CouponRedemption } from "@/lib/domain/coupon/coupon";
import { DoneWithMessage } from "@/lib/domain/done";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { redeemCoupon } from "@/lib/services/coupon/redeem-coupon";

// POST /api/validate-coupon: spend a coupon to unlock one assessment's full report.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "visitor",
    limit: "coupon",
    body: CouponRedemption,
    subject: ({ body }) => body.assessmentId,
    refused: { success: false },
    returns: DoneWithMessage,
    handle: ({ context, body }) => redeemCoupon(context, body),
  }),
});
