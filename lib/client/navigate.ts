/** A page that is still here after this long was not left after all: the browser's stop button was used. */
const GIVEN_UP_AFTER_MS = 5000;

/** Runs while the page is being left. */
let underway: ReturnType<typeof setTimeout> | undefined;

/**
 * Full navigation to another page of the product: a new document, with its own nonce, and nothing in memory of what
 * was loaded for the user signed in before. The first way taken counts: signing out leads home although the
 * page that is being left sees the token go and would lead to sign in.
 */
export const navigate = {
  to: (url: string): boolean => once(() => browser.assign(url)),
  /** The same, without a way back: the page left behind was not for this person. */
  instead: (url: string): boolean => once(() => browser.replace(url)),
};

/** The browser's own methods, to be replaced in tests. */
export const browser = {
  assign: (url: string): void => window.location.assign(url),
  replace: (url: string): void => window.location.replace(url),
};

/** Whether this way is the one that is taken. */
function once(go: () => void): boolean {
  if (underway !== undefined) return false;
  underway = setTimeout(stayHere, GIVEN_UP_AFTER_MS);
  go();
  return true;
}

/** Makes the page one that can be left again. */
export function stayHere(): void {
  clearTimeout(underway);
  underway = undefined;
}
