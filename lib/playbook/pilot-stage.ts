import { type Fact, factsOf, isFirm, type Ledger, type StateKey } from "@/lib/domain/ledger/fact";
import { isAtHome } from "@/lib/domain/ledger/lead";
import type { Readiness } from "@/lib/domain/score/readiness";
import type { Challenge } from "./challenge";
import { readLedger } from "./read-ledger";

/**
 * How far a firm is with what its leader wants solved: nothing yet; in use, and not measured; pilots on
 * something else; or in use with a result.
 */
export type PilotStage = "first" | "measure" | "next" | "widen";

interface Known {
  has: ReadonlySet<string>;
  ledger: Ledger;
  lead: Challenge;
}

/** Only a typed fact about the very task proves that it runs; words that look alike prove nothing. */
export function pilotStage({ has, ledger, lead }: Known): PilotStage {
  const firm = ledger.facts.filter(isFirm);
  const states = factsOf(firm, "state");
  if (states.some(({ key }) => key === "banned")) return "first";
  const tasks = tasksOf(lead);
  const running = states.filter(
    ({ key, task, sentence }) =>
      RUNS.includes(key) && !isAtHome(sentence) && task?.some((each) => tasks.has(each)),
  );
  if (running.length > 0) return running.some((state) => hasResult(state, firm)) ? "widen" : "measure";
  return has.has("dept_pilots") ? "next" : "first";
}

const RUNS: readonly StateKey[] = ["uses", "ran", "in_production"];

/** The keys of the tasks that a challenge is about: of its own typed task, else of its pilot's words. */
function tasksOf({ text, trial }: Challenge): ReadonlySet<string> {
  const words = readLedger({ otherChallenge: `${text}. ${trial.pilot}` });
  return new Set(factsOf(words.facts, "task").map(({ key }) => key));
}

/** Whether a challenge is about a task, by its key. */
export const isAboutTask = (challenge: Challenge, key: string): boolean => tasksOf(challenge).has(key);

/** Whether a challenge of the list is the work of the typed first pilot under another name. */
export function isWorkOf(lead: Challenge, challenge: Challenge): boolean {
  if (lead.slug === challenge.slug) return true;
  if (lead.said === null) return false;
  const tasks = tasksOf(lead);
  return challenge.trial.kind === "pilot" && [...tasksOf(challenge)].some((key) => tasks.has(key));
}

/** A change, a saving or a share told with it, or that it is measured. */
const hasResult = ({ field }: Fact, firm: readonly Fact[]): boolean =>
  firm.some(
    (fact) =>
      fact.field === field &&
      (fact.kind === "change" ||
        (fact.kind === "state" && fact.key === "measured") ||
        (fact.kind === "rate" && (fact.role === "saving" || fact.role === "share"))),
  );

/** From here on, the experience that was told names a use in the business, by the method's own reading. */
const NAMES_A_USE_POINTS = 4;

/** Whether the experience names a use in the business. */
export function toldUse({
  readiness,
  experience,
  ledger,
}: {
  readiness: Readiness;
  experience: string | null;
  ledger: Ledger;
}): boolean {
  if (experience === null) return false;
  const line = readiness.lines.find(({ key }) => key === "experience");
  const isRunning = factsOf(ledger.facts, "state").some(
    (state) => isFirm(state) && state.field === "aiExperience" && RUNS.includes(state.key),
  );
  return isRunning || (line?.points ?? 0) >= NAMES_A_USE_POINTS;
}

/** The first step where something runs already is to look at it. */
export function inThisState(lead: Challenge, state: PilotStage): Challenge {
  const [first] = lead.trial.measure.split(",");
  if (state === "measure") return { ...lead, thisWeek: `Pull ${first} from before and since the use began.` };
  if (state === "widen")
    return { ...lead, thisWeek: "Check the result you told us about, before and after." };
  return lead;
}
