import { z } from "zod";

/** Three questions and their follow-ups: for the admin's call, and for the voice agent. */
export const FollowUpQuestions = z.object({
  q1Primary: z.string(),
  q1Followup: z.string(),
  q2Primary: z.string(),
  q2Followup: z.string(),
  q3Primary: z.string(),
  q3Followup: z.string(),
  promptVersion: z.string(),
});
export type FollowUpQuestions = z.infer<typeof FollowUpQuestions>;
