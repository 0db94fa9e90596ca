"use client";

import { PicksField, RadioField } from "@/components/form/choice-fields";
import { SliderField } from "@/components/form/slider-field";
import { LongTextField } from "@/components/form/text-field";
import { AI_TOOLS, PERCEPTIONS } from "@/lib/domain/assessment/options";
import { CONFIDENCE_MAX, CONFIDENCE_MIN } from "@/lib/domain/assessment/submission";

/** Step 3: the leader's own footing with AI. */
export function StepLeader() {
  return (
    <>
      <SliderField
        name="aiConfidence"
        label="How confident are you with AI?"
        min={CONFIDENCE_MIN}
        max={CONFIDENCE_MAX}
        lowLabel="Not confident"
        highLabel="Very confident"
      />
      <PicksField name="aiToolsUsed" label="Which AI tools do you use?" options={AI_TOOLS} isRequired />
      <LongTextField
        name="aiExperience"
        label="What have you done with them so far?"
        hint="Optional. A use and what it brought say more than a list."
      />
      <RadioField name="aiPerception" label="How do you see AI?" options={PERCEPTIONS} isRequired />
    </>
  );
}
