import { Coupon, CouponChange, CouponId } from "@/lib/domain/coupon/coupon-admin";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { changeCoupon } from "@/lib/services/coupon/change-coupon";

// PATCH /api/admin/coupons/{id}: switch a coupon off or on, or change its limits.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  PATCH: route({
    access: "admin",
    params: CouponId,
    body: CouponChange,
    returns: Coupon,
    handle: ({ context, params, body }) => changeCoupon(context, params.id, body),
  }),
});
