import { env } from "@/lib/env";

/** One bucket for all whose address is not known: limits on it are wider, and the others do the work. */
export const SHARED_ADDRESS = "shared";

/**
 * The caller's address, from the last proxy that is ours: the n-th entry from the right with
 * `TRUSTED_PROXY_HOPS=n`, the platform's own header on Vercel, and otherwise nobody's word.
 */
export function addressOf(headers: Headers): string {
  const { trustedProxyHops, onVercel } = env();
  if (onVercel) return shorten(headers.get("x-real-ip"));
  if (trustedProxyHops === 0) return SHARED_ADDRESS;
  const entries = (headers.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  return shorten(entries.at(-trustedProxyHops));
}

function shorten(address: string | null | undefined): string {
  return address ? address.slice(0, 64) : SHARED_ADDRESS;
}
