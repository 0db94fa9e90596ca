import { PageShell } from "@/components/layout/page-shell";
import { Section } from "@/components/report/blocks";
import { buttonVariants } from "@/components/ui/button-variants";
import { fullName } from "@/lib/brand";
import { type CohortParts, cohortInWords, cohortSections } from "@/lib/domain/cohort/document";
import { longDate } from "@/lib/domain/dates";
import "../report/report.css";

/** A cohort's report as a page, with its files. */
export const CohortScreen = ({ token, parts }: { token: string; parts: CohortParts }) => (
  <PageShell width="wide">
    <div className="no-print mb-8 flex flex-wrap items-center justify-between gap-3 border-border border-b pb-4">
      <p className="min-w-0 flex-1 basis-64 break-words text-muted-foreground text-sm">
        {`${fullName} · published ${longDate(parts.publishedAt)}`}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <a
          href={`/api/cohorts/${token}/deck.pptx`}
          className={buttonVariants({ size: "sm", variant: "outline" })}
        >
          Deck (.pptx), Beta
        </a>
        <a href={`/api/cohorts/${token}/report.pdf`} className={buttonVariants({ size: "sm" })}>
          Download PDF
        </a>
      </div>
    </div>
    <div className="report">
      <article className="report-sheet">
        <header>
          <p className="report-eyebrow">AI readiness of a group</p>
          <h1 className="break-words font-serif text-3xl sm:text-4xl">{parts.name}</h1>
          <p className="mt-1 text-muted-foreground">{cohortInWords(parts.figures)}</p>
        </header>
        {cohortSections(parts).map((section) => (
          <Section key={section.id} section={section} notes={NO_NOTES} />
        ))}
      </article>
    </div>
  </PageShell>
);

const NO_NOTES: ReadonlySet<number> = new Set();
