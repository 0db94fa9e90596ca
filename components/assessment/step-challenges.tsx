"use client";

import { useWatch } from "react-hook-form";
import { PicksField } from "@/components/form/choice-fields";
import { LongTextField } from "@/components/form/text-field";
import { challengesFor } from "@/lib/domain/assessment/challenges";

/** Step 2: what should be better, from the list of the chosen industry. */
export function StepChallenges() {
  const industry: string = useWatch({ name: "companyIndustry" });
  const options = challengesFor(industry).map(({ slug, text }) => ({ value: slug, label: text }));
  return (
    <>
      <PicksField
        name="businessChallenges"
        label="Which of these would you most like to see better?"
        hint="Pick as many as are true. Each one gets an answer in your report."
        options={options}
        isRequired
      />
      <LongTextField
        name="otherChallenge"
        label="Is there another one, in your own words?"
        hint="Optional. It is quoted in your report."
      />
    </>
  );
}
