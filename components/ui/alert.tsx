import { clsx } from "clsx";
import type { ReactNode } from "react";

interface AlertProps {
  tone?: "info" | "done" | "problem";
  children: ReactNode;
}

/** Something the person has to know before going on. What was done, and a problem, are read out at once. */
export function Alert({ tone = "info", children }: AlertProps) {
  return (
    <div
      role={tone === "info" ? "note" : "alert"}
      className={clsx(
        "rounded-sm border-l-4 bg-muted px-4 py-3 text-left text-sm",
        tone === "problem" ? "border-destructive" : "border-primary",
      )}
    >
      {children}
    </div>
  );
}
