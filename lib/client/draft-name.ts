import { DRAFT } from "./draft-kept";

/** The assessment that this page takes again, by its address; null where it is a first one. */
export function retakenId(): string | null {
  const id = new URLSearchParams(window.location.search).get("retake");
  return id !== null && /^[0-9a-f-]{36}$/i.test(id) ? id : null;
}

/** A retake is kept beside a first assessment that was begun, and not in its place. */
export function draftName(): string {
  const id = retakenId();
  return id === null ? DRAFT : `${DRAFT}:${id}`;
}
