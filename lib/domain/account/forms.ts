import { z } from "zod";
import { AccountEmail, NewPassword } from "./credentials";
import * as say from "./messages";

const typedPassword = z.string().min(1, say.PASSWORD_REQUIRED);

/** The Login tab of the account page. */
export const LoginForm = z.object({ email: AccountEmail, password: typedPassword });

/** The sign-in screen. Whether the address is one, the server knows best. */
export const SignInForm = z.object({
  email: z.string().trim().min(1, say.EMAIL_REQUIRED),
  password: typedPassword,
});

export const ResetRequestForm = z.object({
  email: z.string().trim().pipe(z.email(say.VALID_EMAIL_REQUIRED)),
});

const isRepeated = ({ newPassword, confirmPassword }: { newPassword: string; confirmPassword: string }) =>
  newPassword === confirmPassword;
const asRepeated = { error: say.PASSWORDS_DIFFER, path: ["confirmPassword"] };

/** A new password by a link from an e-mail. Its sentences are the specification's own for this page. */
export const ResetConfirmForm = z
  .object({
    token: z.string().min(1, say.RESET_TOKEN_REQUIRED),
    newPassword: z
      .string()
      .max(128, { error: say.PASSWORD_TOO_LONG, abort: true })
      .min(8, { error: say.RESET_PASSWORD_TOO_SHORT, abort: true })
      .regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s, say.RESET_PASSWORD_TOO_SIMPLE),
    confirmPassword: z.string(),
  })
  .refine(isRepeated, { ...asRepeated, when: () => true });

/** A new password by someone signed in, who says the old one. */
export const ChangePasswordForm = z
  .object({ oldPassword: typedPassword, newPassword: NewPassword, confirmPassword: z.string() })
  .refine(isRepeated, asRepeated);
