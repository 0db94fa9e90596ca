import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19456, timeCost: 2, parallelism: 1 };
const PRESENT = `$argon2id$v=19$m=${ARGON2ID.memoryCost},t=${ARGON2ID.timeCost},p=${ARGON2ID.parallelism}$`;

const unpadded = (bytes: number): string => randomBytes(bytes).toString("base64").replace(/=+$/, "");
/** A salt and a hash like any other, of no password. Nothing has to be worked out for it, not even the first time. */
const DUMMY_HASH = `${PRESENT}${unpadded(16)}$${unpadded(32)}`;

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2ID);

/** Made with other parameters than today's. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(PRESENT);

/** Takes the same time where there is no account: otherwise the time would say so. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  try {
    const fits = await verify(stored ?? DUMMY_HASH, password);
    return fits && stored !== null;
  } catch {
    // What is stored is no hash: nothing fits it.
    return false;
  }
}
