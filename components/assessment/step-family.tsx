"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { PicksField, RadioField } from "@/components/form/choice-fields";
import { TextField } from "@/components/form/text-field";
import { Alert } from "@/components/ui/alert";
import {
  CHILD_CONCERNS,
  HOUSEHOLD_RULES,
  HOUSEHOLD_USES,
  PREPAREDNESS_LEVELS,
} from "@/lib/domain/assessment/options";

/** Step 5: the household. */
export function StepFamily() {
  const { setValue } = useFormContext();
  const uses: string[] = useWatch({ name: "householdAiUse" });
  return (
    <>
      <Alert>
        Why we ask: leaders meet AI at home as well, often first. These answers make a part of your report of
        its own, kept apart from what you pass on, and never touch your company's score.
      </Alert>
      <RadioField
        name="preparednessLevel"
        label="How prepared is your household for AI?"
        options={PREPAREDNESS_LEVELS}
        isRequired
      />
      <PicksField
        name="householdAiUse"
        label="What does your household use AI for?"
        options={HOUSEHOLD_USES}
        isRequired
        onPick={(value) => value === "other" && uses.includes("other") && setValue("householdAiUseOther", "")}
      />
      {uses.includes("other") && (
        <TextField name="householdAiUseOther" label="What else do you use it for, or why not?" />
      )}
      <PicksField
        name="childAiConcerns"
        label="What concerns you about children and AI?"
        hint="If no children live with or visit you, choose None."
        options={CHILD_CONCERNS}
        isRequired
      />
      <RadioField
        name="rulesForChildren"
        label="Are there rules for AI at home?"
        options={HOUSEHOLD_RULES}
        isRequired
      />
    </>
  );
}
