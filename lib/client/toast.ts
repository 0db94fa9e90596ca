export interface ToastMessage {
  title: string;
  description?: string;
  tone?: "good" | "problem";
}

const TOAST = "toast";

/** Shows a message in the corner. The first one loads what draws it. */
export function toast(message: ToastMessage): void {
  window.dispatchEvent(new CustomEvent<ToastMessage>(TOAST, { detail: message }));
}

export function onToast(listener: (message: ToastMessage) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  window.addEventListener(TOAST, hear);
  return () => window.removeEventListener(TOAST, hear);
}
