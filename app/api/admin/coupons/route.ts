import { Coupon, Coupons, NewCoupon } from "@/lib/domain/coupon/coupon-admin";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { createCoupon } from "@/lib/services/coupon/create-coupon";
import { listCoupons } from "@/lib/services/coupon/list-coupons";

// GET /api/admin/coupons: all coupons with their uses.
// POST /api/admin/coupons: make a coupon.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ access: "admin", returns: Coupons, handle: ({ context }) => listCoupons(context) }),

  POST: route({
    access: "admin",
    body: NewCoupon,
    status: 201,
    returns: Coupon,
    handle: ({ context, body }) => createCoupon(context, body),
  }),
});
