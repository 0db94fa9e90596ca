import type { Answers } from "@/lib/domain/assessment/assessment";
import { byKey, STORED_QUESTIONS, type StoredQuestion } from "@/lib/domain/assessment/questions/questions";

/** As little as can be stored. */
const EMPTY: Answers = {
  ...byKey<Answers, StoredQuestion>(STORED_QUESTIONS, leastOf),
  executiveName: "Alex Example",
  companyName: "Example Works",
  companyIndustry: "other",
  aiPerception: "not_sure",
  orgPosture: "curious",
};

function leastOf(question: StoredQuestion) {
  switch (question.kind) {
    case "line":
      return "";
    case "select":
    case "radio":
      return question.mayBeNull ? null : (question.options[0]?.value ?? "");
    case "checkboxes":
    case "challenges":
      return [];
    case "slider":
      return question.min;
    case "email":
    case "text":
    case "longText":
      return null;
  }
}

/** Answers with the given ones in place. */
export const answersFor = (some: Partial<Answers>): Answers => ({ ...EMPTY, ...some });
