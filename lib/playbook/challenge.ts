import type { Answers } from "@/lib/domain/assessment/assessment";
import { isNoneValue } from "@/lib/domain/assessment/exclusivity";
import { sentences } from "@/lib/domain/report/sentences";
import { distinctPicks } from "@/lib/domain/score/answers-read";
import { challenges, type Pilot, pilots, type Solution } from "@/lib/knowledge/knowledge";
import { upperFirst } from "./grammar";
import type { OfTrial } from "./lead/own-pilot";
import { isSmall, type Size } from "./size";
import { themeOf } from "./themes";

/** A challenge that was chosen, with what we know about it and how it would be tried out. */
export interface Challenge extends Solution {
  trial: Trial;
  /** Something that can be done this week, whatever the size. */
  thisWeek: string;
  /** The sentence that it was read from; null where it was chosen from the list. */
  said: string | null;
  /** Who owns it in their kind of firm; null where that goes by department. */
  owner: string | null;
  /** Tools of the catalogue, or products of such firms, that it works with: the first choice first. */
  tools: readonly string[];
}

/** How it is tried out. */
interface Trial extends Pilot, OfTrial {
  /** What is written down before anything changes. */
  baseline: string;
  /** What keeps it safe; null where nothing is known beyond the stop rule. */
  guardrail: string | null;
}

const DEFAULT_SLUG = "raising_productivity_with_the_team_we_have";

/** The chosen challenges that are known, those first that touch the most departments in play, then in list order. */
export function chosenChallenges(answers: Answers, size: Size): Challenge[] {
  const chosen = distinctPicks(answers.businessChallenges);
  const inPlay = distinctPicks(answers.aiDepartments);
  const shared = ({ departments }: Solution) => departments.filter((each) => inPlay.has(each)).length;
  const own = challenges.filter(({ slug }) => chosen.has(slug));
  return own
    .map((solution, place) => ({ solution, place }))
    .sort((one, other) => shared(other.solution) - shared(one.solution) || one.place - other.place)
    .map(({ solution }) => withPilot(solution, size));
}

/** Chosen texts that are on no list any more, in readable form. */
export function unknownChallenges(answers: Answers): string[] {
  const known = new Set(challenges.map(({ slug }) => slug));
  return answers.businessChallenges
    .filter((slug) => !known.has(slug) && !isNoneValue(slug))
    .map((slug) => slug.replaceAll("_", " ").replace(/\s+/g, " ").trim())
    .filter((text) => text !== "");
}

/**
 * Where this firm should learn first: a challenge that is no safeguard, before all one that the leader also
 * wrote about; a plain document task where nothing was chosen.
 */
export function leadChallenge(
  chosen: readonly Challenge[],
  written: readonly (string | null)[],
  size: Size,
): Challenge {
  const trials = chosen.filter(({ trial }) => trial.kind === "pilot");
  const onMind = written.flatMap((text) => (text === null ? [] : (themeOf(text)?.theme ?? [])));
  const [onTheirMind] = onMind.flatMap((theme) => trials.find(({ themes }) => themes.includes(theme)) ?? []);
  const lead = onTheirMind ?? trials[0] ?? chosen[0];
  if (lead !== undefined) return lead;
  const fallback = challenges.find(({ slug }) => slug === DEFAULT_SLUG);
  if (fallback === undefined) throw new Error(`There is no challenge called ${DEFAULT_SLUG}.`);
  return withPilot(fallback, size);
}

/** The industry's challenge on a theme, for a problem in the leader's own words; undefined where it has none. */
export function nearestChallenge(
  { industry, size }: { industry: string; size: Size },
  theme: string,
): Challenge | undefined {
  const near = challenges.find((each) => each.industry === industry && each.themes.includes(theme));
  return near === undefined ? undefined : withPilot(near, size);
}

function withPilot(solution: Solution, size: Size): Challenge {
  const trial = pilots.find(({ slug }) => slug === solution.slug);
  if (trial === undefined) throw new Error(`There is no trial for ${solution.slug}.`);
  const step = isSmall(size) ? (trial.smallStep ?? solution.firstStep) : solution.firstStep;
  return {
    ...solution,
    trial: { ...trial, baseline: upperFirst(trial.measure), guardrail: null },
    thisWeek: sentences(step),
    said: null,
    owner: null,
    tools: [],
  };
}

/** The department a challenge belongs to: one that is in play already, and the executive team last. */
export function departmentFor(
  { departments }: { departments: readonly string[] },
  inPlay: ReadonlySet<string>,
): string | undefined {
  const working = departments.filter((each) => each !== "executive");
  return working.find((each) => inPlay.has(each)) ?? working[0] ?? departments[0];
}
