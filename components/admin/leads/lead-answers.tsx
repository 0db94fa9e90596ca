import type { Serialized } from "@/lib/client/serialized";
import { NOT_CALCULATED } from "@/lib/domain/admin/messages";
import type { Assessment } from "@/lib/domain/assessment/assessment";
import { challengeLabel } from "@/lib/domain/assessment/challenge-label";
import { labelOf, labelOfOneOrMore } from "@/lib/domain/assessment/options";
import { ADMIN_SECTIONS } from "@/lib/domain/assessment/questions/question";
import { STORED_QUESTIONS, type StoredQuestion } from "@/lib/domain/assessment/questions/questions";
import { saidInWords } from "@/lib/domain/own-cost/in-words";
import { paymentBadge } from "@/lib/domain/payment/payment-badge";
import type { SentenceTopic } from "@/lib/domain/topic/topic";
import { TOPICS } from "@/lib/domain/topic/topics";
import { EmailLink } from "../shell/email-link";
import { Fact, Facts, ListFact, Section } from "./lead-facts";

/** What is known of an assessment so far: the list's row at once, the rest a moment later. */
export type Known = Partial<Serialized<Assessment>>;

/** The answers and the scores, by section. */
export const LeadAnswers = ({ known }: { known: Known }) => (
  <>
    {SECTIONS.map(({ title, questions }) => (
      <Section key={title} title={title}>
        <Facts>
          {questions.map(({ question, label }) => (
            <AnswerFact key={label} question={question} label={label} known={known} />
          ))}
        </Facts>
      </Section>
    ))}
    <Section title="Scoring & Results">
      <Facts>
        <Fact label="AI Readiness Score" value={scoreOf(known.aiReadinessScore, "/100")} />
        <Fact label="Lead Score" value={scoreOf(known.leadScore, "/10")} />
        <Fact label="Lead Qualified" value={yesOrNo(known.leadQualified)} />
        <Fact label="Roadmap Generated" value={yesOrNo(known.roadmapGenerated)} />
        {known.ownCost && <Fact label="Cost today" value={saidInWords(known.ownCost)} />}
        <Fact
          label="Payment"
          value={known.paymentStatus === undefined ? undefined : paymentBadge(known.paymentStatus).label}
        />
      </Facts>
    </Section>
  </>
);

/** The questions that have a line here, in the order of their lines. */
const SECTIONS = ADMIN_SECTIONS.map((title) => ({
  title,
  questions: STORED_QUESTIONS.flatMap((question) =>
    question.admin?.section === title ? [{ question, ...question.admin }] : [],
  ).sort((one, other) => one.place - other.place),
}));

interface AnswerFactProps {
  question: StoredQuestion;
  label: string;
  known: Known;
}

/** Nothing known stays nothing known; nothing said stays nothing said. */
function AnswerFact({ question, label, known }: AnswerFactProps) {
  switch (question.kind) {
    case "checkboxes":
    case "challenges": {
      const nameOf =
        "options" in question ? (pick: string) => labelOf(question.options, pick) : challengeLabel;
      const isWide = question.kind === "challenges";
      return <ListFact isWide={isWide} label={label} values={known[question.key]?.map(nameOf)} />;
    }
    case "select":
    case "radio": {
      const value = known[question.key];
      return <Fact label={label} value={value && labelOfOneOrMore(question.options, value)} />;
    }
    case "slider":
      return <Fact label={label} value={whole(known[question.key], `/${question.max}`)} />;
    case "email": {
      const email = known[question.key];
      return (
        <Fact isUnbroken label={label} value={email}>
          {email && <EmailLink email={email} />}
        </Fact>
      );
    }
    default: {
      const value = known[question.key];
      const topics = Object.values(known.sentenceTopics ?? {}).filter(({ field }) => field === question.key);
      return (
        <Fact isWide={question.kind === "longText"} label={label} value={value}>
          {topics.length > 0 && (
            <>
              {value?.trim()}
              {topics.map((one) => (
                <TopicLine key={one.sentence} {...one} />
              ))}
            </>
          )}
        </Fact>
      );
    }
  }
}

/** What they said that a sentence of theirs is about. */
const TopicLine = ({ sentence, topic }: SentenceTopic) => (
  <span className="mt-1 block text-muted-foreground text-xs">
    {`“${sentence}”: mostly about ${labelOf(TOPICS, topic).toLowerCase()}, they say`}
  </span>
);

const whole = (value: number | undefined, unit: string) =>
  value === undefined ? undefined : `${value}${unit}`;

const scoreOf = (value: number | null | undefined, unit: string) =>
  value === null ? NOT_CALCULATED : whole(value, unit);

function yesOrNo(value: boolean | undefined): string | undefined {
  if (value === undefined) return undefined;
  return value ? "Yes" : "No";
}
