import { useEffect, useState } from "react";
import type { SignedInUser } from "@/lib/domain/account/views";
import { readToken, removeToken, type TokenKind } from "../tokens";
import { verifyToken } from "../verify-token";
import { useToken } from "./use-token";

export type Verification =
  | { state: "verifying" }
  | { state: "signed-out" }
  | { state: "signed-in"; user: SignedInUser };

const VERIFYING: Verification = { state: "verifying" };
const SIGNED_OUT: Verification = { state: "signed-out" };

/** A page that is being left loses its calls as well: one that is still open after this long was not. */
const NO_ANSWER_MS = 1000;

/**
 * GET /api/auth/verify with the kept token: asked once per token and mounting, never cached, never retried,
 * and only where there is a token. Whatever goes wrong with it removes the token.
 */
export function useVerify(kind: TokenKind): Verification {
  const token = useToken(kind);
  const [verified, setVerified] = useState<{ token: string; user: SignedInUser } | null>(null);

  useEffect(() => {
    if (!token) return;
    let isCurrent = true;
    verifyToken(kind).then(
      (user) => isCurrent && setVerified({ token, user }),
      async (error) => {
        if (error instanceof TypeError) await new Promise((resolve) => setTimeout(resolve, NO_ANSWER_MS));
        if (isCurrent && readToken(kind) === token) removeToken(kind);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [kind, token]);

  if (token === undefined) return VERIFYING;
  if (token === null) return SIGNED_OUT;
  return verified?.token === token ? { state: "signed-in", user: verified.user } : VERIFYING;
}
