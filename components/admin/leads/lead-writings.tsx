import type { Serialized } from "@/lib/client/serialized";
import { NONE, NOT_PROVIDED } from "@/lib/domain/admin/messages";
import { shortMoment } from "@/lib/domain/dates";
import type { LeadDetails } from "@/lib/domain/lead/details";
import { answeredSoFar } from "@/lib/domain/team/messages";
import { withKeys } from "@/lib/domain/with-keys";
import { PIECE_LABELS } from "@/lib/domain/writing/generated-kinds";
import { Section } from "./lead-facts";

type Details = Serialized<LeadDetails>;

/** What was written for a lead: tools, questions for the call, the roadmap as it is stored. */
export const LeadWritings = ({ details }: { details: Details }) => (
  <>
    <Section title="AI Tool Recommendations">
      {details.aiRecommendations.length === 0 ? (
        <p>{NONE}</p>
      ) : (
        <ul className="grid gap-3">
          {withKeys(details.aiRecommendations).map(({ key, value: tool }) => (
            <li key={key} className="break-words">
              <span className="font-medium">{tool.name}</span>
              <span className="text-muted-foreground text-xs">{` · ${tool.priority} priority`}</span>
              <p>{tool.why}</p>
              <p className="text-muted-foreground text-xs">{tool.pricing}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
    <Section title="Follow-up Questions">
      {details.followUpQuestions === null ? (
        <p>{NONE}</p>
      ) : (
        <Questions questions={details.followUpQuestions} />
      )}
    </Section>
    {details.teamCheck && (
      <Section title="Team Check">
        <p>{teamInWords(details.teamCheck)}</p>
      </Section>
    )}
    {details.writingCosts.length > 0 && (
      <Section title="Model Calls">
        <ul className="grid gap-1">
          {details.writingCosts.map((cost) => (
            <li key={cost.piece}>{`${PIECE_LABELS[cost.piece]}: ${costInWords(cost)}`}</li>
          ))}
        </ul>
      </Section>
    )}
    <Section title="Roadmap Content">
      {details.roadmap === null ? (
        <p>{NOT_PROVIDED}</p>
      ) : (
        <>
          <p className="mb-2 text-muted-foreground text-xs">{`Generated ${shortMoment(details.roadmap.createdAt)}`}</p>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
            tabIndex={0}
            aria-label="Roadmap content as stored"
            className="max-h-80 overflow-auto rounded-sm bg-muted p-3"
          >
            <pre className="whitespace-pre-wrap break-words text-xs">{asText(details.roadmap.content)}</pre>
          </section>
        </>
      )}
    </Section>
  </>
);

const Questions = ({ questions }: { questions: NonNullable<Details["followUpQuestions"]> }) => (
  <>
    <ol className="grid gap-3">
      <Question title="Business challenges" first={questions.q1Primary} then={questions.q1Followup} />
      <Question title="AI tools and workflow" first={questions.q2Primary} then={questions.q2Followup} />
      <Question title="Confidence reflection" first={questions.q3Primary} then={questions.q3Followup} />
    </ol>
    <p className="mt-3 text-muted-foreground text-xs">
      {`Generated ${shortMoment(questions.generatedAt)} · Prompt version ${questions.promptVersion}`}
    </p>
  </>
);

const Question = ({ title, first, then }: { title: string; first: string; then: string }) => (
  <li>
    <h4 className="font-medium">{title}</h4>
    <p>{first}</p>
    <p className="text-muted-foreground">{then}</p>
  </li>
);

const NUMBER = new Intl.NumberFormat("en-CA");

/** "2 calls, 18,000 tokens in and 3,000 out, US$0.044, answered" */
const teamInWords = ({ status, answered, expected }: NonNullable<Details["teamCheck"]>): string =>
  `${status === "open" ? "Open" : "Closed"}: ${answeredSoFar(answered, expected)}`;

function costInWords(cost: Details["writingCosts"][number]): string {
  const price = cost.costUsd === null ? "price not known" : `US$${cost.costUsd.toFixed(3)}`;
  return [
    cost.calls === 1 ? "1 call" : `${cost.calls} calls`,
    `${NUMBER.format(cost.inputTokens)} tokens in and ${NUMBER.format(cost.outputTokens)} out`,
    price,
    cost.lastOutcome.replaceAll("_", " "),
  ].join(", ");
}

const asText = (content: unknown): string =>
  typeof content === "string" ? content : JSON.stringify(content, null, 2);
