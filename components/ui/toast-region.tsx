"use client";

import { clsx } from "clsx";
import { Toast } from "radix-ui";
import { useEffect, useState } from "react";
import type { ShownToast } from "./toaster";

const DURATION_MS = 5000;
const SWIPE_PX = 50;
/** A dismissed message is forgotten after this long; until then it is only out of sight. */
const REMOVED_AFTER_MS = 1_000_000;

/** The corner where messages appear: five seconds, swiped away to the right, reached with F8. */
export function ToastRegion({ toast }: { toast: ShownToast }) {
  const [dismissed, setDismissed] = useState<number | null>(null);
  const [removed, setRemoved] = useState<number | null>(null);

  useEffect(() => {
    if (dismissed === null) return;
    const timer = setTimeout(() => setRemoved(dismissed), REMOVED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [dismissed]);

  return (
    <Toast.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {removed !== toast.id && (
        <Toast.Root
          key={toast.id}
          open={dismissed !== toast.id}
          onOpenChange={(isOpen) => !isOpen && setDismissed(toast.id)}
          className={clsx(
            "rounded-sm border border-border border-l-4 bg-card p-4 text-foreground shadow-sm",
            toast.tone === "problem" ? "border-l-destructive" : "border-l-primary",
          )}
        >
          <div className="flex items-start justify-between gap-3">
            <div>
              <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
              {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
            </div>
            <Toast.Close
              aria-label="Close"
              className="-mt-2 -mr-2 min-h-11 min-w-11 rounded-sm hover:bg-muted"
            >
              <span aria-hidden="true">×</span>
            </Toast.Close>
          </div>
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={["F8"]}
        className="fixed top-0 right-0 z-50 flex w-full list-none flex-col gap-2 p-4 outline-none sm:top-auto sm:bottom-0 md:max-w-[420px]"
      />
    </Toast.Provider>
  );
}
