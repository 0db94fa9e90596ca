import { cloneElement } from "react";
import { renderEmail } from "@/emails/render-email";
import type { StoredEmail } from "@/lib/data/store/emails";
import type { EmailMessage } from "@/lib/providers/email/port";
import type { Context } from "../context";
import { ownershipLink } from "../ownership/ownership-link";
import { sender } from "./composed-email";
import { EMAIL_TEMPLATES } from "./templates";
import { unsubscribeUrl } from "./unsubscribe";

/** The message as it is sent; null where its subject was deleted, or there is no recipient. */
export async function composeEmail(context: Context, email: StoredEmail): Promise<EmailMessage | null> {
  const { compose, stoppable } = EMAIL_TEMPLATES[email.template];
  const draft = await compose(context, email);
  if (draft === null) return null;
  const stop = stoppable ? { unsubscribeUrl: unsubscribeUrl(context, draft.to) } : {};
  const { executiveOf } = draft;
  const ownUrl = executiveOf === undefined ? null : await ownershipLink(context, executiveOf, email.key);
  const body = cloneElement(draft.body, { sender: { ...sender, ...stop, ...(ownUrl && { ownUrl }) } });
  const { subject, html, text } = await renderEmail(draft.subject, body);
  return { key: email.key, to: draft.to, subject, html, text, attachments: draft.attachments ?? [], ...stop };
}
