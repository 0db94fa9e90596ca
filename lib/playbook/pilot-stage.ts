import type { Readiness } from "@/lib/domain/score/readiness";
import type { Challenge } from "./challenge";

/**
 * How far a firm is with what its leader wants solved: nothing yet; in use, and not measured; pilots on
 * something else; or a pilot on the very thing.
 */
export type PilotStage = "first" | "measure" | "next" | "widen";

interface Known {
  has: ReadonlySet<string>;
  tools: ReadonlySet<string>;
  experience: string | null;
  readiness: Readiness;
  lead: Challenge;
}

export function pilotStage(known: Known): PilotStage {
  const isLead = known.experience !== null && speaksOf(known.experience, known.lead);
  if (known.has.has("dept_pilots")) return isLead && toldUse(known) ? "widen" : "next";
  return isLead && known.tools.size > 0 ? "measure" : "first";
}

/** From here on, the experience that was told names a use in the business. */
const NAMES_A_USE_POINTS = 4;

/** Whether the experience names a use in the business, by the method's own reading. */
export function toldUse({ readiness, experience }: Pick<Known, "readiness" | "experience">): boolean {
  const line = readiness.lines.find(({ key }) => key === "experience");
  return experience !== null && (line?.points ?? 0) >= NAMES_A_USE_POINTS;
}

/** The first step where something runs already is to look at it. */
export function inThisState(lead: Challenge, state: PilotStage): Challenge {
  const [first] = lead.trial.measure.split(",");
  if (state === "measure") return { ...lead, thisWeek: `Pull ${first} from before and since the use began.` };
  if (state === "widen")
    return { ...lead, thisWeek: "Check the result you told us about, before and after." };
  return lead;
}

const STEM = 6;
const stems = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{6,}/g) ?? []).map((word) => word.slice(0, STEM));

/** Whether an experience and a challenge share a telling word. */
function speaksOf(experience: string, { text, trial, solution }: Challenge): boolean {
  const told = new Set(stems(experience));
  return stems(`${text} ${trial.pilot} ${solution.title}`).some((stem) => told.has(stem));
}
