import type { ReactNode } from "react";
import { PageShell } from "@/components/layout/page-shell";
import { CopyAnnexes } from "@/components/report/copy-annexes";
import { ReadingMark } from "@/components/report/reading-mark";
import { buttonVariants } from "@/components/ui/button-variants";
import { LinkButton } from "@/components/ui/link-button";

/** The page round the sample: that it is one, the file, and the way to one's own. */
export const SampleScreen = ({ companyName, children }: { companyName: string; children: ReactNode }) => (
  <PageShell width="wide">
    <div className="no-print mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-border border-b pb-4 max-[1099px]:mb-5 max-[1099px]:border-b-0 max-[1099px]:pb-0 max-sm:-mt-4 sm:-mt-6">
      <p className="min-w-0 flex-1 basis-80 text-muted-foreground text-sm">
        {`A sample: ${companyName} is a fictional company. The product wrote this report from its answers, as it will write yours.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <a href="/api/sample/report.pdf" className={buttonVariants({ variant: "outline", size: "sm" })}>
          Download PDF
        </a>
        <LinkButton href="/assessment" size="sm" className="max-sm:hidden">
          Start Your Free AI Roadmap
        </LinkButton>
      </div>
    </div>
    {children}
    <div className="no-print mt-16 flex flex-wrap items-center justify-between gap-x-12 gap-y-4 border-border border-t pt-8">
      <p className="text-balance font-semibold font-serif text-xl">Your own begins with a free score.</p>
      <LinkButton href="/assessment" size="lg" className="max-sm:w-full max-sm:px-3">
        Start Your Free AI Roadmap
      </LinkButton>
    </div>
    <CopyAnnexes />
    <ReadingMark />
  </PageShell>
);
