/** A session that ended by itself is told on the sign-in screen, until one has signed in again in this tab. */
const SIGNED_OUT = "signedOut";

export function tellSignedOut(): void {
  try {
    sessionStorage.setItem(SIGNED_OUT, "yes");
  } catch {
    // Without storage the sign-in screen says nothing of it.
  }
}

export function wasSignedOut(): boolean {
  try {
    return sessionStorage.getItem(SIGNED_OUT) !== null;
  } catch {
    return false;
  }
}

export function forgetSignedOut(): void {
  try {
    sessionStorage.removeItem(SIGNED_OUT);
  } catch {
    // As above.
  }
}
