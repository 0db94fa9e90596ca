import { z } from "zod";
import { Paging } from "../paging";
import { DAY_MS } from "../time";
import { NO_SUCH_USER, USER_EMAIL_REQUIRED } from "./messages";
import { Role } from "./role";

/** An address as accounts keep it; the form has its own sentence for one that is none. */
const Email = z
  .string(USER_EMAIL_REQUIRED)
  .max(254, { error: USER_EMAIL_REQUIRED, abort: true })
  .trim()
  .toLowerCase()
  .pipe(z.email(USER_EMAIL_REQUIRED));

/** What an admin says about a user, new or not. */
export const UserForm = z.object({ email: Email, role: Role });
export type UserForm = z.infer<typeof UserForm>;

/** A user as the admins see them. */
export const AdminUser = z.object({
  id: z.uuid(),
  email: z.string(),
  role: Role,
  createdAt: z.date(),
  updatedAt: z.date(),
  /** Until when the emailed password is good; null once they have set their own. */
  invitedUntil: z.date().nullable(),
  lastSignInAt: z.date().nullable(),
});
export type AdminUser = z.infer<typeof AdminUser>;

export const AdminUsers = z.array(AdminUser);

export const UserId = z.object({ id: z.uuid(NO_SUCH_USER) });

/** Which users: the newest first, or those whose e-mail address holds a text. */
export const UserQuery = Paging.extend({ q: z.string().trim().max(254).default("") });
export type UserQuery = z.infer<typeof UserQuery>;

export const TEMPORARY_PASSWORD_MS = DAY_MS;
