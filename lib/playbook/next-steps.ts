import { type Day, dayInWords, daysAfter, fullDay } from "./calendar/days";
import type { PlanDays } from "./calendar/trial-window";
import type { CompanyProfile } from "./company-profile";
import type { Gap } from "./gaps/gap";
import { numberWord, upperFirst } from "./grammar";
import type { WrittenRisk } from "./risks/choose-risks";
import { theRole } from "./roles";
import { isSmall } from "./size";

/** Where the first quick win is the rule, these have their control already. */
const SAID_BY_POLICY: ReadonlySet<string> = new Set(["shadow-ai", "no-policy"]);

/** Steps on the days of the calendar: Monday, a sponsor, the first quick win, the first control, trial and review. */
export function nextSteps(
  firm: CompanyProfile,
  gaps: readonly Gap[],
  risks: readonly WrittenRisk[],
  plan: PlanDays,
): string[] {
  const [gap] = gaps;
  const risk = risks.find(({ id }) => !(SAID_BY_POLICY.has(id) && gap?.id === "policy"));
  const [monday = plan.review] = plan.mondays;
  const sponsor = isSmall(firm.size)
    ? `${upperFirst(theRole(firm.leader))} names who answers for this plan, and keeps ${dayInWords(plan.review)} free for the review.`
    : `${upperFirst(theRole(firm.leader))} names the sponsor, and sends this report to the people named in it.`;
  const steps: [day: Day, text: string][] = [
    [daysAfter(monday, 4), sponsor],
    [daysAfter(monday, 11), `${gap?.brief.what ?? ""} ${gap?.move.firstStep ?? ""}`.trim()],
    ...(risk === undefined ? [] : [controlStep(risk, plan.review)]),
  ];
  return [
    `On ${fullDay(monday)}: ${upperFirst(theRole(firm.pilotOwner))} begins. ${firm.lead.thisWeek}`,
    ...steps
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([day, text]) => `By ${fullDay(day)}: ${text}`),
    `On ${fullDay(plan.trial[0] ?? plan.review)}: the trial starts, ${numberWord(plan.trial.length)} weeks.`,
    `On ${fullDay(plan.review)}: ${upperFirst(theRole(firm.leader))} decides on the figures: go on, change or stop.`,
  ];
}

const controlStep = ({ shown, control }: WrittenRisk, review: Day): [Day, string] => [
  shown.by ?? review,
  `${upperFirst(theRole(shown.owner))} has the first control in place. ${control}`,
];
