import type { ReactNode } from "react";
import { cn } from "./class-names";

interface CardProps {
  title?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A part of a page between hairlines. */
export function Card({ title, children, className }: CardProps) {
  return (
    <section className={cn("min-w-0 rounded-sm border border-border bg-card p-5 sm:p-6", className)}>
      {title && <h2 className="mb-3 text-lg">{title}</h2>}
      {children}
    </section>
  );
}
