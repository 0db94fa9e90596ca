import type { ReactNode } from "react";
import { cn } from "./class-names";

interface AlertProps {
  tone?: "info" | "problem";
  children: ReactNode;
}

/** Something the person has to know before going on. A problem is read out at once. */
export function Alert({ tone = "info", children }: AlertProps) {
  return (
    <div
      role={tone === "problem" ? "alert" : "note"}
      className={cn(
        "rounded-sm border-l-4 bg-muted px-4 py-3 text-sm",
        tone === "problem" ? "border-destructive" : "border-primary",
      )}
    >
      {children}
    </div>
  );
}
