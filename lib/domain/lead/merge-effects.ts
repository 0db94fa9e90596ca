import { labelOf } from "../assessment/options";
import { shortDate } from "../dates";
import { startOfDay } from "../local-time";
import { type Mergeable, takeover, waitingDay } from "./merge";
import { originInWords } from "./origin";
import { isOpenStage, LEAD_STAGES } from "./stage";

interface Named extends Mergeable {
  companyName: string;
}

/** What a merge does, sentence by sentence, before it is done. `nameOf` says who an owner is. */
export function mergeEffects(
  kept: Named,
  others: readonly Named[],
  nameOf: (ownerId: string) => string,
): string[] {
  const taken = takeover(kept, others);
  return [
    `The kept lead stays in the list, with its stage: ${labelOf(LEAD_STAGES, kept.leadStatus)}. Merged leads come up in a search, and under Kind: Merged leads.`,
    "Notes and activity of the merged leads show with the kept one, each with where it comes from; so do their call requests.",
    ...(taken.leadOwnerId === undefined
      ? []
      : [`Owner: ${nameOf(taken.leadOwnerId)}, who has a merged lead. The kept one had none.`]),
    ...dates(kept, others, taken.nextActionOn),
    "The person notices nothing: reports, links, PDFs and payments stay as they are.",
    "Totals, revenue, the funnel, Insights and exports still count every submission.",
    "Separate undoes it. What the kept lead took over stays with it.",
  ];
}

/** Which day it will be, and what becomes of every other one. */
function dates(kept: Named, others: readonly Named[], taken: string | undefined): string[] {
  const day = taken ?? waitingDay(kept);
  const later = others.filter((other) => waitingDay(other) !== null && waitingDay(other) !== day);
  const own = kept.nextActionOn;
  return [
    ...(taken === undefined
      ? []
      : [
          own === null
            ? `Next action: ${dayInWords(taken)}, taken from a merged lead.`
            : `Next action: ${dayInWords(taken)} in place of ${dayInWords(own)}, ${isOpenStage(kept.leadStatus) ? "because it is sooner" : "which no longer counts at its stage"}. The activity keeps both.`,
        ]),
    ...later.map(
      (other) =>
        `${originInWords(other)}: its next action on ${dayInWords(other.nextActionOn ?? "")} stays noted with it, without a reminder.`,
    ),
    ...(taken !== undefined && !isOpenStage(kept.leadStatus)
      ? [
          `At the stage ${labelOf(LEAD_STAGES, kept.leadStatus)} no follow-up comes due: change the stage to be reminded.`,
        ]
      : []),
  ];
}

const dayInWords = (day: string): string => shortDate(startOfDay(day));

/** "1 lead", "3 leads" */
export const leadsInWords = (count: number): string => (count === 1 ? "1 lead" : `${count} leads`);
