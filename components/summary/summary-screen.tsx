import { PageShell } from "@/components/layout/page-shell";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { REPORT_PRICE } from "@/lib/domain/payment/price";
import type { RoadmapExtract as Extract } from "@/lib/domain/roadmap/extract";
import type { ScoreSummary } from "@/lib/domain/score/summary";
import { RoadmapExtract } from "./roadmap-extract";
import { SummaryTiles } from "./summary-tiles";

const INCLUDED = [
  "Your readiness score explained, point by point, and what would move it",
  "A roadmap in three phases, with owners, measures and exit gates",
  "Benchmarks from Statistics Canada for your industry, with their sources",
  "AI tools that fit your size and systems, with prices and what to check first",
  "Risks that follow from your answers, each with a control and an owner",
  "A private section about your family and AI, left out of the PDF and of what you share",
];

interface SummaryScreenProps {
  id: string;
  companyName: string;
  summary: ScoreSummary;
  extract: Extract | null;
}

export function SummaryScreen({ id, companyName, summary, extract }: SummaryScreenProps) {
  return (
    <PageShell>
      <h1 className="text-4xl">Your AI readiness summary</h1>
      <p className="mt-2 text-muted-foreground">{`Thank you. Your answers for ${companyName} are in.`}</p>
      <SummaryTiles summary={summary} />
      <RoadmapExtract id={id} extract={extract} />
      <Card title="What your full report will include" className="mt-8">
        <ul className="list-disc space-y-1.5 pl-5">
          {INCLUDED.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="mt-4 text-muted-foreground text-sm">
          {`The full report is a one-time ${REPORT_PRICE}, or free with a chapter code. It is typically completed 2-5 minutes after payment.`}
        </p>
      </Card>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href={`/payment?assessment=${id}`} size="lg">
          Generate Full Report
        </LinkButton>
        <LinkButton href="/" variant="outline" size="lg">
          Return Home
        </LinkButton>
      </div>
    </PageShell>
  );
}
