import { createElement } from "react";
import { ACCOUNT_CREATED_SUBJECT, AccountCreated } from "@/emails/account-created";
import { PASSWORD_CHANGED_SUBJECT, PasswordChanged } from "@/emails/password-changed";
import { RESET_PASSWORD_SUBJECT, ResetPassword } from "@/emails/reset-password";
import { RETAKE_DUE_SUBJECT, RetakeDue } from "@/emails/retake-due";
import { SIGN_IN_PAUSED_SUBJECT, SignInPaused } from "@/emails/sign-in-paused";
import { TWO_STEP_CHANGED_SUBJECT, TwoStepChanged } from "@/emails/two-step-changed";
import { longDate, longMoment } from "@/lib/domain/dates";
import type { EmailTemplate } from "@/lib/domain/email/stored-email";
import { resetToken } from "../account/request-reset";
import { hashToken } from "../hash-token";
import { composeTemporaryPassword } from "../user/temporary-password";
import { type Compose, sender, type Template, toUser } from "./composed-email";

/** No account could be used without it. */
const needed = (compose: Compose): Template => ({ compose, stoppable: false, capped: false });

/** Messages to a user about their own account. */
export const ACCOUNT_EMAILS = {
  "temporary-password": needed(composeTemporaryPassword),

  "account-created": needed(
    toUser(async ({ siteUrl }) => ({
      subject: ACCOUNT_CREATED_SUBJECT,
      body: createElement(AccountCreated, { sender, reportsUrl: `${siteUrl}/auth?mode=login` }),
    })),
  ),

  "password-changed": needed(
    toUser(async ({ siteUrl }, { createdAt }) => ({
      subject: PASSWORD_CHANGED_SUBJECT,
      body: createElement(PasswordChanged, {
        sender,
        changedAt: longMoment(createdAt),
        signInUrl: `${siteUrl}/login`,
      }),
    })),
  ),

  "two-step-changed": needed(
    toUser(async ({ siteUrl, store }, { createdAt, userId }) => ({
      subject: TWO_STEP_CHANGED_SUBJECT,
      body: createElement(TwoStepChanged, {
        sender,
        isOn: userId !== null && (await store.twoSteps.find(userId))?.confirmedAt != null,
        changedAt: longMoment(createdAt),
        signInUrl: `${siteUrl}/login`,
      }),
    })),
  ),

  "sign-in-paused": needed(
    toUser(async ({ siteUrl }, { createdAt }) => ({
      subject: SIGN_IN_PAUSED_SUBJECT,
      body: createElement(SignInPaused, {
        sender,
        pausedAt: longMoment(createdAt),
        signInUrl: `${siteUrl}/login`,
      }),
    })),
  ),

  // No link that no longer works: it was used, or a newer one was asked for.
  "reset-password": needed(
    toUser(async (context, { key }) => {
      const token = resetToken(context, key);
      if (!(await context.store.users.isResetOpen(hashToken(token), context.now()))) return null;
      const resetUrl = `${context.siteUrl}/reset-password?token=${token}`;
      return { subject: RESET_PASSWORD_SUBJECT, body: createElement(ResetPassword, { sender, resetUrl }) };
    }),
  ),

  "retake-due": {
    stoppable: true,
    capped: false,
    compose: toUser(async (context, { assessmentId }) => {
      const taken = assessmentId === null ? null : await context.store.assessments.find(assessmentId);
      if (taken === null) return null;
      return {
        subject: RETAKE_DUE_SUBJECT,
        body: createElement(RetakeDue, {
          sender,
          companyName: taken.companyName,
          takenOn: longDate(taken.createdAt),
          reportsUrl: `${context.siteUrl}/my-reports`,
        }),
      };
    }),
  },
} satisfies Partial<Record<EmailTemplate, Template>>;
