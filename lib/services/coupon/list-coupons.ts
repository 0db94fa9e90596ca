import type { Coupon } from "@/lib/domain/coupon/coupon-admin";
import type { Context } from "../context";

export async function listCoupons(context: Context): Promise<{ coupons: Coupon[] }> {
  return { coupons: await context.store.coupons.list() };
}
