import { NO_ADMIN_TOKEN } from "../domain/admin/messages";
import { ApiError, api } from "./api";
import { leave } from "./leave";
import { removeToken } from "./tokens";

const SIGN_IN = "/login";

/** A call of the admin's desk. Where the session is over, the token goes and the sign-in screen comes. */
export async function adminApi<Answer>(...call: Parameters<typeof api>): Promise<Answer> {
  try {
    return await api<Answer>(...call);
  } catch (error) {
    if (isSessionOver(error)) endAdminSession();
    throw error;
  }
}

export function endAdminSession(): void {
  removeToken("admin");
  leave.to(SIGN_IN);
}

/** True for an answer, or a message, that says that nobody (or no admin) is signed in. */
export function isSessionOver(error: unknown): boolean {
  if (error instanceof ApiError && error.body.code === "password_change_required") return false;
  if (error instanceof ApiError) return error.status === 401 || error.status === 403;
  return error instanceof Error && OVER.test(error.message);
}

const OVER = new RegExp(`\\b40[13]\\b|Invalid or expired token|${NO_ADMIN_TOKEN}`);
