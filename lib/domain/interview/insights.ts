import { z } from "zod";

export const InterviewSection = z.object({
  id: z.string(),
  sectionKey: z.string(),
  /** Percent, 0 to 100. */
  confidence: z.int().nullable(),
  deeperDiveSummary: z.string().nullable(),
  insights: z.array(z.string()),
  proposedPilot: z.string().nullable(),
  kpis: z.array(z.string()),
  quotes: z.array(z.string()),
  nextStep: z.union([z.string(), z.record(z.string(), z.string())]).nullable(),
});
export type InterviewSection = z.infer<typeof InterviewSection>;

/** What `GET …/interview-insights` answers; without a call, `hasInterviewData` is false and the rest is empty. */
export const InterviewInsights = z.object({
  hasInterviewData: z.boolean(),
  interview: z.object({ transcriptSummary: z.string().nullable() }).nullable(),
  sections: z.array(InterviewSection),
});
export type InterviewInsights = z.infer<typeof InterviewInsights>;
