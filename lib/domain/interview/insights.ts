import { z } from "zod";

const texts = z.array(z.string());

export const InterviewSection = z.object({
  id: z.string(),
  sectionKey: z.string(),
  /** Percent, 0 to 100. */
  confidence: z.int().nullable(),
  deeperDiveSummary: z.string().nullable(),
  insights: texts,
  proposedPilot: z.string().nullable(),
  kpis: texts,
  quotes: texts,
  nextStep: z.union([z.string(), z.record(z.string(), z.string())]).nullable(),
});
export type InterviewSection = z.infer<typeof InterviewSection>;

/** What `GET …/interview-insights` answers; without an interview, `hasInterviewData` is false and the rest is empty. */
export const InterviewInsights = z.object({
  hasInterviewData: z.boolean(),
  interview: z.object({ transcriptSummary: z.string().nullable() }).nullable(),
  sections: z.array(InterviewSection),
});
export type InterviewInsights = z.infer<typeof InterviewInsights>;

/** What the report draws of a section besides. */
const ReportedSection = InterviewSection.extend({
  systemsData: texts.default([]),
  constraintsRisks: texts.default([]),
});
export type ReportedSection = z.infer<typeof ReportedSection>;

/** The interview as the report draws it; `from` says where and when it was held. */
export const ReportedInsights = InterviewInsights.extend({
  interview: z.object({ transcriptSummary: z.string().nullable(), from: z.string().optional() }).nullable(),
  sections: z.array(ReportedSection),
});
export type ReportedInsights = z.infer<typeof ReportedInsights>;

/** On the phone with the voice agent, or in writing. */
export const INTERVIEW_KINDS = ["call", "written"] as const;

/** The same, as it is stored. */
export const StoredInsights = ReportedInsights.extend({
  interview: z
    .object({
      transcriptSummary: z.string().nullable(),
      kind: z.enum(INTERVIEW_KINDS),
      createdAt: z.date(),
    })
    .nullable(),
});
export type StoredInsights = z.infer<typeof StoredInsights>;

export const NO_INSIGHTS: StoredInsights = { hasInterviewData: false, interview: null, sections: [] };
