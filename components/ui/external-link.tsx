import type { ReactNode } from "react";
import { type ButtonVariants, buttonVariants } from "./button-variants";

interface ExternalLinkProps extends ButtonVariants {
  href: string;
  children: ReactNode;
  className?: string;
}

/** Leads away from the product, in a new tab, and does not tell where it came from: our addresses are keys. */
export function ExternalLink({ href, children, variant = "outline", size, className }: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonVariants({ variant, size, className })}
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
