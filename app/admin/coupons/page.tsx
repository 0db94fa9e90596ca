import type { Metadata } from "next";
import { CouponScreen } from "@/components/admin/coupons/coupon-screen";

export const metadata: Metadata = { title: "Coupons" };

export default function CouponsPage() {
  return <CouponScreen />;
}
