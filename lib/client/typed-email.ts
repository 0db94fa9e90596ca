const KEPT = "assessmentEmail";

/**
 * Keeps the email that was typed in an assessment for the account that may follow. With the tab it ends, and on no other
 * device is it known: the server would tell it to everyone who has the link.
 */
export function keepTypedEmail(assessmentId: string, email: string): void {
  try {
    sessionStorage.setItem(KEPT, `${assessmentId} ${email}`);
  } catch {
    // Then it is typed once more.
  }
}

/** The email that was typed in this assessment, in this tab; else empty. */
export function typedEmail(assessmentId: string): string {
  try {
    const [of, email = ""] = (sessionStorage.getItem(KEPT) ?? "").split(" ");
    return of === assessmentId ? email : "";
  } catch {
    return "";
  }
}

export function forgetTypedEmail(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // Nothing was kept.
  }
}
