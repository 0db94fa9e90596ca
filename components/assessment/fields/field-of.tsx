import type { AnyQuestion } from "@/lib/domain/assessment/questions/questions";
import { CheckboxQuestion, ConsentQuestion, RadioQuestion } from "./choice-question";
import { SelectQuestion } from "./select-question";
import { TextQuestion } from "./text-question";

/** The kinds that the first step has; those of the others come with them. */
export type FirstQuestion = Exclude<AnyQuestion, { kind: "longText" | "challenges" | "slider" }>;

export function fieldOf(question: FirstQuestion) {
  switch (question.kind) {
    case "line":
    case "email":
    case "text":
      return <TextQuestion question={question} />;
    case "select":
      return <SelectQuestion question={question} />;
    case "radio":
      return <RadioQuestion question={question} />;
    case "checkboxes":
      return <CheckboxQuestion question={question} />;
    case "consent":
      return <ConsentQuestion question={question} />;
  }
}
