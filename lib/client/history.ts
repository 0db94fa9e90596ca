/**
 * URL state within a page: its query string and the dialog that is open over it. Each step is one of the
 * browser's own, so that its back button leads through them.
 */
interface HistoryState {
  /** Such as "?q=osei"; empty for none. */
  search: string;
  /** Such as "lead:35f1…"; null where none is open. */
  dialog: string | null;
}

const MOVED = "place-moved";

export const readSearch = (): string => window.location.search;

export const readFragment = (): string => window.location.hash;

export const readDialog = (): string | null => {
  const dialog = fromState("dialog");
  return typeof dialog === "string" ? dialog : null;
};

/** Pushes an entry. */
export function goTo(to: Partial<HistoryState>): void {
  if (!isNew(to)) return;
  const { dialog = null, search = readSearch() } = to;
  window.history.pushState({ dialog, isOwnStep: dialog !== null }, "", window.location.pathname + search);
  window.dispatchEvent(new Event(MOVED));
}

/** Replaces the entry. */
export function stayAt(to: Partial<HistoryState>): void {
  if (!isNew(to)) return;
  const { dialog = readDialog(), search = readSearch() } = to;
  const isOwnStep = dialog !== null && readDialog() !== null && fromState("isOwnStep") === true;
  window.history.replaceState({ dialog, isOwnStep }, "", window.location.pathname + search);
  window.dispatchEvent(new Event(MOVED));
}

let isGoingBack = false;

/** Closes the open dialog: by going back where opening it was a step, so that nothing is left to go back to. */
export function leaveDialog(): void {
  if (readDialog() === null || isGoingBack) return;
  if (fromState("isOwnStep") === true) goBack();
  else stayAt({ dialog: null });
}

/** Two clicks before the browser has arrived are still one step. */
function goBack(): void {
  isGoingBack = true;
  const arrived = () => {
    isGoingBack = false;
  };
  window.addEventListener("popstate", arrived, { once: true });
  window.history.back();
}

export function onMove(listener: () => void): () => void {
  window.addEventListener(MOVED, listener);
  window.addEventListener("popstate", listener);
  window.addEventListener("hashchange", listener);
  return () => {
    window.removeEventListener(MOVED, listener);
    window.removeEventListener("popstate", listener);
    window.removeEventListener("hashchange", listener);
  };
}

const isNew = ({ search = readSearch(), dialog = readDialog() }: Partial<HistoryState>): boolean =>
  search !== readSearch() || dialog !== readDialog();

function fromState(key: "dialog" | "isOwnStep"): unknown {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null ? Reflect.get(state, key) : null;
}
