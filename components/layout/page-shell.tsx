import type { ReactNode } from "react";
import { cn } from "@/components/ui/class-names";
import { BrandMark } from "./brand-mark";
import { PageFooter } from "./page-footer";
import { SkipLink } from "./skip-link";

interface PageShellProps {
  children: ReactNode;
  /** One column where one reads or answers; wide for papers with a table of contents. */
  width?: "narrow" | "reading" | "wide";
  /** The right side of the header. */
  aside?: ReactNode;
}

const WIDTHS = { narrow: "max-w-[672px]", reading: "max-w-[792px]", wide: "max-w-[1152px]" };

/** The frame of every page but the landing page: the way home, the content, the foot. */
export function PageShell({ children, width = "reading", aside }: PageShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="no-print border-border border-b">
        <div className={cn("mx-auto flex items-center justify-between gap-4 px-4 py-3 sm:px-8", WIDTHS.wide)}>
          <BrandMark />
          {aside}
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={cn(
          "mx-auto w-full flex-1 px-4 py-8 outline-none sm:px-8 sm:py-12 print:py-0",
          WIDTHS[width],
        )}
      >
        {children}
      </main>
      <PageFooter />
    </div>
  );
}
