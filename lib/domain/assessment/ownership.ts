import { z } from "zod";
import { OWN_LINK_ENDED } from "./ownership-messages";

/**
 * Proof of ownership of an assessment. `address`: the account's verified email is the one that the
 * assessment names. `mail`: they opened a link that was sent to that address. `device`: it was submitted from their
 * device, or while they were signed in. `kept`: saved in an account before proof was asked for.
 */
export const PROOFS = ["address", "mail", "device", "kept"] as const;
export const Proof = z.enum(PROOFS);
export type Proof = z.infer<typeof Proof>;

/**
 * The proofs that each proof takes an assessment over from. The mailbox counts for more than the device, which may be one
 * that forty people share for an evening; of two who opened a link from the mail, the later one has the mailbox now.
 */
const TAKES_OVER: Readonly<Record<Proof, readonly Proof[]>> = {
  address: ["address", "mail", "device", "kept"],
  mail: ["mail", "device", "kept"],
  device: ["kept"],
  kept: [],
};

/** Whether what an account brings makes it the owner, given what the present owner has shown, if there is one. */
export function mayOwn(brought: Proof | null, held: Proof | null): brought is Proof {
  return brought !== null && (held === null || TAKES_OVER[brought].includes(held));
}

/** The best of several proofs; null where there is none. */
export const strongest = (proofs: readonly Proof[]): Proof | null =>
  PROOFS.find((proof) => proofs.includes(proof)) ?? null;

/** The keys that end once an account owns it by this proof: what they open is in that account from then on. */
export const endedBy = (proof: Proof): readonly Proof[] => [proof, ...TAKES_OVER[proof]];

/** Whether an assessment names this very address. */
export const isNamed = (email: string, executiveEmail: string | null): boolean =>
  email === executiveEmail?.toLowerCase();

/** Whether an account has shown that the address that an assessment names is its own. */
export function isVerifiedEmail(
  account: { email: string; emailVerifiedAt: Date | null },
  executiveEmail: string | null,
): boolean {
  return account.emailVerifiedAt !== null && isNamed(account.email, executiveEmail);
}

/** What a link from the mail names, and what it is spent with: an id or a token of any other shape never was one. */
export const OwnershipLink = z.object({ id: z.uuid(OWN_LINK_ENDED) });
export const OwnershipToken = z.object({ token: z.string(OWN_LINK_ENDED).max(200, OWN_LINK_ENDED) });
