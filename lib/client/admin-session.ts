import { NO_ADMIN_TOKEN } from "@/lib/domain/admin/messages";
import { ApiError, api } from "./api";
import { readDialog, readSearch } from "./history";
import { navigate } from "./navigate";
import { tellSignedOut } from "./signed-out";
import { removeToken } from "./tokens";

const SIGN_IN = "/login";

/** An admin endpoint's JSON. Where the session is over, the token goes and the sign-in screen comes. */
export async function adminApi<Answer>(...call: Parameters<typeof api>): Promise<Answer> {
  try {
    return await api<Answer>(...call);
  } catch (error) {
    if (isSessionOver(error)) endAdminSession();
    throw error;
  }
}

/** Leads to sign in, which says why and leads back to this very view. */
export function endAdminSession(): void {
  const url = adminSignInUrl();
  removeToken("admin");
  if (navigate.to(url)) tellSignedOut();
}

/** Signing in leads back here, to the open lead as well. The start of the dashboard needs no return path. */
export function adminSignInUrl(): string {
  const parts = new URLSearchParams(readSearch());
  const lead = /^lead:(.+)$/.exec(readDialog() ?? "")?.[1];
  if (lead !== undefined) parts.set("assessment", lead);
  const place = `${window.location.pathname}${parts.size === 0 ? "" : `?${parts}`}`;
  return place === "/admin" ? SIGN_IN : `${SIGN_IN}?${new URLSearchParams({ callbackUrl: place })}`;
}

/** True for an answer, or a message, that says that no one (or no admin) is signed in. */
export function isSessionOver(error: unknown): boolean {
  if (error instanceof ApiError && error.body.code === "password_change_required") return false;
  if (error instanceof ApiError) return error.status === 401 || error.status === 403;
  return error instanceof Error && OVER.test(error.message);
}

const OVER = new RegExp(`\\b40[13]\\b|Invalid or expired token|${NO_ADMIN_TOKEN}`);
