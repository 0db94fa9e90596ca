import { draftName } from "./draft-name";

const nameOf = () => `${draftName()}:keepFamily`;

/** Whether a retake keeps the household's answers of last time: as long as its draft, over a reload. */
export function readKeepFamily(): boolean {
  try {
    return localStorage.getItem(nameOf()) === "true";
  } catch {
    return false;
  }
}

export function saveKeepFamily(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(nameOf(), "true");
    else localStorage.removeItem(nameOf());
  } catch {
    // Without storage there is no draft that could outlive the page either.
  }
}
