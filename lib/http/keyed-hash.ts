import { createHmac, hkdfSync } from "node:crypto";
import { env } from "@/lib/env";

const KEY_BYTES = 32;

/** A hash that only this product can make. What is made for one purpose is worth nothing for another. */
export function keyedHash(purpose: string, value: string): string {
  const key = Buffer.from(hkdfSync("sha256", env().authSecret, "", purpose, KEY_BYTES));
  return createHmac("sha256", key).update(value).digest("base64url");
}
