"use client";

import { PicksField, RadioField } from "@/components/form/choice-fields";
import { LongTextField, TextField } from "@/components/form/text-field";
import { DEPARTMENTS, ORG_ELEMENTS, PLATFORMS, POSTURES } from "@/lib/domain/assessment/options";

/** Step 4: what the organization has in place. */
export function StepOrganization() {
  return (
    <>
      <PicksField
        name="orgAiElements"
        label="What does your organization have in place?"
        options={ORG_ELEMENTS}
        isRequired
      />
      <RadioField
        name="orgPosture"
        label="How does your organization meet AI?"
        options={POSTURES}
        isRequired
      />
      <LongTextField
        name="aiFriction"
        label="What gets in the way?"
        hint="Optional. Saying so costs no points."
      />
      <PicksField
        name="aiDepartments"
        label="Which departments use or are piloting AI?"
        options={DEPARTMENTS}
        isRequired
      />
      <PicksField
        name="enterprisePlatforms"
        label="Which of these systems do you use?"
        hint="Tools are recommended that work with them."
        options={PLATFORMS}
        isRequired
      />
      <TextField name="otherPlatforms" label="Other systems that matter" hint="Optional" />
    </>
  );
}
