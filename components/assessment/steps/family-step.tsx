import { useWatch } from "react-hook-form";
import * as list from "@/lib/domain/assessment/options";
import { CheckboxQuestion, RadioQuestion } from "../fields/choice-question";
import { TextQuestion } from "../fields/text-question";
import { useAnswerForm } from "../fields/use-answer";
import { QuestionGroup } from "../question-group";

export function FamilyStep() {
  const form = useAnswerForm();
  const uses = useWatch({ control: form.control, name: "householdAiUse" });

  const clearOtherUse = (picks: string[]) => {
    if (!picks.includes("other")) form.setValue("householdAiUseOther", "");
  };

  return (
    <QuestionGroup
      title="Why we ask about your family"
      reason="AI reaches a leader at home as well as at work. Your answers go into a separate, private section that is left out when you share the report. They do not count towards your company's score."
    >
      <RadioQuestion
        name="preparednessLevel"
        legend="How prepared is your family for AI?"
        options={list.PREPAREDNESS_LEVELS}
      />
      <CheckboxQuestion
        name="householdAiUse"
        legend="What does your household use AI for?"
        hint="Pick all that apply. If none, choose Something else and write none."
        options={list.HOUSEHOLD_USES}
        columns={2}
        onPicked={clearOtherUse}
      />
      {uses.includes("other") && (
        <TextQuestion name="householdAiUseOther" label="What else do you use it for?" maxLength={2000} />
      )}
      <CheckboxQuestion
        name="childAiConcerns"
        legend="What concerns you about children and AI?"
        hint="Pick all that apply. Pick None if there are no children, or no concerns."
        options={list.CHILD_CONCERNS}
        columns={2}
      />
      <RadioQuestion
        name="rulesForChildren"
        legend="Which rules does your household have for AI?"
        options={list.HOUSEHOLD_RULES}
        columns={2}
      />
    </QuestionGroup>
  );
}
