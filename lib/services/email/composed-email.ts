import type { ReactElement } from "react";
import type { Sender } from "@/emails/layout";
import { brand, fullName } from "@/lib/brand";
import type { StoredEmail } from "@/lib/data/store/emails";
import type { EmailAttachment } from "@/lib/providers/email/port";
import type { Context } from "../context";

/** The foot of every message. */
export const sender = { name: fullName, postalAddress: brand.postalAddress };

export interface ComposedEmail {
  to: string;
  subject: string;
  body: ReactElement<{ sender: Sender }>;
  attachments?: EmailAttachment[];
  /** The assessment that it tells its executive about: the reader can confirm by it that it is theirs. */
  executiveOf?: string;
}

/** Null where the message's subject was deleted, or there is no recipient. */
export type Compose = (context: Context, email: StoredEmail) => Promise<ComposedEmail | null>;

/** A message to the user it names; none where there is no such user. */
export function toUser(
  compose: (context: Context, email: StoredEmail) => Promise<Omit<ComposedEmail, "to"> | null>,
): Compose {
  return async (context, email) => {
    const to = email.userId === null ? null : await context.store.users.findEmail(email.userId);
    const composed = to === null ? null : await compose(context, email);
    return to === null || composed === null ? null : { to, ...composed };
  };
}
