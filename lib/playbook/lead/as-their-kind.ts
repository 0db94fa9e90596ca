import type { Subsector } from "@/lib/knowledge/subsectors";
import type { Challenge } from "../challenge";
import { typedChallenge } from "./lead-challenge";

/** What was chosen from the list of an industry, answered as their kind of firm would: no rubrics for toddlers. */
export function asTheirKind(
  chosen: readonly Challenge[],
  subsector: Subsector | null,
  taken: readonly Challenge[],
): Challenge[] {
  const pilots = new Set(taken.map(({ trial }) => trial.slug));
  return chosen.flatMap((challenge): Challenge[] => {
    const own = subsector?.pilots.find(({ answers }) => answers.includes(challenge.slug));
    const written =
      own === undefined
        ? null
        : typedChallenge({ because: null, own, usual: null, tool: null }, challenge.industry);
    if (written === null) return [challenge];
    // The first pilot, or one before this, is the answer to it already.
    if (pilots.has(written.trial.slug)) return [];
    pilots.add(written.trial.slug);
    const { slug, text, themes, departments } = challenge;
    return [{ ...written, slug, text, themes, departments }];
  });
}

/** The pilot of their kind that is tried first is an answer to this one too. */
export const isAnsweredBy = (
  lead: Pick<Challenge, "trial">,
  { slug }: Pick<Challenge, "slug">,
  subsector: Subsector | null,
): boolean =>
  subsector?.pilots.some(({ task, answers }) => task === lead.trial.slug && answers.includes(slug)) === true;
