import { randomBytes, timingSafeEqual } from "node:crypto";
import { cookie, isSecure, readCookie } from "@/lib/auth/cookie";
import { keyedHash } from "@/lib/server/keyed-hash";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
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
  const given = Buffer.from(signature);
  const wanted = Buffer.from(sign(nonce, email));
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? nonce : null;
}

const sign = (nonce: string, email: string): string => keyedHash("known device", `${nonce}:${email}`);
