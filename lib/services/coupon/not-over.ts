import { EXPIRY_PAST } from "@/lib/domain/coupon/messages";
import { Failure } from "@/lib/domain/failure";
import type { Context } from "../context";

/** Refuses a last day that is over: such a coupon would never open anything. */
export function requireNotOver({ now }: Context, expiresAt: Date | null | undefined): void {
  if (expiresAt == null || expiresAt > now()) return;
  throw new Failure("invalid", EXPIRY_PAST, { issues: [{ path: "expiresAt", message: EXPIRY_PAST }] });
}
