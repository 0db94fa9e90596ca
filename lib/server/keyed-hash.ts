import { createHmac } from "node:crypto";
import { keyFor } from "@/lib/data/derived-key";

/** HMAC with a key derived per purpose: a hash for one purpose is worth nothing for another. */
export function keyedHash(purpose: string, value: string): string {
  return createHmac("sha256", keyFor(purpose)).update(value).digest("base64url");
}
