import { useWatch } from "react-hook-form";
import { challengesFor } from "@/lib/domain/assessment/challenges";
import { INDUSTRIES, labelOf } from "@/lib/domain/assessment/options";
import { CheckboxQuestion } from "../fields/choice-question";
import { LongTextQuestion } from "../fields/text-question";
import { useAnswerForm } from "../fields/use-answer";
import { QuestionGroup } from "../question-group";

export function ChallengesStep() {
  const { control } = useAnswerForm();
  const industry = useWatch({ control, name: "companyIndustry" });
  const options = challengesFor(industry).map(({ slug, text }) => ({ value: slug, label: text }));
  return (
    <QuestionGroup
      title="Your priorities"
      reason="The report starts from these: each one you pick gets applications that fit it."
    >
      <CheckboxQuestion
        name="businessChallenges"
        legend="Which of these are the biggest pressures on your business this year?"
        hint={`Pick all that apply. These are common in ${inWords(industry)}.`}
        options={options}
      />
      <LongTextQuestion
        name="otherChallenge"
        label="Anything else?"
        hint="In your own words. The report quotes it as yours."
      />
    </QuestionGroup>
  );
}

const inWords = (industry: string): string =>
  industry === "" || industry === "other" ? "most industries" : labelOf(INDUSTRIES, industry).toLowerCase();
