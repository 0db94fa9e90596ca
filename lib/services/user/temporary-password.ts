import { createElement } from "react";
import { TEMPORARY_PASSWORD_SUBJECT, TemporaryPassword } from "@/emails/temporary-password";
import type { Member } from "@/lib/data/store/members";
import type { EmailTemplate } from "@/lib/domain/email/stored-email";
import { TEMPORARY_PASSWORD_MS } from "@/lib/domain/user/user";
import { hashPassword } from "../account/password-hash";
import type { Transaction } from "../context";
import { type Compose, sender } from "../email/composed-email";
import { queueEmail } from "../email/queue-email";

const TEMPLATE = "temporary-password" satisfies EmailTemplate;
const CHARACTERS = 16;

/** Has a new temporary password sent, in the transaction that calls for it. One that was sent before is dead then. */
export async function queueTemporaryPassword(tx: Transaction, user: Member): Promise<void> {
  await queueEmail(tx, { key: keyOf(user), template: TEMPLATE, userId: user.id });
}

/**
 * The message with the temporary password, which is stored nowhere else: it is generated here, and its hash alone is
 * kept. Composed again, it is the same password. Null where it was superseded, or the person has set one of their own.
 */
export const composeTemporaryPassword: Compose = async (context, { id, key, userId }) => {
  const user = userId === null ? null : await context.store.users.findMember(userId);
  if (user === null || user.invitedUntil === null || key !== keyOf(user)) return null;
  const temporaryPassword = typeable(context.keyedHash(TEMPLATE, id));
  const until = new Date(context.now().getTime() + TEMPORARY_PASSWORD_MS);
  await context.store.users.setTemporaryPassword(user.id, await hashPassword(temporaryPassword), until);
  const signInUrl = `${context.siteUrl}/login`;
  return {
    to: user.email,
    subject: TEMPORARY_PASSWORD_SUBJECT,
    body: createElement(TemporaryPassword, { sender, temporaryPassword, signInUrl }),
  };
};

const keyOf = (user: Member): string => `${TEMPLATE}:${user.id}:${user.tokenVersion}`;

/** Letters and digits alone, so that a double click selects it whole. 16 of them cannot be guessed. */
const typeable = (secret: string): string => secret.replace(/[^A-Za-z0-9]/g, "").slice(0, CHARACTERS);
