import type { ReactNode } from "react";

interface PanelProps {
  title: string;
  lead?: string;
  /** What is worth knowing before the form is filled in. */
  note?: ReactNode;
  children: ReactNode;
  /** Below the form: links to the other account pages. */
  foot?: ReactNode;
}

/** One narrow column with one thing to do, as all the pages around signing in have it. */
export const Panel = ({ title, lead, note, children, foot }: PanelProps) => (
  <div className="mx-auto max-w-[27rem]">
    <h1 className="text-3xl sm:text-4xl">{title}</h1>
    {lead && <p className="mt-2 text-muted-foreground">{lead}</p>}
    {note}
    <div className="mt-7 rounded-sm border border-border bg-card p-5 sm:p-7">{children}</div>
    {foot && <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 text-sm">{foot}</div>}
  </div>
);

interface PanelLinkProps {
  href: string;
  children: ReactNode;
}

export const PanelLink = ({ href, children }: PanelLinkProps) => (
  <a
    href={href}
    className="inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
  >
    {children}
  </a>
);
