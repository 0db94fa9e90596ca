import type { EmailTemplate } from "@/lib/domain/email/stored-email";
import { ACCOUNT_EMAILS } from "./account-emails";
import { ADMIN_EMAILS } from "./admin-emails";
import type { Template } from "./composed-email";
import { DATA_EMAILS } from "./data-emails";
import { DRAFT_EMAILS } from "./draft-emails";
import { EXECUTIVE_EMAILS } from "./executive-emails";

/** Every message of the product: how it is composed, whether it can be stopped, and whether there is a daily limit. */
export const EMAIL_TEMPLATES: Readonly<Record<EmailTemplate, Template>> = {
  ...ACCOUNT_EMAILS,
  ...ADMIN_EMAILS,
  ...DATA_EMAILS,
  ...DRAFT_EMAILS,
  ...EXECUTIVE_EMAILS,
};
