import { useFormContext, useFormState } from "react-hook-form";
import { challengesFor } from "@/lib/domain/assessment/challenges";
import type { DraftAnswers } from "@/lib/domain/assessment/draft";
import { CHOOSE_ONE } from "@/lib/domain/assessment/messages";
import { isAsked, QUESTIONS } from "@/lib/domain/assessment/questions/questions";

/** The fields whose answer is one text, or a list of picks. */
export type TextField = FieldsOf<string>;
export type ListField = FieldsOf<string[]>;
type FieldsOf<Kind> = {
  [Field in keyof DraftAnswers]-?: NonNullable<DraftAnswers[Field]> extends Kind ? Field : never;
}[keyof DraftAnswers];

export const useAnswerForm = () => useFormContext<DraftAnswers>();

/** What is wrong with an answer, in words, and a way to look again once it was changed. */
export function useProblem(name: keyof DraftAnswers) {
  const { control, getFieldState, trigger } = useAnswerForm();
  const { errors } = useFormState({ control, name, exact: true });
  const problem = errors[name];
  return {
    error: problem ? problem.message || CHOOSE_ONE : undefined,
    /** A mark that was set stays until the answer is right, and is never set while the visitor types. */
    lookAgain: () => {
      if (getFieldState(name).error) void trigger(name);
    },
  };
}

/** What follows from a changed answer: what is asked no longer is forgotten, and so are another industry's challenges. */
export function useAfterChange(changed: keyof DraftAnswers) {
  const { getValues, setValue } = useAnswerForm();
  return () => {
    for (const question of QUESTIONS)
      if (question.kind === "text" && question.revealedBy?.key === changed && !isAsked(question, getValues()))
        setValue(question.key, "");
    if (changed !== "companyIndustry") return;
    const offered = new Set(challengesFor(getValues("companyIndustry")).map(({ slug }) => slug));
    setValue(
      "businessChallenges",
      getValues("businessChallenges").filter((slug) => offered.has(slug)),
    );
  };
}

/** Ties a text, a select or radio buttons to their answer. */
export function useAnswer(name: TextField) {
  const { register } = useAnswerForm();
  const { error, lookAgain } = useProblem(name);
  const afterChange = useAfterChange(name);
  const input = register(name, {
    onChange: () => {
      lookAgain();
      afterChange();
    },
  });
  return { error, input };
}
