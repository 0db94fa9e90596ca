/** The three subjects of an interview, one for each of the follow-up questions, in their order. */
export const SECTION_KEYS = [
  "business_challenges",
  "ai_tools_and_workflow",
  "confidence_reflection",
] as const;
export type Subject = (typeof SECTION_KEYS)[number];
