"use client";

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { onToast, type ToastMessage } from "@/lib/client/toast";
import { cn } from "./class-names";
import { DialogHead } from "./dialog-head";

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Wide for what is read, not filled in. */
  size?: "default" | "wide";
  children: ReactNode;
}

const WIDTHS = {
  default: "w-[min(30rem,calc(100vw-2rem))]",
  wide: "w-[min(56rem,calc(100vw-1rem))] max-w-none",
} as const;

/**
 * A modal on the browser's own dialog: focus stays inside and begins at the first thing it asks for, else at its
 * title; Escape closes, focus goes back where it was.
 */
export function Dialog({ isOpen, onClose, title, size = "default", children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const before = document.activeElement;
    // Taken off the page while it is open, as after a form is saved, it does not give the keyboard back by itself.
    return () => queueMicrotask(() => before instanceof HTMLElement && before.focus());
  }, []);

  // Before it is drawn: it is never there and closed.
  useLayoutEffect(() => {
    if (isOpen && !dialog.current?.open) {
      dialog.current?.showModal();
      const find = (what: string) => dialog.current?.querySelector<HTMLElement>(what);
      (find("input, select, textarea") ?? find("h2"))?.focus();
    }
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // React passes on the end of a dialog within this one.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      className={cn(
        // What has the keyboard is above the buttons that stay at the end.
        "m-auto scroll-pb-24 rounded-sm border border-border bg-card p-6 text-foreground backdrop:bg-black/50",
        WIDTHS[size],
      )}
    >
      <DialogHead titleId={titleId} title={title} className="mb-4 text-xl" onClose={onClose} />
      {children}
      <Announcements />
    </dialog>
  );
}

/** Live region: repeats toasts for screen readers, which read nothing outside of an open dialog. */
function Announcements() {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  useEffect(() => onToast(setMessage), []);
  return (
    <p role="status" className="sr-only">
      {message !== null && `${message.title}. ${message.description ?? ""}`}
    </p>
  );
}
