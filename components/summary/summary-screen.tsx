import { PageShell } from "@/components/layout/page-shell";
import { ScoreScale } from "@/components/report/charts/score-scale";
import { LinkButton } from "@/components/ui/link-button";
import { REPORT_PRICE } from "@/lib/domain/payment/price";
import { findingOf, type Reveal } from "@/lib/domain/report/reveal";
import { AskedSentences } from "./asked-sentences";
import { FirstPage } from "./first-page";
import { FreeFigures } from "./free-figures";
import { OwnCost } from "./own-cost";
import { RoadmapExtract } from "./roadmap-extract";
import { Calculated, Settling } from "./settling";
import styles from "./summary.module.css";
import "../report/report.css";

const INCLUDED = [
  "Your readiness score explained, point by point, and what would move it",
  "A roadmap in three phases, with owners, measures and exit gates",
  "Benchmarks from Statistics Canada for your industry, with their sources",
  "AI tools that fit your size and systems, with prices and what to check first",
  "Risks that follow from your answers, each with a control and an owner",
  "A private section about your family and AI, left out of the PDF and of what you share",
];

/** The result at once, free at the left and page one of what is for sale at the right. */
export const SummaryScreen = ({ id, reveal }: { id: string; reveal: Reveal }) => (
  <PageShell width="wide">
    <div className={styles.reveal}>
      <Settling className={styles.result}>
        <div className={styles.head}>
          <h1 className="text-xl">Your AI readiness summary</h1>
          <p className="mt-1 break-words text-muted-foreground text-sm">
            {`Thank you. Your answers for ${reveal.assessment.companyName} are in.`}
          </p>
          <Calculated className="mt-6" waiting="pt-10 font-serif text-4xl leading-none">
            <div className="report">
              <ScoreScale {...reveal.standing} />
            </div>
            <p className="mt-4 text-balance font-semibold font-serif text-2xl leading-tight">
              {findingOf(reveal.standing)}
            </p>
          </Calculated>
        </div>
        <div className={styles.figures}>
          <FreeFigures {...reveal} />
        </div>
      </Settling>
      <div className={styles.page}>
        <FirstPage id={id} {...reveal} />
        <p className="no-print mt-4 text-balance text-center text-muted-foreground text-sm">
          {`The full report is a one-time ${REPORT_PRICE}, or free with a chapter code. It is typically completed 2-5 minutes after payment.`}
        </p>
        <p className="no-print mt-1 text-center">
          <LinkButton href="/" variant="ghost" size="sm">
            Return Home
          </LinkButton>
        </p>
      </div>
    </div>
    <AskedSentences id={id} asked={reveal.asked} />
    <OwnCost id={id} asked={reveal.askedCost} />
    <RoadmapExtract id={id} extract={reveal.extract} />
    <section className={styles.part}>
      <h2 className="text-xl">What your full report will include</h2>
      <ul className="grid list-disc gap-x-10 gap-y-2 pl-5 text-sm sm:grid-cols-2">
        {INCLUDED.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  </PageShell>
);
