import { z } from "zod";
import { cookie, isSecure, readCookie } from "@/lib/auth/cookie";
import { KEPT_MS } from "@/lib/domain/retention";
import { hashToken } from "@/lib/services/hash-token";
import { isFromOwnPage } from "./origin";

/** Assessments that one device can confirm by a link, one after the other; the newest are kept. */
const MOST_KEYS = 8;
const KEY = /^[\w-]{43}$/;
const GIVEN = z.object({ ownerKey: z.string().nullable() });

const name = (): string => (isSecure() ? "__Host-owner-keys" : "owner-keys");

/**
 * What happens to the keys that a device holds already. A submission drops them: at a chapter evening the next person
 * at a shared device must not manage what the one before them submitted. A link from the mail adds to them.
 */
export type OwnerKeyGiven = "instead" | "besides";

/** The hashes of the keys that a request brings. Those of a change count only where it comes from our own pages. */
export const ownerKeysOf = (request: Request): string[] =>
  isFromOwnPage(request) ? ownerKeysIn(request.headers) : [];

/** The same for a page that is opened, which changes nothing. */
export const ownerKeysIn = (headers: Headers): string[] => keysIn(headers).map(hashToken);

/** The Set-Cookie of a response with an owner key in it; none where nothing changes. */
export function ownerCookies(given: OwnerKeyGiven, headers: Headers, result: unknown): string[] {
  const { ownerKey } = GIVEN.parse(result);
  const held = keysIn(headers);
  const kept = given === "instead" ? [] : held;
  const keys = [...new Set([...(ownerKey === null ? [] : [ownerKey]), ...kept])].slice(0, MOST_KEYS);
  if (keys.length === 0) return held.length === 0 ? [] : [cookie(name(), "", new Date(0))];
  return [cookie(name(), keys.join("."), new Date(Date.now() + KEPT_MS.ownerKey))];
}

function keysIn(headers: Headers): string[] {
  const keys = (readCookie(headers, name()) ?? "").split(".").slice(0, MOST_KEYS);
  return keys.filter((key) => KEY.test(key));
}
