import type { DatedStep } from "@/lib/domain/report/dated-step";
import type { ReportData } from "@/lib/domain/report/report";
import { type Day, dayInWords, daysAfter, daysBetween, fullDay } from "./calendar/days";
import type { PlanDays } from "./calendar/trial-window";
import type { CompanyProfile } from "./company-profile";
import type { Gap } from "./gaps/gap";
import { numberWord, upperFirst } from "./grammar";
import type { WrittenRisk } from "./risks/choose-risks";
import { theRole } from "./roles";
import { isSmall } from "./size";

/** Where the first quick win is the rule, these have their control already. */
const SAID_BY_POLICY: ReadonlySet<string> = new Set(["shadow-ai", "no-policy"]);

interface Step {
  preposition: "On" | "By";
  date: Day;
  owner: string;
  /** After "On November 23, 2026:". */
  said: string;
  /** By itself, where the day and the owner are said beside it. */
  text: string;
}

/** The next steps as they are read, and the same with their days for a calendar. */
export function nextSteps(
  firm: CompanyProfile,
  gaps: readonly Gap[],
  risks: readonly WrittenRisk[],
  plan: PlanDays,
): Required<Pick<ReportData, "nextSteps" | "datedSteps">> {
  const steps = stepsOf(firm, gaps, risks, plan);
  const [monday = plan.review] = plan.mondays;
  return {
    nextSteps: steps.map(({ preposition, date, said }) => `${preposition} ${fullDay(date)}: ${said}`),
    datedSteps: steps.map(
      ({ date, owner, text }): DatedStep => ({ day: daysBetween(monday, date), date, owner, text }),
    ),
  };
}

/** Steps on the days of the calendar: Monday, a sponsor, the first quick win, the first control, trial and review. */
function stepsOf(
  firm: CompanyProfile,
  gaps: readonly Gap[],
  risks: readonly WrittenRisk[],
  plan: PlanDays,
): Step[] {
  const { leader, pilotOwner, lead } = firm;
  const [gap] = gaps;
  const risk = risks.find(({ id }) => !(SAID_BY_POLICY.has(id) && gap?.id === "policy"));
  const [monday = plan.review] = plan.mondays;
  const sponsor = isSmall(firm.size)
    ? `${upperFirst(theRole(leader))} names who answers for this plan, and keeps ${dayInWords(plan.review)} free for the review.`
    : `${upperFirst(theRole(leader))} names the sponsor, and sends this report to the people named in it.`;
  const quickWin = `${gap?.brief.what ?? ""} ${gap?.move.firstStep ?? ""}`.trim();
  const trial = `the trial starts, ${numberWord(plan.trial.length)} weeks.`;
  const between = [
    by(daysAfter(monday, 4), leader, sponsor),
    by(daysAfter(monday, 11), gap?.move.owner ?? leader, quickWin),
    ...(risk === undefined ? [] : [controlStep(risk, plan.review)]),
  ];
  return [
    {
      ...on(monday, pilotOwner, lead.thisWeek),
      said: `${upperFirst(theRole(pilotOwner))} begins. ${lead.thisWeek}`,
    },
    ...between.sort((one, other) => one.date.localeCompare(other.date)),
    { ...on(plan.trial[0] ?? plan.review, pilotOwner, upperFirst(trial)), said: trial },
    on(plan.review, leader, `${upperFirst(theRole(leader))} decides on the figures: go on, change or stop.`),
  ];
}

const on = (date: Day, owner: string, text: string): Step => ({
  preposition: "On",
  date,
  owner,
  said: text,
  text,
});
const by = (date: Day, owner: string, text: string): Step => ({
  ...on(date, owner, text),
  preposition: "By",
});

const controlStep = ({ shown, control }: WrittenRisk, review: Day): Step =>
  by(
    shown.by ?? review,
    shown.owner,
    `${upperFirst(theRole(shown.owner))} has the first control in place. ${control}`,
  );
