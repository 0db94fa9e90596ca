import { createHmac, hkdfSync } from "node:crypto";
import { env } from "@/lib/env";

const KEY_BYTES = 32;

/** A hash that only this product can make. What is made for one purpose is worth nothing for another. */
export function keyedHash(purpose: string, value: string): string {
  return createHmac("sha256", keyFor(purpose)).update(value).digest("base64url");
}

const keys = new Map<string, Buffer>();

/** Purposes are few and fixed, and every request hashes its address: each key is made once. */
function keyFor(purpose: string): Buffer {
  const { authSecret } = env();
  const name = `${authSecret}:${purpose}`;
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = Buffer.from(hkdfSync("sha256", authSecret, "", purpose, KEY_BYTES));
  keys.set(name, key);
  return key;
}
