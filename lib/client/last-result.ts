const LAST_RESULT = "lastAssessmentResult";

/** Keeps which assessment was taken last on this device, so that an account can still be given it. */
export function rememberResult(assessmentId: string): void {
  try {
    localStorage.setItem(LAST_RESULT, JSON.stringify({ assessmentId }));
  } catch {
    // Then the link is the only key to it.
  }
}

/** The assessment taken last on this device, or null. */
export function readResult(): string | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(LAST_RESULT) ?? "null");
    if (typeof kept !== "object" || kept === null || !("assessmentId" in kept)) return null;
    return typeof kept.assessmentId === "string" ? kept.assessmentId : null;
  } catch {
    return null;
  }
}

export function forgetResult(): void {
  try {
    localStorage.removeItem(LAST_RESULT);
  } catch {
    // Nothing was kept.
  }
}
