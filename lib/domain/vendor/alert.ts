import { z } from "zod";

/** The parts of the product that a vendor may serve. */
export const VENDOR_PARTS = ["writer", "payments", "email", "voice"] as const;
export type VendorPart = (typeof VENDOR_PARTS)[number];

/** A vendor that refuses us, from the first refusal to the first success after it. */
export const vendorAlert = z.object({
  id: z.uuid(),
  part: z.enum(VENDOR_PARTS),
  vendor: z.string(),
  /** The status that it answered, or a word. */
  reason: z.string(),
  count: z.int(),
  firstAt: z.date(),
  lastAt: z.date(),
  healedAt: z.date().nullable(),
});
export type VendorAlert = z.infer<typeof vendorAlert>;

/** Vendor refusals that last until an admin does something about them. */
const NEEDS_US: ReadonlySet<number> = new Set([400, 401, 402, 403, 404]);
export const needsUs = (status: number | null | undefined): status is number =>
  status !== null && status !== undefined && NEEDS_US.has(status);
