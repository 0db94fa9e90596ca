import type { CompanyProfile } from "../company-profile";
import { numberWord, upperFirst } from "../grammar";
import { runwayEnds, runwayOf } from "../runway";
import { hasStance } from "../true-of";
import { inTheirWords } from "../typed-facts";
import { dayInWords, daysBetween, monthOf } from "./days";
import { monthName } from "./month-names";
import { type ToldDate, toldDates } from "./told-dates";
import type { PlanDays } from "./trial-window";

const SHOWN = 3;

/** What they named a day or a month for, beside the days of the plan. */
export function dateNotes(firm: CompanyProfile, plan: PlanDays): string[] {
  // The meeting that the policy waits for is told as what the trial waits for.
  const told = toldDates(firm, plan.writtenOn).filter(
    ({ isMeeting }) => !(isMeeting && hasStance(firm, "policyFirst")),
  );
  const quotes = told.map(({ quote }) => quote);
  const dates = told
    .filter(({ quote }, at) => quotes.indexOf(quote) === at)
    .slice(0, SHOWN)
    .map((date) => ({ date, place: placeOf(date, firm, plan) }));
  return [...dates.map(saidOnce), ...runwayNote(firm, plan)];
}

/** What holds for the one before holds for this one too. */
function saidOnce(
  { date: { quote, said }, place }: { date: ToldDate; place: Place },
  at: number,
  all: readonly { place: Place }[],
): string {
  return all[at - 1]?.place.kind === place.kind
    ? `The same goes for ${said}, of which you wrote ${quote}.`
    : `You wrote ${quote}. ${upperFirst(said)} ${place.text}`;
}

interface Place {
  kind: "before" | "within" | "between" | "after" | "audit" | "ban";
  text: string;
}

function runwayNote(firm: CompanyProfile, { writtenOn, review }: PlanDays): string[] {
  const told = runwayOf(firm);
  if (told === null) return [];
  const ends = runwayEnds(told, writtenOn);
  const left = Math.floor(daysBetween(review, ends) / DAYS_A_MONTH);
  const after =
    left < 1
      ? "so bring the decision forward to the first week in which there is a figure"
      : `${left === 1 ? "about one month" : `about ${numberWord(left)} months`} after the decision on ${dayInWords(review)}`;
  return [
    `You wrote ${inTheirWords(told.fact)}: counted from this report, the money lasts until ${monthName(monthOf(ends))} ${ends.slice(0, 4)}, ${after}.`,
  ];
}
const DAYS_A_MONTH = 30.4;

function placeOf({ first, last, isAudit }: ToldDate, firm: CompanyProfile, plan: PlanDays): Place {
  const { trial, review } = plan;
  const start = trial[0] ?? review;
  const decision = `the decision on ${dayInWords(review)}`;
  if (first > review)
    return isAudit
      ? {
          kind: "audit",
          text: `comes after ${decision}; by then the rule, the list of uses and the error log are there to be shown.`,
        }
      : { kind: "after", text: `comes after ${decision}, which leaves time to use what it shows.` };
  if (hasStance(firm, "respectBan"))
    return {
      kind: "ban",
      text: `comes before ${decision}: take to it what is in writing by then.`,
    };
  if (first > plan.trialEnd)
    return {
      kind: "between",
      text: `comes between the end of the trial and ${decision}: have the figures of the trial ready by then.`,
    };
  return last < start
    ? {
        kind: "before",
        text: "comes before the trial and goes first: spare the people who work on it until then.",
      }
    : {
        kind: "within",
        text: "falls within the trial: spare the people who work on it until then.",
      };
}
