import type { SignedInUser } from "@/lib/domain/account/views";
import { ApiError, api } from "./api";
import { readToken, removeToken, type TokenKind } from "./tokens";

const NOT_ADMIN = "not an admin";

/** GET /api/auth/verify with the kept token. A former admin's token is worth nothing. */
export async function verifyToken(kind: TokenKind): Promise<SignedInUser> {
  const { user } = await api<{ user: SignedInUser }>("/api/auth/verify", { as: kind });
  if (kind === "admin" && user.role !== "admin") throw new Error(NOT_ADMIN);
  return user;
}

/** Removes a token that the server does not take any more. Without an answer nothing is known, and it stays. */
export async function dropInvalidToken(kind: TokenKind): Promise<void> {
  const token = readToken(kind);
  await verifyToken(kind).catch((error: unknown) => {
    const isRefused = error instanceof ApiError ? error.status < 500 : String(error).endsWith(NOT_ADMIN);
    if (isRefused && readToken(kind) === token) removeToken(kind);
  });
}
