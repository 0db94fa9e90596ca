/** Where the page keeps its tokens. The keys are the specification's. */
const KEYS = { user: "authToken", admin: "adminToken" } as const;
export type TokenKind = keyof typeof KEYS;

const TOKEN_CHANGED = "token-changed";

export function readToken(kind: TokenKind): string | null {
  try {
    return localStorage.getItem(KEYS[kind]);
  } catch {
    return null;
  }
}

export function storeToken(kind: TokenKind, token: string): void {
  localStorage.setItem(KEYS[kind], token);
  window.dispatchEvent(new Event(TOKEN_CHANGED));
}

export function removeToken(kind: TokenKind): void {
  localStorage.removeItem(KEYS[kind]);
  window.dispatchEvent(new Event(TOKEN_CHANGED));
}

/** Subscribes to token changes, in this tab or another. Gives back the unsubscribe function. */
export function onTokenChange(listener: () => void): () => void {
  window.addEventListener(TOKEN_CHANGED, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(TOKEN_CHANGED, listener);
    window.removeEventListener("storage", listener);
  };
}

/** The token for a request: the admin's first on admin endpoints, the user's first on all others. */
export function tokenFor(path: string): string | null {
  const [first, second] = path.includes("/api/admin")
    ? (["admin", "user"] as const)
    : (["user", "admin"] as const);
  return readToken(first) ?? readToken(second);
}
