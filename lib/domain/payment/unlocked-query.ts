import { z } from "zod";

const shortText = z.string().max(200).optional().catch(undefined);

/**
 * How the report was unlocked, as it travels in addresses: `paid=coupon&code=…` or
 * `paid=card&amount=49&paymentId=…`. It is for show: whether the report is unlocked, only the database says.
 */
export const UnlockedQuery = z.object({
  paid: z.enum(["coupon", "card"]).optional().catch(undefined),
  code: shortText,
  amount: shortText,
  paymentId: shortText,
});
export type UnlockedQuery = z.infer<typeof UnlockedQuery>;
