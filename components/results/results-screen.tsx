import { CallMeBack } from "@/components/call/call-me-back";
import { PageShell } from "@/components/layout/page-shell";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { ExternalLink } from "@/components/ui/external-link";
import { LinkButton } from "@/components/ui/link-button";
import { brand } from "@/lib/brand";
import type { PublicAssessment } from "@/lib/domain/assessment/assessment";
import { labelOf } from "@/lib/domain/assessment/options";
import { EMPLOYEE_BANDS, INDUSTRIES, REVENUES } from "@/lib/domain/assessment/questions/company";
import { HEAD_OFFICES } from "@/lib/domain/assessment/questions/offices";
import { POSTURES } from "@/lib/domain/assessment/questions/organization";
import type { Caller } from "@/lib/domain/call/call";
import { familyRatingBadge } from "@/lib/domain/score/badges";
import type { FamilyScore } from "@/lib/domain/score/family";
import { withKeys } from "@/lib/domain/with-keys";
import { ResultsPoll } from "./results-poll";

/** The places that nothing else on the page leads to are linked where they are named. */
const nextFor = (id: string) => [
  "Read your full report; it is typically completed 2-5 minutes after payment.",
  <PlainLink key="roadmap" href={`/roadmap/${id}`}>
    See your roadmap: phases, quick wins, risks and tools.
  </PlainLink>,
  "Check your inbox: the report comes by email as a PDF for your board, without the family section.",
  "Pick one of the three moves and give it an owner this week.",
  <PlainLink key="talk" href={`/thank-you/${id}`}>
    Talk it through with an AI strategist, free of charge.
  </PlainLink>,
];

const PlainLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="font-medium text-primary underline underline-offset-4">
    {children}
  </a>
);

interface ResultsScreenProps {
  id: string;
  view: { assessment: PublicAssessment; family: FamilyScore | null };
  isSaved: boolean;
  isAdmin: boolean;
  caller: Caller;
}

export function ResultsScreen(props: ResultsScreenProps) {
  const { id, isSaved, isAdmin, caller } = props;
  const { assessment, family } = props.view;
  return (
    <PageShell>
      {isSaved && <p className="mb-4 font-medium text-primary">Your report is saved in your account.</p>}
      <ResultsPoll id={id} isReady={assessment.roadmapGenerated} isAdmin={isAdmin} />
      <LinkButton href={`/report/${id}`} size="lg" className="mt-6 max-sm:w-full">
        See Your Full Report
      </LinkButton>
      <div className="mt-8 grid gap-4 sm:grid-cols-2">
        {family !== null && <FamilyCard family={family} />}
        <Card title="AI confidence">
          <Figure
            value={`${assessment.aiConfidence}/10`}
            note="How confident you feel with AI, from your answers."
          />
        </Card>
        <Card title="Organization posture">
          <Figure
            value={labelOf(POSTURES, assessment.orgPosture)}
            note="Your organization's stance today, from your answers."
          />
        </Card>
        <CompanyCard assessment={assessment} />
      </div>
      <Card title="What's Next" className="mt-8">
        <ol className="list-decimal space-y-1.5 pl-5">
          {withKeys(nextFor(id)).map(({ key, value: step }) => (
            <li key={key}>{step}</li>
          ))}
        </ol>
      </Card>
      <div className="mt-8 flex flex-wrap gap-3">
        <ExternalLink href={brand.bookingUrl}>Schedule Free Consultation</ExternalLink>
        <CallMeBack assessmentId={id} caller={caller} />
        <LinkButton href="/" variant="ghost">
          Return Home
        </LinkButton>
      </div>
    </PageShell>
  );
}

const Figure = ({ value, note }: { value: string; note: string }) => (
  <>
    <p className="font-serif text-3xl tabular-nums">{value}</p>
    <p className="text-muted-foreground text-sm">{note}</p>
  </>
);

const FamilyCard = ({ family }: { family: FamilyScore }) => (
  <Card title="Family AI readiness">
    <div className="flex items-center gap-3">
      <span className="font-serif text-3xl tabular-nums">{`${family.overallScore.toFixed(1)}/10`}</span>
      <Badge variant={familyRatingBadge(family.rating)}>{family.rating}</Badge>
    </div>
    <p className="text-muted-foreground text-sm">A conversation starter, not a diagnosis.</p>
  </Card>
);

function CompanyCard({ assessment }: { assessment: PublicAssessment }) {
  const place = assessment.customLocation ?? labelOf(HEAD_OFFICES, assessment.headOfficeLocation ?? "");
  const rows = [
    ["Industry", labelOf(INDUSTRIES, assessment.companyIndustry)],
    ["Revenue", labelOf(REVENUES, assessment.companyRevenue)],
    ["Employees", labelOf(EMPLOYEE_BANDS, assessment.companyEmployees)],
    ["Location", place || "Not provided"],
  ];
  return (
    <Card title="Company profile">
      <p className="mb-2 break-words font-medium">{assessment.companyName}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
