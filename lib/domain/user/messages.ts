import { shortMoment } from "../dates";

export const USER_EMAIL_REQUIRED = "Valid email is required";
export const ROLE_REQUIRED = "Role is required";
export const EMAIL_TAKEN = "There is an account with this e-mail address already.";
export const NO_SUCH_USER = "This user does not exist any more.";
export const LAST_ADMIN = "This is the last admin. Make somebody else an admin first.";
export const OWN_ROLE = "You cannot take the admin role from yourself. Another admin has to do it.";
export const OWN_ACCOUNT = "You cannot delete yourself. Another admin has to do it.";
export const NO_LONGER_ADMIN = "You are no longer an admin.";

export const FETCH_USERS_FAILED = "Failed to fetch users";
export const usersFailed = (message: string): string => `Error loading users: ${message}`;
export const USER_SAVE_FAILED = "The user could not be saved. Please try again.";
export const USER_DELETE_FAILED = "The user could not be deleted. Please try again.";
export const TEMPORARY_PASSWORD_NOTE =
  "A temporary password is generated and emailed to this address. It is valid for 24 hours and must be changed at the first sign-in.";

/** What a deletion asks before it happens. */
export const deleteUserQuestion = (user: { email: string; role: string; createdAt: Date | string }): string =>
  [
    "Are you sure you want to delete this user?",
    "",
    `Email: ${user.email}`,
    `Role: ${user.role}`,
    `Created: ${shortMoment(user.createdAt)}`,
    "",
    "Their assessments stay, belonging to nobody. This cannot be undone.",
  ].join("\n");
