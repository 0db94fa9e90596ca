import { PrivacyLink } from "@/components/layout/privacy-link";
import { GROUPED } from "@/lib/domain/assessment/questions/questions";
import { QuestionField } from "./fields/question-field";

/** The questions of one step, from 1: a heading, why we ask, and what belongs together. */
export const StepQuestions = ({ step }: { step: number }) =>
  GROUPED[step - 1]?.groups.map(({ title, reason, privacy, questions }) => (
    <section key={title} className="border-border border-t pt-6">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 text-muted-foreground text-sm">
        {reason} {privacy && <PrivacyLink at={privacy.at}>{privacy.text}</PrivacyLink>}
      </p>
      <div className="mt-5 grid gap-x-4 gap-y-6 sm:grid-cols-2">
        {questions.map((question) => (
          <QuestionField key={question.key} question={question} />
        ))}
      </div>
    </section>
  ));
