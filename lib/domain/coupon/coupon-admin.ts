import { z } from "zod";
import { endOf } from "../dates";
import { isStorable, optionalText } from "../text";
import { normalizeCode } from "./coupon";
import * as say from "./messages";

const Code = z
  .string(say.CODE_REQUIRED)
  .max(64, { error: say.CODE_REQUIRED, abort: true })
  .refine(isStorable, { message: say.CODE_REQUIRED, abort: true })
  .transform(normalizeCode)
  .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9_-]*$/, say.CODE_REQUIRED));

/** Null or nothing: no limit. */
const MaxUses = z.int(say.MAX_USES_INVALID).min(1, say.MAX_USES_INVALID).max(1_000_000, say.MAX_USES_INVALID);

/** A day counts to its end; a moment counts as it is. Null or nothing: it does not expire. */
const ExpiresAt = z
  .string(say.EXPIRY_INVALID)
  .max(40, { error: say.EXPIRY_INVALID, abort: true })
  .pipe(z.union([z.iso.date(), z.iso.datetime({ offset: true })], say.EXPIRY_INVALID))
  .transform(endOf);

const description = optionalText(200);

/** A coupon as an admin makes it. */
export const NewCoupon = z.object({
  code: Code,
  description: description.nullable().transform((value) => value ?? null),
  maxUses: MaxUses.nullable().default(null),
  expiresAt: ExpiresAt.nullable().default(null),
});
export type NewCoupon = z.output<typeof NewCoupon>;

/** What may change later; what is not named stays. The code is on paper somewhere and never changes. */
export const CouponChange = z.object({
  isActive: z.boolean().optional(),
  description: description.nullable(),
  maxUses: MaxUses.nullable().optional(),
  expiresAt: ExpiresAt.nullable().optional(),
});
export type CouponChange = z.output<typeof CouponChange>;

/** A coupon as the admins see it. */
export const Coupon = z.object({
  id: z.uuid(),
  code: z.string(),
  description: z.string().nullable(),
  isActive: z.boolean(),
  usedCount: z.int(),
  maxUses: z.int().nullable(),
  createdAt: z.date(),
  expiresAt: z.date().nullable(),
});
export type Coupon = z.infer<typeof Coupon>;

export const Coupons = z.object({ coupons: z.array(Coupon) });
export const CouponId = z.object({ id: z.uuid(say.NO_SUCH_COUPON) });

export type CouponState = "Active" | "Switched off" | "Expired" | "Used up";

/** Whether a code still opens a report, and if not, why. */
export function couponState(
  coupon: Pick<Coupon, "isActive" | "usedCount" | "maxUses"> & { expiresAt: Date | string | null },
  now: Date,
): CouponState {
  if (!coupon.isActive) return "Switched off";
  if (coupon.expiresAt !== null && new Date(coupon.expiresAt) <= now) return "Expired";
  return coupon.maxUses !== null && coupon.usedCount >= coupon.maxUses ? "Used up" : "Active";
}
