import { type Firm, hasElement } from "./firm";

/** How far a firm is with trying AI out: nothing yet, something else, or the very thing it wants solved. */
export type TrialState = "first" | "next" | "widen";

/** From here on, the experience that was told names a use in the business. */
const NAMES_A_USE_POINTS = 4;

export function trialState(firm: Firm): TrialState {
  if (!hasElement(firm, "dept_pilots")) return "first";
  return hasToldUse(firm) && speaksOfLead(firm) ? "widen" : "next";
}

/** Whether the experience names a use in the business, by the method's own reading. */
export function hasToldUse({ readiness, experience }: Firm): boolean {
  const line = readiness.lines.find(({ key }) => key === "experience");
  return experience !== null && (line?.points ?? 0) >= NAMES_A_USE_POINTS;
}

const STEM = 6;
const stems = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{6,}/g) ?? []).map((word) => word.slice(0, STEM));

/** Whether the experience and the lead challenge share a telling word. */
function speaksOfLead({ experience, lead }: Firm): boolean {
  const told = new Set(stems(experience ?? ""));
  return stems(`${lead.text} ${lead.trial.pilot} ${lead.solution.title}`).some((stem) => told.has(stem));
}
