import { placeAfterSignIn } from "@/lib/domain/account/return-path";
import { SIGNED_IN_REDIRECT_MS } from "@/lib/domain/account/timing";
import type { SignedIn } from "@/lib/domain/account/views";
import { ApiError, api } from "./api";
import { navigate } from "./navigate";
import { forgetSignedOut } from "./signed-out";
import { removeToken, storeToken, type TokenKind } from "./tokens";

export interface Person {
  kind: TokenKind;
  mustSetPassword: boolean;
}

/** Checks the credentials with the server and keeps the token. Throws as `api` does. */
export async function signIn(credentials: {
  email: string;
  password: string;
  code?: string | undefined;
}): Promise<Person> {
  const { token, user } = await api<SignedIn>("/api/auth/login", {
    method: "POST",
    body: credentials,
    as: "visitor",
  });
  const kind = user.role === "admin" ? "admin" : "user";
  becomeSignedIn(kind, token);
  return { kind, mustSetPassword: user.mustSetPassword };
}

/** Whether a refused sign-in wants a code beside a password that is right. */
export const isCodeWanted = (error: unknown): boolean =>
  error instanceof ApiError && error.body.code === "two_step_required";

/** One user at a time: the one signed in here before no longer is, as with the cookie. */
export function becomeSignedIn(kind: TokenKind, token: string): void {
  removeToken(kind === "admin" ? "user" : "admin");
  storeToken(kind, token);
  forgetSignedOut();
}

/** Navigates once other tabs have had time to learn of it. The new document starts with an empty SWR cache. */
export function leaveSignedIn(kind: TokenKind, callbackUrl?: unknown): void {
  setTimeout(() => navigate.to(placeAfterSignIn(kind, callbackUrl)), SIGNED_IN_REDIRECT_MS);
}
