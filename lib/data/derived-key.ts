import { hkdfSync } from "node:crypto";
import { env } from "@/lib/env";

const KEY_BYTES = 32;
const keys = new Map<string, Buffer>();

/**
 * A key of 32 bytes, made from our secret for one purpose; it says nothing about any other purpose's. Purposes are few
 * and fixed, and every request hashes its address: each key is made once.
 */
export function keyFor(purpose: string): Buffer {
  const { authSecret } = env();
  const name = `${authSecret}:${purpose}`;
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = Buffer.from(hkdfSync("sha256", authSecret, "", purpose, KEY_BYTES));
  keys.set(name, key);
  return key;
}
