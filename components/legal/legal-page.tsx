import type { ReactNode } from "react";
import { PageShell } from "@/components/layout/page-shell";
import { longDate } from "@/lib/domain/dates";
import { DRAFT_NOTICE, IS_DRAFT, LEGAL_CHANGED_ON } from "@/lib/legal/status";

interface LegalPageProps {
  title: string;
  lede: string;
  contents: readonly { id: string; title: string }[];
  /** What counsel has still to settle. */
  open: readonly string[];
  children: ReactNode;
}

/** A text that one looks something up in: what it says in a sentence, where to find what, and then the whole. */
export const LegalPage = ({ title, lede, contents, open, children }: LegalPageProps) => (
  <PageShell width="wide">
    <div className="grid gap-x-16 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="lg:col-start-2">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="mt-3 max-w-[42rem] text-lg leading-relaxed">{lede}</p>
        <p className="mt-3 text-muted-foreground text-sm">{`Last changed ${longDate(LEGAL_CHANGED_ON)}`}</p>
        {IS_DRAFT && <Draft open={open} />}
      </div>
      <nav
        aria-label="On this page"
        className="no-print mt-8 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-0"
      >
        <div className="lg:sticky lg:top-8">
          <h2 className="font-sans text-sm">On this page</h2>
          <ol className="mt-2 text-sm max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-6 max-lg:border-border max-lg:border-t max-lg:pt-1">
            {contents.map(({ id, title: name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-9 max-lg:min-h-11 items-center py-1 text-muted-foreground leading-snug underline-offset-4 hover:text-foreground hover:underline"
                >
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </div>
      </nav>
      <div className="min-w-0 max-w-[42rem] lg:col-start-2">{children}</div>
    </div>
  </PageShell>
);

const Draft = ({ open }: { open: readonly string[] }) => (
  <aside className="mt-6 max-w-[42rem] border-[var(--warning)] border-l-4 bg-muted px-4 py-3 text-sm">
    <p className="font-medium">{DRAFT_NOTICE}</p>
    <p className="mt-1">{`Still to be settled: ${open.join(" ")}`}</p>
  </aside>
);

/** One part, with an anchor that other pages lead to. */
export const LegalSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="mt-10 scroll-mt-6 border-border border-t pt-6 text-pretty"
  >
    <h2 id={`${id}-title`} className="text-2xl">
      {title}
    </h2>
    <div className="mt-3 grid gap-3">{children}</div>
  </section>
);
