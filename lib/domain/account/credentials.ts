import { z } from "zod";
import * as say from "./messages";

/** A password that somebody chooses. Length first: no rule is tried on a text of any size. */
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
  assessmentId: z.uuid().optional(),
});
export type Registration = z.infer<typeof Registration>;
