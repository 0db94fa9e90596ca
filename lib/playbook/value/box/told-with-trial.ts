import type { CompanyProfile } from "../../company-profile";
import { underHeading } from "../../own-lines/under-heading";

/** Whether it was told in the sentence that the trial is of, or under it where that is a heading: "Remakes." */
export function isToldWithTrial(
  { lead: { said }, answers }: Pick<CompanyProfile, "lead" | "answers">,
  sentences: readonly string[],
): boolean {
  if (said === null) return false;
  const told = [answers.otherChallenge, answers.aiFriction].flatMap((answer) => underHeading(answer, said));
  return [said, ...told].some((sentence) => sentences.includes(sentence));
}
