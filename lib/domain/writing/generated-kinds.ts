/** The pieces that are written for an assessment. */
export const GENERATED_KINDS = ["roadmap", "report", "tools", "questions", "insights"] as const;
export type GeneratedKind = (typeof GENERATED_KINDS)[number];

export const PIECE_LABELS: Readonly<Record<GeneratedKind, string>> = {
  roadmap: "Roadmap",
  report: "Report",
  tools: "Tools",
  questions: "Follow-up questions",
  insights: "Interview insights",
};
