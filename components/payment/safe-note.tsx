import type { ReactNode } from "react";

/** Who takes the payment and what becomes of the card, beside the button. */
export const SafeNote = ({ children }: { children: ReactNode }) => (
  <p className="flex gap-3 text-muted-foreground text-sm">
    <svg
      aria-hidden="true"
      viewBox="0 0 16 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      className="mt-0.5 h-5 w-4 shrink-0"
    >
      <rect x="1.5" y="8.5" width="13" height="10" rx="1" />
      <path d="M4.5 8.5V5.5a3.5 3.5 0 0 1 7 0v3" />
    </svg>
    <span>{children}</span>
  </p>
);
