import type { InterviewSection } from "./insights";

/** "business_challenges" reads "Business challenges". */
export function sectionTitle(sectionKey: string): string {
  const words = sectionKey.replace(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A next step is a sentence, or named parts of one. */
export function nextStepLines(nextStep: NonNullable<InterviewSection["nextStep"]>): string[] {
  if (typeof nextStep === "string") return [nextStep];
  return Object.entries(nextStep).map(([name, value]) => `${sectionTitle(name)}: ${value}`);
}
