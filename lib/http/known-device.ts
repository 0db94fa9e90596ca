import { randomBytes } from "node:crypto";
import { cookie, isSecure, readCookie } from "@/lib/auth/cookie";
import { DAY_MS } from "@/lib/domain/time";
import { keyedHash } from "@/lib/server/keyed-hash";
import { isSameSecret } from "@/lib/services/is-same-secret";

const YEAR_MS = 365 * DAY_MS;
const name = (): string => (isSecure() ? "__Host-known-device" : "known-device");

/**
 * A browser that this account signed in from. It has a limit of its own, so that an attacker who guesses at the
 * password from elsewhere cannot keep the owner out.
 */
export function knownDeviceCookie(email: string): string {
  const nonce = randomBytes(12).toString("base64url");
  return cookie(name(), `${nonce}.${sign(nonce, email)}`, new Date(Date.now() + YEAR_MS));
}

/** The device's id, where it is known to the account; null where it is not. */
export function knownDevice(headers: Headers, email: string): string | null {
  const [nonce = "", signature = ""] = (readCookie(headers, name()) ?? "").split(".");
  return isSameSecret(signature, sign(nonce, email)) ? nonce : null;
}

/**
 * Rate limit key of a sign-in: the account, or one known device of it. Such a
 * device is held back by its own alone, not by what attackers try at the account or from its IP.
 */
export function loginLimitKey(email: string, headers: Headers): { subject: string; isKnownDevice: boolean } {
  const device = knownDevice(headers, email);
  return device === null
    ? { subject: email, isKnownDevice: false }
    : { subject: `${email}:${device}`, isKnownDevice: true };
}

const sign = (nonce: string, email: string): string => keyedHash("known device", `${nonce}:${email}`);
