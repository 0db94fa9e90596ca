import { useWatch } from "react-hook-form";
import { challengesFor } from "@/lib/domain/assessment/challenges";
import { labelOf } from "@/lib/domain/assessment/options";
import { INDUSTRIES } from "@/lib/domain/assessment/questions/company";
import type { QuestionOf } from "@/lib/domain/assessment/questions/questions";
import { CheckboxQuestion } from "../fields/choice-question";
import { useAnswerForm } from "../fields/use-answer";

/** The challenges of the industry that was chosen. */
export function ChallengesQuestion({ question }: { question: QuestionOf<"challenges"> }) {
  const { control } = useAnswerForm();
  const industry = useWatch({ control, name: "companyIndustry" });
  const options = challengesFor(industry).map(({ slug, text }) => ({ value: slug, label: text }));
  const hint = `${question.hint} These are common in ${inWords(industry)}.`;
  return <CheckboxQuestion question={{ ...question, hint, options }} columns={1} />;
}

const inWords = (industry: string): string =>
  industry === "" || industry === "other" ? "most industries" : labelOf(INDUSTRIES, industry).toLowerCase();
