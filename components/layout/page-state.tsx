import type { ReactNode } from "react";

interface PageStateProps {
  title: string;
  text?: string;
  /** What the person can do next. */
  children?: ReactNode;
}

/** A page with nothing to show: what happened, what is safe, what to do. */
export const PageState = ({ title, text, children }: PageStateProps) => (
  <div className="mx-auto max-w-[34rem] py-12 text-center sm:py-20">
    <h1 className="text-3xl">{title}</h1>
    {text && <p className="mt-3 text-balance text-muted-foreground">{text}</p>}
    {children && <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>}
  </div>
);
