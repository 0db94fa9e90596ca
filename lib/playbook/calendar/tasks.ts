import { truthOf } from "@/lib/domain/gate/claims";
import { factsOf, isFirm } from "@/lib/domain/ledger/fact";
import type { Effect } from "@/lib/domain/ledger/stance";
import type { CalendarRow } from "@/lib/domain/report/calendar";
import { type CompanyProfile, hasElement } from "../company-profile";
import { ownerBy } from "../competence";
import { numberWord } from "../grammar";
import { crewLanguages } from "../languages";
import { dayInWords, daysAfter, isClosed } from "./days";
import { workingDay } from "./holidays";
import { hoursFor, spread, type Work } from "./hours";
import { isBusy } from "./season";
import type { PlanDays } from "./trial-window";

/** The rows of the plan, in the order in which they begin. */
export function planRows(firm: CompanyProfile, plan: PlanDays): CalendarRow[] {
  const draft = {
    firm,
    plan,
    open: plan.mondays.flatMap((monday, week) => (isClosed(monday) ? [] : [week])),
  };
  const rows = !isInPlan(plan)
    ? laterRows(draft)
    : has(firm, "respectBan")
      ? banRows(draft)
      : trialRows(draft);
  return [...preparation(draft), ...rows].sort((one, other) => firstWeek(one) - firstWeek(other));
}

interface Draft {
  firm: CompanyProfile;
  plan: PlanDays;
  /** The weeks in which something may be planned. */
  open: readonly number[];
}

export const isInPlan = ({ mondays, trial }: PlanDays): boolean => mondays.includes(trial[0] ?? "");

/** The rows of the trial itself; a second team comes after the decision. */
export const isOfTrial = ({ task }: CalendarRow): boolean => /^(?:Trial|Count|Review|Second)/.test(task);
export const isOfSecondTeam = ({ task }: CalendarRow): boolean => task.startsWith("Second");

const has = ({ stances }: CompanyProfile, effect: Effect): boolean =>
  stances.some((one) => one.effect === effect);
const firstWeek = ({ hours }: CalendarRow): number => hours.findIndex((planned) => planned > 0);

function rowOf(
  { plan }: Draft,
  task: string,
  owner: string,
  weeks: readonly number[],
  hours: number,
  decidesOn: string | null = null,
): CalendarRow {
  const shares = spread(hours, weeks.length);
  return {
    task,
    owner,
    hours: plan.mondays.map((_, week) => shares[weeks.indexOf(week)] ?? 0),
    decidesOn,
  };
}

/** What has to be done before the trial; each in the first weeks that are open. */
function preparation(draft: Draft): CalendarRow[] {
  const { firm, plan, open } = draft;
  const startsAt = isInPlan(plan) ? plan.mondays.indexOf(plan.trial[0] ?? "") : plan.mondays.length;
  const before = open.filter((week) => week < startsAt);
  const early = before.slice(0, 2);
  const add = (task: string, owner: string, weeks: readonly number[], work: Work): CalendarRow[] =>
    weeks.length === 0 ? [] : [rowOf(draft, task, owner, weeks, hoursFor(work, firm))];
  const records = before.length > 2 ? before.slice(1, isInPlan(plan) ? 4 : 7) : before;
  const consent = plan.waits.some(({ kind }) => kind === "consent");
  return [
    ...(consent ? add("Ask for the written consent", firm.leader, early.slice(0, 1), "account") : []),
    ...add(baselineTask(firm), firm.pilotOwner, early.slice(0, 1), "baseline"),
    ...(truthOf("noPolicy", firm.world).v === false
      ? []
      : add(
          firm.size === "micro" ? "Half a page of AI rules" : "One-page AI rule",
          firm.leader,
          early,
          "rule",
        )),
    ...waitRows(draft, before, add),
    ...(has(firm, "oneAccount")
      ? add("One account in place of private ones", ownerBy(firm, "it"), before.slice(1, 3), "account")
      : []),
    ...(has(firm, "leaderBranch")
      ? add("A sample of what runs, checked by hand", ownerBy(firm, "quality"), early, "sample")
      : add(recordsTask(firm), ownerBy(firm, "operations"), records, "records")),
    ...(has(firm, "crewLanguage")
      ? add(languagesTask(firm), ownerBy(firm, "people"), before.slice(1, 3), "languages")
      : []),
    ...(has(firm, "offlineFirst")
      ? add("A way of working without a signal", firm.pilotOwner, before.slice(1, 2), "signal")
      : []),
  ];
}

type Add = (task: string, owner: string, weeks: readonly number[], work: Work) => CalendarRow[];

function waitRows({ firm, plan }: Draft, before: readonly number[], add: Add): CalendarRow[] {
  return plan.waits.flatMap(({ kind, until }) => {
    const weeks = before.filter((week) => (plan.mondays[week] ?? "") < until);
    if (kind === "consent") return [];
    if (kind === "assessment")
      return add("One privacy assessment for all uses", ownerBy(firm, "compliance"), weeks, "assessment");
    if (kind === "policy")
      return add("The AI rule, to those who vote on it", firm.leader, weeks.slice(-1), "review");
    if (kind === "ban")
      return add("Decide: does the ban have an exception", firm.leader, weeks.slice(2, 4), "ban");
    const task = kind === "notice" ? "Talk with the union, then written notice" : "Talk with the union";
    // The notice is given at the end of the first week, or the day that it leaves for a trial is another.
    return add(task, ownerBy(firm, "people"), weeks.slice(0, kind === "notice" ? 2 : 4), "union");
  });
}

const TASK_CHARACTERS = 44;

/** "Today's figures: hours per proposal" */
function baselineTask(firm: CompanyProfile): string {
  const { lead } = firm;
  if (has(firm, "respectBan")) return "What the ban prevents, and what it stops";
  const [measure = ""] = lead.trial.measure.split(/[,;]/);
  const task = `Today's figures: ${measure}`;
  return task.length <= TASK_CHARACTERS ? task : "Today's figures, on paper";
}

function recordsTask(firm: CompanyProfile): string {
  if (has(firm, "respectBan")) return "What the ban rests on, in writing";
  if (has(firm, "paperIn")) return "Records in order, the paper ones first";
  return "Records for the trial in order";
}

function languagesTask(firm: CompanyProfile): string {
  const spoken = crewLanguages(firm);
  const task = `Instructions: ${spoken.join(", ")}`;
  return spoken.length > 0 && task.length <= TASK_CHARACTERS ? task : "Instructions in the crew's languages";
}

function trialRows(draft: Draft): CalendarRow[] {
  const { firm, plan, open } = draft;
  const { mondays, trial, review } = plan;
  const weeks = trial.flatMap((monday) => {
    const week = mondays.indexOf(monday);
    return week === -1 ? [] : [week];
  });
  const title = `${firm.countsUses ? "Count of what runs" : "Trial"}, ${numberWord(trial.length)} weeks`;
  const running = rowOf(draft, title, firm.pilotOwner, weeks, hoursFor("trial", firm) * weeks.length);
  const week = mondays.findLastIndex((monday) => monday <= review);
  if (review > daysAfter(mondays[week] ?? "", 6)) return [running];
  const isQuiet = (later: number) => !isBusy(plan.season, mondays[later] ?? "");
  // In a firm of up to ten there is no second team.
  const rest = firm.size === "micro" ? [] : open.filter((later) => later > week && isQuiet(later));
  return [
    running,
    rowOf(draft, reviewTask(firm), firm.leader, [week], hoursFor("review", firm), review),
    ...(rest.length === 0
      ? []
      : [
          rowOf(
            draft,
            "Second team, if it holds",
            ownerBy(firm, "operations"),
            rest,
            hoursFor("second", firm) * rest.length,
          ),
        ]),
  ];
}

/** While a ban holds nothing is tried: it is decided on, where the day lies within these weeks. */
function banRows(draft: Draft): CalendarRow[] {
  const { firm, plan } = draft;
  const week = plan.mondays.findLastIndex((monday) => monday <= plan.review);
  if (plan.review > daysAfter(plan.mondays[week] ?? "", 6)) return [];
  const task = "Decide: the ban stays, or one use is allowed";
  return [rowOf(draft, task, firm.leader, [week], hoursFor("review", firm), plan.review)];
}

const REVIEW = "go on, change or stop";

/** With those who decide, where they were named. */
function reviewTask(firm: CompanyProfile): string {
  const named = firm.ledger.facts.filter(isFirm);
  if (factsOf(named, "person").some(({ key }) => key === "trustees"))
    return `Review with the trustees: ${REVIEW}`;
  if (factsOf(named, "body").some(({ key }) => key === "board")) return `Review with the board: ${REVIEW}`;
  return hasElement(firm, "steering_committee")
    ? `Review with the committee: ${REVIEW}`
    : `Review: ${REVIEW}`;
}

/** Where the trial comes later: finished cases done once more, and a decision on the start. */
function laterRows(draft: Draft): CalendarRow[] {
  const { firm, plan, open } = draft;
  const { mondays, season, trial, review } = plan;
  const last = open.at(-1) ?? 0;
  const quiet = open.filter((week) => week > 1 && week < last && !isBusy(season, mondays[week] ?? ""));
  const weeks = (quiet.length >= 2 ? quiet : open.slice(-4, -1)).slice(-3);
  const decidesOn = workingDay(firm, daysAfter(mondays[last] ?? review, 3));
  const start = dayInWords(trial[0] ?? review);
  const decision = has(firm, "respectBan")
    ? `Decide: one use from ${start}, or none`
    : `Decide: trial from ${start}, or not`;
  return [
    ...(has(firm, "respectBan") ? [] : [meanwhile(draft, weeks)]),
    rowOf(draft, decision, firm.leader, [last], hoursFor("review", firm), decidesOn),
  ];
}

/** Work that changes no one's job and no live file. */
function meanwhile(draft: Draft, weeks: readonly number[]): CalendarRow {
  const { firm } = draft;
  const hours = hoursFor("dryRun", firm);
  if (has(firm, "consultUnionFirst"))
    // The list goes with the notice, and is begun on the Monday of page one.
    return rowOf(
      draft,
      "Sort the uses by whose work changes",
      ownerBy(firm, "people"),
      draft.open.slice(0, 2),
      hours,
    );
  const cases = has(firm, "residencyFirst") ? "made-up cases" : "ten finished cases";
  return rowOf(draft, `Dry run on ${cases}`, firm.pilotOwner, weeks, hours);
}
