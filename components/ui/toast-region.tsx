"use client";

import { clsx } from "clsx";
import * as Toast from "radix-ui/toast";
import { useEffect, useRef, useState } from "react";
import type { ShownToast } from "@/lib/client/toast";

const DURATION_MS = 5000;
const SWIPE_PX = 50;
/** A dismissed message is forgotten after this long; until then it is only out of sight. */
const REMOVED_AFTER_MS = 1_000_000;

/** The corner where messages appear: five seconds, swiped away to the right, reached with F8. */
export function ToastRegion({ toast }: { toast: ShownToast }) {
  const [dismissed, setDismissed] = useState<number | null>(null);
  const [removed, setRemoved] = useState<number | null>(null);
  const viewport = useRef<HTMLOListElement>(null);
  const { id } = toast;

  useEffect(() => {
    if (dismissed === null) return;
    const timer = setTimeout(() => setRemoved(dismissed), REMOVED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [dismissed]);

  // Each message is brought before whatever is open by then, a dialog too.
  useEffect(() => {
    if (id > 0) bringToFront(viewport.current);
  }, [id]);

  return (
    <Toast.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {removed !== toast.id && (
        <Toast.Root
          key={toast.id}
          open={dismissed !== toast.id}
          onOpenChange={(isOpen) => !isOpen && setDismissed(toast.id)}
          className={clsx(
            "ml-auto flex w-fit max-w-full max-md:w-full items-start gap-3 rounded-sm border border-border border-l-4 bg-card py-1 pl-4 text-foreground text-sm shadow-md",
            toast.tone === "problem" ? "border-l-destructive" : "border-l-primary",
          )}
        >
          <div className="min-w-0 flex-1 py-2">
            <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
            {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
          </div>
          <Toast.Close aria-label="Close" className="min-h-11 min-w-11 shrink-0 rounded-sm hover:bg-muted">
            <span aria-hidden="true">×</span>
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        ref={viewport}
        popover="manual"
        hotkey={["F8"]}
        className="fixed inset-auto right-0 z-50 max-md:top-0 md:bottom-0 m-0 w-full list-none flex-col gap-2 overflow-visible border-0 bg-transparent p-4 outline-none open:flex md:max-w-[420px]"
      />
    </Toast.Provider>
  );
}

/** The top layer shows what came to it last above all else. */
function bringToFront(region: HTMLElement | null): void {
  region?.hidePopover?.();
  region?.showPopover?.();
}
