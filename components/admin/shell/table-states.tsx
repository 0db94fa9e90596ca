import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

/** Something is on its way. */
export const TableLoadingState = ({ label }: { label: string }) => (
  <div role="status" className="flex min-h-40 items-center justify-center gap-3 text-muted-foreground">
    <span
      aria-hidden="true"
      className="size-5 animate-spin rounded-full border-2 border-border border-t-primary"
    />
    {label}
  </div>
);

/** It could not be had: in words, with the way to try again. */
export const TableProblem = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Alert tone="problem">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{message}</p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Retry
      </Button>
    </div>
  </Alert>
);

interface TableEmptyProps {
  /** Without rules, right below one. */
  isPlain?: boolean;
  title: string;
  text: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** There is nothing, and what would put something here. */
export const TableEmpty = ({ isPlain = false, title, text, children }: TableEmptyProps) => (
  <div className={`px-4 py-12 text-center ${isPlain ? "" : "border-border border-y"}`}>
    <p className="font-serif text-lg">{title}</p>
    <p className="mx-auto mt-1 max-w-[34rem] text-balance text-muted-foreground">{text}</p>
    {children && <div className="mt-5">{children}</div>}
  </div>
);
