import { timingSafeEqual } from "node:crypto";

/** Constant-time comparison: how long it takes tells nothing of how much of a guess is right. */
export function isSameSecret(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
