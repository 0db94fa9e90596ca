import type { DatedStep } from "@/lib/domain/report/dated-step";
import type { ReportData } from "@/lib/domain/report/report";
import { type Day, dayInWords, daysAfter, daysBetween, fullDay } from "./calendar/days";
import type { PlanDays } from "./calendar/trial-window";
import type { CompanyProfile } from "./company-profile";
import type { Gap } from "./gaps/gap";
import { listInWords, lowerFirst, numberWord, upperFirst } from "./grammar";
import { mainMeasure } from "./main-measure";
import { mondayStep } from "./memo/monday-step";
import { ownerInWords } from "./pilot-owner";
import type { WrittenRisk } from "./risks/choose-risks";
import { isByWork, THE_ONE_NAMED, theRole } from "./roles";
import { isSmall } from "./size";
import { hasStance } from "./true-of";

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
  const { leader, pilotOwner } = firm;
  const first = mondayStep(firm);
  const [gap] = gaps;
  const risk = risks.find(({ id }) => !(SAID_BY_POLICY.has(id) && gap?.id === "policy"));
  const [monday = plan.review] = plan.mondays;
  const readers = isSmall(firm.size) ? null : readersOf(firm, risks);
  const sponsor =
    readers === null
      ? `${upperFirst(theRole(leader))} ${asksOf(firm)}keeps ${dayInWords(plan.review)} free for the review.`
      : `${upperFirst(theRole(leader))} sends this report to ${readers}.`;
  const begins = gap?.move.firstStep ?? "";
  const quickWin = `${gap?.brief.what ?? ""} ${begins === first.what ? "" : begins}`.trim();
  const trial = firm.countsUses
    ? `the count of what runs begins, ${numberWord(plan.trial.length)} weeks.`
    : `the trial starts, ${numberWord(plan.trial.length)} weeks.`;
  const start = hasStance(firm, "respectBan")
    ? []
    : [{ ...on(plan.trial[0] ?? plan.review, pilotOwner, upperFirst(trial)), said: trial }];
  // Notice is given within the first week: the day that it leaves for a trial rests on that.
  const isNotice = plan.waits.some(({ kind }) => kind === "notice");
  const between = [
    by(daysAfter(monday, 4), leader, sponsor),
    by(daysAfter(monday, isNotice ? 7 : 11), gap?.move.owner ?? leader, quickWin),
    ...(risk === undefined ? [] : [controlStep(firm, risk, plan.review)]),
  ];
  return [
    {
      ...on(monday, first.owner, first.what),
      said:
        first.owner === THE_ONE_NAMED
          ? `${upperFirst(theRole(leader))} names one person for the trial. That person begins: ${lowerFirst(first.what)}`
          : `${upperFirst(ownerInWords(firm, first.owner))} begins: ${lowerFirst(first.what)}`,
    },
    ...[...between, ...start].sort((one, other) => one.date.localeCompare(other.date)),
    on(plan.review, leader, `${upperFirst(theRole(leader))} decides ${decisionOf(firm)}`),
  ];
}

const decisionOf = (firm: CompanyProfile): string =>
  hasStance(firm, "respectBan")
    ? "on the ban: it stays, or one use is allowed in writing."
    : `on the figures (${mainMeasure(firm)}): go on, change or stop.`;

/** In a small firm the one who leads the trial answers for it; and a leader who does so asks no one. */
const asksOf = (firm: CompanyProfile): string =>
  firm.pilotOwner.toLowerCase() === firm.leader.toLowerCase()
    ? ""
    : firm.pilotOwner === THE_ONE_NAMED
      ? namesOf(firm)
      : `asks ${ownerInWords(firm, firm.pilotOwner)} to answer for the trial, and `;

/** Once, where the Monday of page one does not do so already. */
const namesOf = (firm: CompanyProfile): string =>
  mondayStep(firm).owner === THE_ONE_NAMED ? "" : "names one person to answer for the trial, and ";

/** Those who have something to do in it, by name or title; null where none is known by either. */
function readersOf(firm: CompanyProfile, risks: readonly WrittenRisk[]): string | null {
  const { leader, pilotOwner } = firm;
  const isLeader = (role: string) => role.toLowerCase() === leader.toLowerCase();
  const roles = [...new Set([pilotOwner, ...risks.map(({ shown }) => shown.owner)])].filter(
    (role) => !isLeader(role) && !isByWork(role),
  );
  return roles.length === 0
    ? null
    : listInWords(roles.slice(0, MOST_READERS).map((role) => ownerInWords(firm, role)));
}

const MOST_READERS = 3;

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

const controlStep = (firm: CompanyProfile, { shown, control }: WrittenRisk, review: Day): Step =>
  by(
    shown.by ?? review,
    shown.owner,
    `${upperFirst(ownerInWords(firm, shown.owner))} puts the first control in place: ${lowerFirst(control)}`,
  );
