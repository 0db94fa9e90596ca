const TOKEN = /^#([\w-]{43})$/;

/** The token in the URL's fragment, or null. It is taken out of the URL as soon as it is read: histories are read too. */
export function takeLinkToken(): string | null {
  const [, token] = TOKEN.exec(window.location.hash) ?? [];
  if (token === undefined) return null;
  window.history.replaceState(null, "", window.location.pathname);
  return token;
}
