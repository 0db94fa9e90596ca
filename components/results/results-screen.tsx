import { CallMeBack } from "@/components/call/call-me-back";
import { AnswerInWriting } from "@/components/interview/answer-in-writing";
import { PageShell } from "@/components/layout/page-shell";
import { HalvesChart } from "@/components/report/charts/halves-chart";
import { ScoreScale } from "@/components/report/charts/score-scale";
import { ExternalLink } from "@/components/ui/external-link";
import { LinkButton } from "@/components/ui/link-button";
import { brand } from "@/lib/brand";
import type { Caller } from "@/lib/domain/call/call";
import { longDate } from "@/lib/domain/dates";
import type { Results } from "@/lib/domain/report/results";
import type { FamilyScore } from "@/lib/domain/score/family";
import { CompanyProfile } from "./company-profile";
import { NumberedSteps } from "./numbered-steps";
import { ResultsPoll } from "./results-poll";
import { ResultsWays } from "./results-ways";
import { WaysToTalk } from "./ways-to-talk";
import "../report/report.css";

interface ResultsScreenProps {
  id: string;
  results: Results;
  isSaved: boolean;
  isAdmin: boolean;
  caller: Caller;
}

/** Where the company is and the way to its report first; then what to do on Monday; the household last. */
export function ResultsScreen({ id, results, isSaved, isAdmin, caller }: ResultsScreenProps) {
  const { assessment, family, standing, monday, isWritten } = results;
  return (
    <PageShell width="wide">
      {isSaved && (
        <p className="no-print mb-4 font-medium text-primary">Your report is saved in your account.</p>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <ResultsPoll id={id} isReady={assessment.roadmapGenerated} isAdmin={isAdmin} />
        <p className="min-w-0 break-words text-muted-foreground text-sm">
          {`${assessment.companyName}, `}
          <time dateTime={assessment.createdAt.toISOString()} className="whitespace-nowrap">
            {longDate(assessment.createdAt)}
          </time>
        </p>
      </div>
      <div className="mt-8 grid gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-label="Your score" className="report min-w-0">
          <ScoreScale score={standing.score} stage={standing.stage} />
          <HalvesChart topDownScore={standing.topDownScore} bottomUpScore={standing.bottomUpScore} />
        </section>
        <ResultsWays id={id} isReady={assessment.roadmapGenerated} />
      </div>
      {monday !== null && <OnMonday {...monday} />}
      <div className="mt-12 grid gap-x-20 gap-y-12 lg:grid-cols-2 print:grid-cols-2 print:gap-x-10">
        <section className="min-w-0">
          <h2 className="text-xl">What's Next</h2>
          <NumberedSteps steps={nextFor(id, isWritten)} />
          <WaysToTalk>
            <ExternalLink href={brand.bookingUrl}>Schedule Free Consultation</ExternalLink>
            <CallMeBack assessmentId={id} caller={caller} />
            <AnswerInWriting assessmentId={id} />
          </WaysToTalk>
        </section>
        <CompanyProfile assessment={assessment} />
      </div>
      <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-border border-t pt-4 text-sm">
        {family !== null && <FamilyLine family={family} />}
        <LinkButton href="/" variant="ghost" size="sm" className="-mx-3">
          Return Home
        </LinkButton>
      </div>
    </PageShell>
  );
}

const OnMonday = ({ what, who }: { what: string; who: string }) => (
  <section className="mt-12 grid gap-x-8 gap-y-2 border-primary border-t-2 pt-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
    <h2 className="text-xl">On Monday</h2>
    <div>
      <p className="max-w-[42rem] text-balance font-serif text-xl leading-snug">{what}</p>
      <p className="mt-1 text-muted-foreground text-sm">{who}</p>
    </div>
  </section>
);

/** What waits is named only while it waits. */
const nextFor = (id: string, isWritten: boolean) => [
  isWritten
    ? "Read page one: it is written to be passed on."
    : "Read your full report; it is typically completed 2-5 minutes after payment.",
  "Check your inbox: the report comes by email as a PDF for your board, without the family section.",
  "Give the first step an owner this week.",
  <a
    key="talk"
    href={`/thank-you/${id}`}
    className="inline-block py-0.5 font-medium text-primary underline underline-offset-4"
  >
    Talk it through with an AI strategist, free of charge.
  </a>,
];

const FamilyLine = ({ family }: { family: FamilyScore }) => (
  <div className="flex min-w-0 flex-wrap items-baseline gap-x-5 gap-y-1">
    <h2 className="font-sans font-semibold text-sm">Family AI readiness</h2>
    <p className="text-muted-foreground">
      <span className="tabular-nums">{`${family.overallScore.toFixed(1)}/10`}</span>
      {`, ${family.rating}`}
    </p>
    <p className="text-muted-foreground">A conversation starter, in a section of its own.</p>
  </div>
);
