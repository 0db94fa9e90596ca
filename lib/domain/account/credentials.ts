import { z } from "zod";
import * as say from "./messages";

/** A chosen password. Length first: no rule is tried on a text of any size. */
export const NewPassword = z
  .string(say.PASSWORD_TOO_SHORT)
  .max(128, { error: say.PASSWORD_TOO_LONG, abort: true })
  .min(8, say.PASSWORD_TOO_SHORT)
  .regex(/[a-z]/, say.PASSWORD_NEEDS_LOWERCASE)
  .regex(/[A-Z]/, say.PASSWORD_NEEDS_UPPERCASE)
  .regex(/\d/, say.PASSWORD_NEEDS_NUMBER);

/** An address as accounts keep it: one account per address, however it is typed. */
export const AccountEmail = z
  .string(say.EMAIL_NOT_VALID)
  .max(254, { error: say.EMAIL_NOT_VALID, abort: true })
  .trim()
  .toLowerCase()
  .pipe(z.email(say.EMAIL_NOT_VALID));

export const Registration = z.object({
  email: AccountEmail,
  password: NewPassword,
  assessmentId: z.uuid(say.NO_ASSESSMENT).optional(),
});
export type Registration = z.infer<typeof Registration>;

/** A password that is only compared: as it is typed, blanks and all. */
export const GivenPassword = z
  .string(say.PASSWORD_REQUIRED)
  .min(1, say.PASSWORD_REQUIRED)
  .max(128, say.LOGIN_FAILED_DETAIL);

export const Login = z.object({ email: AccountEmail, password: GivenPassword });
export type Login = z.infer<typeof Login>;

export const PasswordChange = z.object({ oldPassword: GivenPassword, newPassword: NewPassword });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** The reset page has sentences of its own for the same rules. */
const ResetPassword = z
  .string(say.RESET_PASSWORD_TOO_SHORT)
  .max(128, { error: say.PASSWORD_TOO_LONG, abort: true })
  .min(8, { error: say.RESET_PASSWORD_TOO_SHORT, abort: true })
  .regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s, say.RESET_PASSWORD_TOO_SIMPLE);

export const ResetRequest = z.object({
  email: z
    .string(say.VALID_EMAIL_REQUIRED)
    .max(254, { error: say.VALID_EMAIL_REQUIRED, abort: true })
    .trim()
    .toLowerCase()
    .pipe(z.email(say.VALID_EMAIL_REQUIRED)),
});
export type ResetRequest = z.infer<typeof ResetRequest>;

export const ResetConfirmation = z.object({
  token: z.string(say.RESET_TOKEN_REQUIRED).min(1, say.RESET_TOKEN_REQUIRED).max(200, say.RESET_TOKEN_SPENT),
  newPassword: ResetPassword,
});
export type ResetConfirmation = z.infer<typeof ResetConfirmation>;

export const AssessmentLink = z.object({ assessmentId: z.uuid(say.NO_ASSESSMENT) });

export const AccountDeletion = z.object({
  password: GivenPassword,
  deleteAssessments: z.boolean().default(false),
});
export type AccountDeletion = z.infer<typeof AccountDeletion>;
