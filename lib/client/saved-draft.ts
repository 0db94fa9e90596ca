import { keptHere, SAVED_DRAFT } from "./draft-kept";

export interface SavedDraft {
  /** What this device may save with, until another one goes on. */
  draftKey: string;
  /** What it saved or loaded last. */
  version: number;
  /** In milliseconds. */
  at: number;
}

export function readSavedDraft(): SavedDraft | null {
  const [draftKey = "", version, at] = keptHere(SAVED_DRAFT)?.split(" ") ?? [];
  const saved = { draftKey, version: Number(version), at: Number(at) };
  return Number.isInteger(saved.version) && Number.isInteger(saved.at) ? saved : null;
}

export function keepSavedDraft(saved: SavedDraft | null): void {
  try {
    if (saved === null) localStorage.removeItem(SAVED_DRAFT);
    else localStorage.setItem(SAVED_DRAFT, `${saved.draftKey} ${saved.version} ${saved.at}`);
  } catch {
    // Then this tab alone knows it.
  }
}
