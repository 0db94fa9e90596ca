const KEY = "workbookColumns";

/** The columns that were chosen last on this device; null where none were, or it keeps nothing. */
export function readColumns(): string[] | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null || kept === "" ? null : kept.split(",");
  } catch {
    return null;
  }
}

export function keepColumns(columns: readonly string[]): void {
  try {
    localStorage.setItem(KEY, columns.join(","));
  } catch {
    // The next workbook begins with all columns again.
  }
}
