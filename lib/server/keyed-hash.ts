import { createHmac } from "node:crypto";
import { keyFor } from "@/lib/data/derived-key";

/** A hash that only this product can make. What is made for one purpose is worth nothing for another. */
export function keyedHash(purpose: string, value: string): string {
  return createHmac("sha256", keyFor(purpose)).update(value).digest("base64url");
}
