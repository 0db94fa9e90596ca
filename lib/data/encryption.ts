import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { keyFor } from "./derived-key";

/** How a sealed text begins; what was stored before there were seals begins otherwise. */
const MARK = "sealed:";
const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A text as it may lie in the database: who has a copy of that and not our secret cannot read it. */
export function encrypt(text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key(), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return MARK + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The text again. Throws where it was sealed under another NEXTAUTH_SECRET. */
export function decrypt(stored: string): string {
  if (!stored.startsWith(MARK)) return stored;
  const bytes = Buffer.from(stored.slice(MARK.length), "base64url");
  const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    throw new Error("A stored text was sealed under another NEXTAUTH_SECRET.");
  }
}

/** The same for showing it: null where it cannot be read any more. */
export function decryptOrNull(stored: string): string | null {
  try {
    return decrypt(stored);
  } catch {
    return null;
  }
}

const key = () => keyFor("sealed texts");
