/** The pieces that are written for an assessment. */
export const PIECES = ["roadmap", "report", "tools", "questions", "insights"] as const;
export type Piece = (typeof PIECES)[number];

export const PIECE_LABELS: Readonly<Record<Piece, string>> = {
  roadmap: "Roadmap",
  report: "Report",
  tools: "Tools",
  questions: "Follow-up questions",
  insights: "Interview insights",
};
