import { z } from "zod";

/**
 * The way from the first step to the talk, each with what exactly is counted. Steps of the wizard come from the
 * browser, by a number that is made up anew at each visit; the others are counted where they happen. Nothing says who.
 */
export const FUNNEL_STEPS = [
  {
    value: "started",
    label: "Started",
    definition: "Visits in which the first step of the questionnaire was shown.",
  },
  { value: "step_2", label: "Reached step 2", definition: "Visits that continued past the company step." },
  { value: "step_3", label: "Reached step 3", definition: "Visits that continued past the challenges step." },
  {
    value: "step_4",
    label: "Reached step 4",
    definition: "Visits that continued past the personal AI step.",
  },
  {
    value: "step_5",
    label: "Reached step 5",
    definition: "Visits that continued past the organization step.",
  },
  { value: "submitted", label: "Submitted", definition: "Assessments that were completed and stored." },
  {
    value: "unlocked_card",
    label: "Unlocked by card",
    definition: "Assessments whose report was paid for by card.",
  },
  {
    value: "unlocked_coupon",
    label: "Unlocked by coupon",
    definition: "Assessments whose report was unlocked with a coupon.",
  },
  {
    value: "account_made",
    label: "Account created",
    definition: "Assessments that were saved to an account.",
  },
  {
    value: "report_opened",
    label: "Report opened",
    definition: "Assessments whose full report was opened by someone other than an admin.",
  },
  { value: "call_asked", label: "Call requested", definition: "Assessments with a call request." },
] as const;
/** "retake" marks those of the submitted ones that take an earlier assessment again. */
export type FunnelStep = (typeof FUNNEL_STEPS)[number]["value"] | "retake";

export const retakesText = (count: number): string =>
  count === 1 ? "1 of them is a retake." : `${count.toLocaleString("en-CA")} of them are retakes.`;

/** Those that a visitor's browser may report. */
export const WizardStep = z.enum(["started", "step_2", "step_3", "step_4", "step_5"]);
export type WizardStep = z.infer<typeof WizardStep>;

export const FunnelEvent = z.object({ visitId: z.uuid(), step: WizardStep });

/** How far back the card looks, in days; 0 is since the beginning. */
export const FUNNEL_DAYS = [7, 30, 90, 365, 0] as const;
export const FunnelQuery = z.object({
  days: z.coerce
    .number()
    .pipe(z.union(FUNNEL_DAYS.map((days) => z.literal(days))))
    .default(30),
});

export const FunnelCounts = z.object({
  days: z.int(),
  counts: z.array(z.object({ step: z.string(), count: z.int() })),
});
export type FunnelCounts = z.infer<typeof FunnelCounts>;
