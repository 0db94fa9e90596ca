import type { Serialized } from "@/lib/client/serialized";
import { NOT_CALCULATED } from "@/lib/domain/admin/messages";
import type { Assessment } from "@/lib/domain/assessment/assessment";
import { challengeLabel } from "@/lib/domain/assessment/challenge-label";
import * as lists from "@/lib/domain/assessment/options";
import { paymentBadge } from "@/lib/domain/payment/payment-badge";
import { EmailLink } from "../shell/email-link";
import { Fact, Facts, ListFact, Section } from "./lead-facts";

/** What is known of an assessment so far: the list's row at once, the rest a moment later. */
export type Known = Partial<Serialized<Assessment>>;

/** The answers and the scores, in the order of the questionnaire. */
export const LeadAnswers = ({ known }: { known: Known }) => (
  <>
    <Section title="Executive Profile">
      <Facts>
        <Fact label="Name" value={known.executiveName} />
        <Fact label="Title" value={known.executiveTitle} />
        <Fact isUnbroken label="Email" value={known.executiveEmail}>
          {known.executiveEmail && <EmailLink email={known.executiveEmail} />}
        </Fact>
        <Fact label="AI Confidence" value={whole(known.aiConfidence, "/10")} />
      </Facts>
    </Section>
    <Section title="Company Information">
      <Facts>
        <Fact label="Company" value={known.companyName} />
        <Fact label="Industry" value={label(lists.INDUSTRIES, known.companyIndustry)} />
        <Fact label="Revenue" value={label(lists.REVENUES, known.companyRevenue)} />
        <Fact label="Employees" value={label(lists.EMPLOYEE_BANDS, known.companyEmployees)} />
        <Fact label="Business Model" value={label(lists.BUSINESS_MODELS, known.companyBusinessModel)} />
        <Fact label="Markets" value={label(lists.MARKETS, known.companyMarkets)} />
      </Facts>
    </Section>
    <Section title="Business Challenges">
      <Facts>
        <ListFact isWide label="Challenges" values={known.businessChallenges?.map(challengeLabel)} />
        <Fact isWide label="Other Challenge" value={known.otherChallenge} />
      </Facts>
    </Section>
    <Section title="AI Assessment Data">
      <Facts>
        <ListFact label="AI Tools Used" values={labels(lists.AI_TOOLS, known.aiToolsUsed)} />
        <Fact label="AI Perception" value={label(lists.PERCEPTIONS, known.aiPerception)} />
        <Fact isWide label="AI Experience" value={known.aiExperience} />
        <ListFact label="Organization AI Elements" values={labels(lists.ORG_ELEMENTS, known.orgAiElements)} />
        <Fact label="Organization Posture" value={label(lists.POSTURES, known.orgPosture)} />
        <Fact isWide label="AI Friction" value={known.aiFriction} />
        <ListFact label="AI Departments" values={labels(lists.DEPARTMENTS, known.aiDepartments)} />
        <ListFact label="Enterprise Platforms" values={labels(lists.PLATFORMS, known.enterprisePlatforms)} />
        <Fact label="Other Platforms" value={known.otherPlatforms} />
      </Facts>
    </Section>
    <Section title="Scoring & Results">
      <Facts>
        <Fact label="AI Readiness Score" value={scoreOf(known.aiReadinessScore, "/100")} />
        <Fact label="Lead Score" value={scoreOf(known.leadScore, "/10")} />
        <Fact label="Lead Qualified" value={yesOrNo(known.leadQualified)} />
        <Fact label="Roadmap Generated" value={yesOrNo(known.roadmapGenerated)} />
        <Fact
          label="Payment"
          value={known.paymentStatus === undefined ? undefined : paymentBadge(known.paymentStatus).label}
        />
      </Facts>
    </Section>
  </>
);

/** Nothing known stays nothing known; nothing said stays nothing said. */
function label(list: readonly lists.Option[], value: string | null | undefined): string | null | undefined {
  return value == null ? value : lists.labelOfOneOrMore(list, value);
}

function labels(list: readonly lists.Option[], values: readonly string[] | undefined): string[] | undefined {
  return values === undefined ? undefined : lists.labelsOf(list, values);
}

const whole = (value: number | undefined, unit: string) =>
  value === undefined ? undefined : `${value}${unit}`;

const scoreOf = (value: number | null | undefined, unit: string) =>
  value === null ? NOT_CALCULATED : whole(value, unit);

function yesOrNo(value: boolean | undefined): string | undefined {
  if (value === undefined) return undefined;
  return value ? "Yes" : "No";
}
