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

/** One message of the product. */
export interface Template {
  compose: Compose;
  /**
   * Whether one click stops it. What was paid for or redeemed, where money went, and what an account needs cannot be
   * stopped: it comes whatever was stopped.
   */
  stoppable: boolean;
  /** Whether a visitor can cause it by typing an address: then an address gets a few of them a day. */
  capped: boolean;
}

/** What a message tells of besides its assessment or account; null where that is deleted. */
export const subjectOf = async <Subject>(
  { aboutId }: StoredEmail,
  find: (id: string) => Promise<Subject | null>,
): Promise<Subject | null> => (aboutId === null ? null : find(aboutId));

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
