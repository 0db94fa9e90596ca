import ipaddr from "ipaddr.js";
import { env } from "@/lib/env";

/** The one bucket of all unknown IPs. */
export const SHARED_IP = "shared";

const LONGEST = 64;
const IN_BRACKETS = /^\[([^\]]*)\](?::\d{1,5})?$/;
const V4_AND_PORT = /^([\d.]+):\d{1,5}$/;

/**
 * Client IP, from the last proxy that is ours: the n-th entry from the right with
 * `TRUSTED_PROXY_HOPS=n`, the platform's own header on Vercel, and otherwise no header.
 */
export function clientIp(headers: Headers): string {
  const { trustedProxyHops, onVercel } = env();
  if (onVercel) return normalizedIp(headers.get("x-real-ip"));
  if (trustedProxyHops === 0) return SHARED_IP;
  return normalizedIp((headers.get("x-forwarded-for") ?? "").split(",").at(-trustedProxyHops));
}

/**
 * Normalization: an IP as limits count it, however a proxy writes it: without port and brackets; IPv4 as such also where
 * it comes in IPv6; of IPv6 the /64, all of which belongs to one line. What is no IP is counted as unknown.
 */
export function normalizedIp(entry: string | null | undefined): string {
  const written = (entry ?? "").trim();
  if (written.length > LONGEST) return SHARED_IP;
  const bare = IN_BRACKETS.exec(written)?.[1] ?? V4_AND_PORT.exec(written)?.[1] ?? written;
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare).toString();
  if (!ipaddr.IPv6.isValid(bare)) return SHARED_IP;
  const parsed = ipaddr.IPv6.parse(bare);
  return parsed.isIPv4MappedAddress() ? parsed.toIPv4Address().toString() : prefix(parsed.parts, 64);
}

/** The /48 network of an IPv6 address, which one customer may have as a whole; null for all others. */
export function networkOf(ip: string): string | null {
  if (!ip.endsWith("/64")) return null;
  return prefix(ipaddr.IPv6.parse(ip.replace("/64", "")).parts, 48);
}

function prefix(parts: readonly number[], bits: 48 | 64): string {
  const kept = parts.slice(0, bits / 16).map((part) => part.toString(16));
  return `${kept.join(":")}::/${bits}`;
}
