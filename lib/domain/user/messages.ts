import { shortMoment } from "../dates";

export const USER_EMAIL_REQUIRED = "Valid email is required";
export const ROLE_REQUIRED = "Role is required";
export const EMAIL_TAKEN = "An account with this email already exists.";
export const NO_SUCH_USER = "This user no longer exists.";
export const LAST_ADMIN = "This is the last admin. Make another user an admin first.";
export const OWN_ROLE = "You can't remove your own admin role. Ask another admin to do it.";
export const OWN_ACCOUNT = "You can't delete your own account. Ask another admin to do it.";
export const NO_LONGER_ADMIN = "You are no longer an admin.";

export const ALREADY_SIGNED_IN = "This user has a password of their own already.";
export const INVITE_FAILED = "The invitation could not be sent. Please try again.";
export const INVITATION_SENT = "Invitation sent";
/** What becomes of an invitation, below the address. */
export const NOT_SIGNED_IN_YET = "Has not signed in yet";
export const INVITATION_EXPIRED = "Has not signed in yet; the invitation has expired";
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
    "Their assessments are kept, without an owner. This cannot be undone.",
  ].join("\n");

export const lastSignedIn = (moment: string): string => `Last signed in ${moment}`;
