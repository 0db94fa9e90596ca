import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { brand } from "@/lib/brand";
import { hashToken } from "../hash-token";

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** A phone's clock may be half a minute off, either way. */
const WINDOW = 1;
/** 80 bits: too many to guess, few enough to type. */
const RECOVERY_BYTES = 10;

/** RFC 6238 with the values that every app knows: SHA-1, six digits, half a minute. */
const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: brand.product, label, secret: Secret.fromBase32(secret) });

/** In base 32, as apps take it. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the app reads from a picture. */
export const setupUrl = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The half-minute that a code is of, counted from 1970; null where it is of none about now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = totpOf(secret, "");
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** "ABCD-EFGH-IJKL-MNOP" */
export function newRecoveryCode(): string {
  const bytes = randomBytes(RECOVERY_BYTES);
  const { base32 } = new Secret({ buffer: new Uint8Array(bytes).buffer });
  return (base32.match(/.{4}/g) ?? []).join("-");
}

/** What is stored of a recovery code, however it is typed. */
export const hashRecoveryCode = (code: string): string => hashToken(code.replaceAll("-", ""));
