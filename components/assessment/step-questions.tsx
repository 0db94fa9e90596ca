import type { ReactNode } from "react";
import { PrivacyLink } from "@/components/layout/privacy-link";
import type { Group } from "@/lib/domain/assessment/questions/question";
import type { AnyQuestion } from "@/lib/domain/assessment/questions/questions";
import { QuestionField } from "./fields/question-field";

interface StepQuestionsProps<Asked> {
  groups: readonly Group<Asked>[];
  fieldOf: (question: Asked) => ReactNode;
}

/** The questions of one step: a heading, why we ask, and what belongs together. */
export const StepQuestions = <Asked extends AnyQuestion>({ groups, fieldOf }: StepQuestionsProps<Asked>) =>
  groups.map(({ title, reason, privacy, questions }) => (
    <section key={title} className="border-border border-t pt-6">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 text-muted-foreground text-sm">
        {reason} {privacy && <PrivacyLink at={privacy.at}>{privacy.text}</PrivacyLink>}
      </p>
      <div className="mt-5 grid gap-x-4 gap-y-6 sm:grid-cols-2">
        {questions.map((question) => (
          <QuestionField key={question.key} question={question}>
            {fieldOf(question)}
          </QuestionField>
        ))}
      </div>
    </section>
  ));
