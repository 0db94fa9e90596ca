import type { ReactNode } from "react";
import { cn } from "@/components/ui/class-names";

interface BandProps {
  id: string;
  title: string;
  lede?: string;
  /** On white, between two on paper. */
  isRaised?: boolean;
  children: ReactNode;
}

/** One stretch of the landing page, over its whole width. */
export const Band = ({ id, title, lede, isRaised = false, children }: BandProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className={cn("border-border border-t", isRaised && "bg-card")}
  >
    <div className="mx-auto max-w-[1152px] px-4 py-14 sm:px-8 sm:py-20 print:py-8">
      <h2 id={`${id}-title`} className="text-3xl">
        {title}
      </h2>
      {lede && <p className="mt-2 max-w-[40rem] text-muted-foreground">{lede}</p>}
      {children}
    </div>
  </section>
);
