/** Where this device keeps the answers of an assessment that was begun. */
export const DRAFT = "assessmentDraft";

/** Whether one was begun here and not sent yet. */
export function hasDraft(): boolean {
  try {
    return localStorage.getItem(DRAFT) !== null;
  } catch {
    return false;
  }
}
