import { z } from "zod";
import { LeadStage } from "../lead/stage";

/** How far a new dashboard has come. */
export const FirstSteps = z.object({
  /** The assessment was begun by someone. */
  isShared: z.boolean(),
  hasCoupon: z.boolean(),
  hasColleague: z.boolean(),
  samples: z.int(),
});
export type FirstSteps = z.infer<typeof FirstSteps>;

export const SampleCount = z.object({ count: z.int() });
export type SampleCount = z.infer<typeof SampleCount>;

/** Every sample says so in its company's name, so that it is marked wherever the name is. */
const MARK = " (sample)";

export const sampleName = (companyName: string): string => `${companyName}${MARK}`;
export const isSampleName = (companyName: string): boolean => companyName.endsWith(MARK);

/** What of each is its own; the rest is answered as in the sample report. */
export const InventedLead = z
  .object({
    executiveName: z.string(),
    companyName: z.string(),
    companyIndustry: z.string(),
    daysAgo: z.int(),
    leadStatus: LeadStage,
    isUnlocked: z.boolean(),
  })
  .loose();
