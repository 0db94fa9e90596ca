import type { ReactNode } from "react";

/** A part of a page, under its heading. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h2 className="mb-3 font-serif text-lg">{title}</h2>
    {children}
  </section>
);
