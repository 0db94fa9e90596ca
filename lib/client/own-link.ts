export interface OwnLink {
  id: string;
  token: string;
}

const LINK = /^#([0-9a-f-]{36})\.([\w-]{43})$/;

/** The token in the URL's fragment, or null. It is taken out of the URL as soon as it is read. */
export function takeOwnLink(): OwnLink | null {
  const [, id, token] = LINK.exec(window.location.hash) ?? [];
  if (id === undefined || token === undefined) return null;
  window.history.replaceState(null, "", "/own");
  return { id, token };
}
