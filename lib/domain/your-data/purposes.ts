import { z } from "zod";

/** What a consent is for. */
export const Purpose = z.enum(["follow_up_email", "ai_call", "retake_reminder", "comparison"]);
export type Purpose = z.infer<typeof Purpose>;

/** In the words that the person reads. */
export const PURPOSES: Readonly<Record<Purpose, string>> = {
  follow_up_email: "The chapter may write to you about your results",
  ai_call: "An automated call by the AI voice agent",
  retake_reminder: "A reminder to take the assessment again",
  comparison: "Your firm is counted, without its name, in figures that compare firms",
};
