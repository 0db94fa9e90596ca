import { LOGGED_OUT, LOGGED_OUT_HERE_ALONE } from "@/lib/domain/account/log-out-messages";
import { LOG_OUT_PATIENCE_MS } from "@/lib/domain/account/timing";
import { ApiError, api } from "./api";
import { navigate } from "./navigate";
import { forgetNoteDrafts } from "./note-draft";
import { toastAcross } from "./toast";
import { removeToken, type TokenKind } from "./tokens";
import { forgetTypedEmail } from "./typed-email";

/** Signs out on the server and here, and leads home. Without a response it is ended here alone, with a message. */
export async function logOut(kind: TokenKind): Promise<void> {
  const isEnded = await Promise.race([endOnServer(kind), patience()]);
  removeToken(kind);
  forgetDrafts();
  toastAcross({ title: LOGGED_OUT, description: isEnded ? undefined : LOGGED_OUT_HERE_ALONE });
  navigate.to("/");
}

export const logOutAdmin = (): Promise<void> => logOut("admin");
export const logOutUser = (): Promise<void> => logOut("user");

async function endOnServer(kind: TokenKind): Promise<boolean> {
  try {
    await api("/api/auth/logout", { method: "POST", body: {}, as: kind });
    return true;
  } catch (error) {
    return isAlreadyEnded(error);
  }
}

/** A token that is no longer good has no session left to end. */
const isAlreadyEnded = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

const patience = (): Promise<boolean> =>
  new Promise((resolve) => setTimeout(() => resolve(false), LOG_OUT_PATIENCE_MS));

/** Signing out removes what was typed. */
function forgetDrafts(): void {
  forgetTypedEmail();
  try {
    forgetNoteDrafts();
  } catch {
    // Without storage there are none.
  }
}
