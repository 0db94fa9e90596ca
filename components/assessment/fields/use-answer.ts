import { useFormContext, useFormState } from "react-hook-form";
import type { DraftAnswers } from "@/lib/domain/assessment/draft";
import { CHOOSE_ONE } from "@/lib/domain/assessment/messages";

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

/** Ties a text, a select or radio buttons to their answer. */
export function useAnswer(name: TextField) {
  const { register } = useAnswerForm();
  const { error, lookAgain } = useProblem(name);
  const input = register(name, { onChange: lookAgain });
  return { error, input };
}
