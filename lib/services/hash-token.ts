import { createHash, randomBytes } from "node:crypto";

const BYTES = 32;

/** A token that cannot be guessed: 43 characters that may stand in an address or a cookie. */
export const newToken = (): string => randomBytes(BYTES).toString("base64url");

/** What is stored of it. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
