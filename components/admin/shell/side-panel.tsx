import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { DialogHead } from "@/components/ui/dialog-head";

interface SidePanelProps {
  title: string;
  /** Above the title's content, such as the ways to others. */
  head?: ReactNode;
  onClose: () => void;
  /** Where the keyboard goes on after closing, if what opened it is no longer there. */
  returnTo?: () => HTMLElement | null;
  children: ReactNode;
}

/** A dialog beside the list, which stays in use. Escape closes it; the keyboard goes back where it was. */
export function SidePanel({ title, head, onClose, returnTo, children }: SidePanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  const after = useRef(returnTo);
  after.current = returnTo;

  useLayoutEffect(() => {
    const before = document.activeElement;
    focusTitle(panel.current);
    return () =>
      queueMicrotask(() => {
        const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
        const place = isThere ? before : (after.current?.() ?? null);
        place?.focus({ preventScroll: true });
      });
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || isElsewhere(event.target)) return;
      if (isField(event.target)) focusTitle(panel.current);
      else onClose();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [onClose]);

  return (
    <dialog
      ref={panel}
      open
      aria-labelledby={titleId}
      className="no-print fixed inset-y-0 right-0 left-auto z-20 m-0 h-dvh max-h-none w-[34rem] max-w-[100vw] overflow-y-auto border-border border-l bg-card p-6 text-foreground"
    >
      <DialogHead titleId={titleId} title={title} className="mb-2 text-2xl" onClose={onClose} />
      {head}
      {children}
    </dialog>
  );
}

const focusTitle = (panel: HTMLElement | null) =>
  panel?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });

/** Escape closes what is on top first, such as a menu or another dialog, and leaves a field. */
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector("dialog:modal") !== null ||
  (target instanceof Element && target.closest("[role=menu]") !== null);

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input:not([type=checkbox]), textarea, select") !== null;
