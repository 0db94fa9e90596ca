/** Where this device keeps the answers of an assessment that was begun. */
export const DRAFT = "assessmentDraft";
/** Where it keeps that they are saved with the server as well: its key, what was saved last, and when. */
export const SAVED_DRAFT = "savedAssessmentDraft";

/** Whether one was begun here and not sent yet. */
export const hasDraft = (): boolean => keptHere(DRAFT) !== null;

/** The header that names the answers which were saved to be finished elsewhere; none where none were. */
export function draftKeyHeader(): Record<string, string> {
  const key = keptHere(SAVED_DRAFT)?.split(" ")[0];
  return key ? { "Draft-Key": key } : {};
}

export function keptHere(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
