import type { Role } from "../user/role";

/** Never a return path after signing in: endpoints are no pages, and these pages ask to sign in again. */
const NO_PLACE_TO_RETURN = /^\/(api|auth|login|admin\/login|reset-password|set-password)(\/|\?|#|$)/i;

/** Anything but visible characters; and the backslash, which browsers read as a slash. */
const ODD = /[^\x21-\x7e]|\\/;

const LONGEST = 512;
const NOWHERE = "http://nowhere.invalid";

/**
 * The page that an address asks to go back to after signing in, or null. Only a path on this very site counts:
 * Open redirect guard: a link from elsewhere must not send a user who has just signed in to another site.
 */
export function returnPath(asked: unknown): string | null {
  if (typeof asked !== "string" || asked.length > LONGEST) return null;
  if (!asked.startsWith("/") || asked.startsWith("//") || ODD.test(asked)) return null;
  const url = parsed(asked);
  if (url === null || url.origin !== NOWHERE) return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.startsWith("//") || NO_PLACE_TO_RETURN.test(path) ? null : path;
}

/** Where signing in leads: the page that was asked for, if this person may see it, or their own start page. */
export function placeAfterSignIn(role: Role, asked: unknown): string {
  const path = returnPath(asked);
  const isForAdmins = path !== null && /^\/admin(\/|\?|#|$)/i.test(path);
  if (role === "admin") return path ?? "/admin";
  return path !== null && !isForAdmins ? path : "/my-reports";
}

function parsed(path: string): URL | null {
  try {
    return new URL(path, NOWHERE);
  } catch {
    return null;
  }
}
