import { z } from "zod";
import { SecondStepCode } from "../two-step/code";
import { EMAIL_REQUIRED } from "./check-messages";
import { GivenPassword, NewPassword, PasswordChange, ResetConfirmation } from "./credentials";
import { PASSWORDS_DIFFER } from "./own-account-messages";

/** The sign-in screen. Whether the address is one, the server knows best. */
export const SignInForm = z.object({
  email: z.string().trim().min(1, EMAIL_REQUIRED),
  password: GivenPassword,
  code: SecondStepCode.optional(),
});

const isRepeated = ({ newPassword, confirmPassword }: { newPassword: string; confirmPassword: string }) =>
  newPassword === confirmPassword;
const asRepeated = { error: PASSWORDS_DIFFER, path: ["confirmPassword"] };

/** A new password by a link from an e-mail, typed twice. */
export const ResetConfirmForm = ResetConfirmation.extend({ confirmPassword: z.string() }).refine(isRepeated, {
  ...asRepeated,
  when: () => true,
});

/** A new password by someone signed in, who says the old one and types the new one twice. */
export const ChangePasswordForm = PasswordChange.extend({
  newPassword: NewPassword,
  confirmPassword: z.string(),
}).refine(isRepeated, asRepeated);
