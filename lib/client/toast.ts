export interface ToastMessage {
  title: string;
  description?: string;
  tone?: "good" | "problem";
}

/** A message on the screen; `id` tells it from the same words said before. */
export interface ShownToast extends ToastMessage {
  id: number;
}

const TOAST = "toast";
const CARRIED = "carriedToast";
/** Older than this, a carried message has lost its page. */
const CARRIED_FOR_MS = 15_000;

/** Shows a toast. Lazy loading: the first one loads the toaster. */
export function toast(message: ToastMessage): void {
  window.dispatchEvent(new CustomEvent<ToastMessage>(TOAST, { detail: message }));
}

/** Removes the toast: what it said no longer holds. */
export function endToast(): void {
  window.dispatchEvent(new CustomEvent<null>(TOAST, { detail: null }));
}

/** Shows a message here, and again on the page that comes next: for a success after which the page is left. */
export function toastAcross(message: ToastMessage): void {
  toast(message);
  try {
    sessionStorage.setItem(CARRIED, JSON.stringify({ ...message, at: Date.now() }));
  } catch {
    // Without storage it has been shown once.
  }
}

/** The message that the page before left for this one; it is given out once. */
export function takeCarriedToast(): ToastMessage | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(CARRIED) ?? "null");
    sessionStorage.removeItem(CARRIED);
    if (typeof kept?.title !== "string" || !(Date.now() - kept.at < CARRIED_FOR_MS)) return null;
    const { title, description, tone } = kept;
    return { title, description, tone };
  } catch {
    return null;
  }
}

export function onToast(listener: (message: ToastMessage | null) => void): () => void {
  const relay = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  window.addEventListener(TOAST, relay);
  return () => window.removeEventListener(TOAST, relay);
}
