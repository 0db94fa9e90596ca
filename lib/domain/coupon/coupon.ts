import { z } from "zod";
import { isStorable } from "../text";
import { COUPON_REJECTED } from "./messages";

/** Codes are compared without regard to case or surrounding blanks; no other folding. */
export const normalizeCode = (code: string): string => code.trim().toUpperCase();

export const CouponRedemption = z.object({
  code: z
    .string(COUPON_REJECTED)
    .max(64, { error: COUPON_REJECTED, abort: true })
    .refine(isStorable, COUPON_REJECTED)
    .transform(normalizeCode)
    .pipe(z.string().min(1, COUPON_REJECTED)),
  assessmentId: z.uuid("No assessment found. Please complete an assessment first."),
});
export type CouponRedemption = z.infer<typeof CouponRedemption>;
