import type { ReactNode } from "react";

interface QuestionGroupProps {
  title: string;
  /** Why we ask, in a line. */
  reason: string;
  children: ReactNode;
}

/** A few questions that belong together. */
export const QuestionGroup = ({ title, reason, children }: QuestionGroupProps) => (
  <section className="border-border border-t pt-6">
    <h2 className="text-xl">{title}</h2>
    <p className="mt-1 text-muted-foreground text-sm">{reason}</p>
    <div className="mt-5 grid gap-6">{children}</div>
  </section>
);
