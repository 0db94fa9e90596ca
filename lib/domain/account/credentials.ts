import { z } from "zod";
import { SecondStepCode } from "../two-step/code";
import {
  EMAIL_NOT_VALID,
  PASSWORD_NEEDS_LOWERCASE,
  PASSWORD_NEEDS_NUMBER,
  PASSWORD_NEEDS_UPPERCASE,
  PASSWORD_REQUIRED,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
} from "./check-messages";
import * as say from "./messages";
import {
  RESET_PASSWORD_TOO_SHORT,
  RESET_PASSWORD_TOO_SIMPLE,
  RESET_TOKEN_REQUIRED,
  VALID_EMAIL_REQUIRED,
} from "./own-account-messages";
import { NO_ASSESSMENT, RESET_TOKEN_SPENT } from "./server-messages";

/** A chosen password. Length first: no rule is tried on a text of any size. */
export const NewPassword = z
  .string(PASSWORD_TOO_SHORT)
  .max(128, { error: PASSWORD_TOO_LONG, abort: true })
  .min(8, PASSWORD_TOO_SHORT)
  .regex(/[a-z]/, PASSWORD_NEEDS_LOWERCASE)
  .regex(/[A-Z]/, PASSWORD_NEEDS_UPPERCASE)
  .regex(/\d/, PASSWORD_NEEDS_NUMBER);

/** An address as accounts keep it: one account per address, however it is typed. */
export const AccountEmail = z
  .string(EMAIL_NOT_VALID)
  .max(254, { error: EMAIL_NOT_VALID, abort: true })
  .trim()
  .toLowerCase()
  .pipe(z.email(EMAIL_NOT_VALID));

export const Registration = z.object({
  email: AccountEmail,
  password: NewPassword,
  assessmentId: z.uuid(NO_ASSESSMENT).optional(),
});
export type Registration = z.infer<typeof Registration>;

/** A password that is only compared: as it is typed, blanks and all. */
export const GivenPassword = z
  .string(PASSWORD_REQUIRED)
  .min(1, PASSWORD_REQUIRED)
  .max(128, say.LOGIN_FAILED_DETAIL);

/** The code is asked for where the account has a second step. */
export const Login = z.object({
  email: AccountEmail,
  password: GivenPassword,
  code: SecondStepCode.optional(),
});
export type Login = z.infer<typeof Login>;

export const PasswordChange = z.object({ oldPassword: GivenPassword, newPassword: NewPassword });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** The reset page has sentences of its own for the same rules. */
const ResetPassword = z
  .string(RESET_PASSWORD_TOO_SHORT)
  .max(128, { error: PASSWORD_TOO_LONG, abort: true })
  .min(8, { error: RESET_PASSWORD_TOO_SHORT, abort: true })
  .regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s, RESET_PASSWORD_TOO_SIMPLE);

export const ResetRequest = z.object({
  email: z
    .string(VALID_EMAIL_REQUIRED)
    .max(254, { error: VALID_EMAIL_REQUIRED, abort: true })
    .trim()
    .toLowerCase()
    .pipe(z.email(VALID_EMAIL_REQUIRED)),
});
export type ResetRequest = z.infer<typeof ResetRequest>;

export const ResetConfirmation = z.object({
  token: z.string(RESET_TOKEN_REQUIRED).min(1, RESET_TOKEN_REQUIRED).max(200, RESET_TOKEN_SPENT),
  newPassword: ResetPassword,
});
export type ResetConfirmation = z.infer<typeof ResetConfirmation>;

export const AssessmentLink = z.object({ assessmentId: z.uuid(NO_ASSESSMENT) });

export const AccountDeletion = z.object({
  password: GivenPassword,
  deleteAssessments: z.boolean().default(false),
});
export type AccountDeletion = z.infer<typeof AccountDeletion>;
