import { createElement } from "react";
import { DRAFT_LINK_SUBJECT, DraftLink } from "@/emails/draft-link";
import { DRAFT_REMINDER_SUBJECT, DraftReminder } from "@/emails/draft-reminder";
import { longDate } from "@/lib/domain/dates";
import type { EmailTemplate } from "@/lib/domain/email/stored-email";
import { draftToken } from "../draft/draft-key";
import { type Compose, sender, type Template } from "./composed-email";

/** Messages to the email under which answers were saved. Nothing that was typed is in them. */
export const DRAFT_EMAILS = {
  /** The answer to a request: it comes whatever was stopped, and as often as the limit for one email lets it. */
  "draft-link": { stoppable: false, capped: false, compose: aboutDraft(DRAFT_LINK_SUBJECT, DraftLink) },
  "draft-reminder": {
    stoppable: true,
    capped: false,
    compose: aboutDraft(DRAFT_REMINDER_SUBJECT, DraftReminder),
  },
} satisfies Partial<Record<EmailTemplate, Template>>;

/** None where the assessment is complete, or what was saved is deleted. */
function aboutDraft(subject: string, message: typeof DraftLink): Compose {
  return async (context, { aboutId }) => {
    const saved = aboutId === null ? null : await context.store.drafts.findRecipient(aboutId, context.now());
    if (aboutId === null || saved === null) return null;
    const resumeUrl = `${context.siteUrl}/resume#${draftToken(context, aboutId)}`;
    const body = createElement(message, { sender, resumeUrl, keptUntil: longDate(saved.expiresAt) });
    return { to: saved.email, subject, body };
  };
}
