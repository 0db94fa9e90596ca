import type { ReactNode } from "react";
import { cn } from "./class-names";

/** The buttons at the end of a dialog: at hand, however far what is above them goes on. */
export const DialogActions = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div
    className={cn(
      "sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap items-center justify-end gap-3 border-border border-t bg-card px-6 py-4",
      className,
    )}
  >
    {children}
  </div>
);
