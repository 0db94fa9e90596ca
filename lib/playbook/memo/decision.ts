import type { Memo } from "@/lib/domain/report/memo";
import { dayInWords, fullDay } from "../calendar/days";
import type { PlanDays } from "../calendar/trial-window";
import type { CompanyProfile } from "../company-profile";
import { moneyOf } from "../costs";
import { numberWord, upperFirst } from "../grammar";
import { theRole } from "../roles";
import type { Size } from "../size";
import type { DecidedTools } from "../tools/decision/decide-tools";
import { dollars } from "../value/box/figures";
import { seatsInWords } from "./seats";
import { asksNoMoney, owesNotice, staysInCanada, takes, unionOf } from "./stances";

/** What page one asks for beside the decision. */
export type Asked = Pick<Memo, "cost" | "stop" | "monday">;

interface AskInput {
  days: PlanDays;
  tools: DecidedTools;
  /** What a year of it is worth at the low end. */
  aYear: number | null;
}

/** The one decision that is asked for; with its days where it is known when it is written. */
export function decisionOf(firm: CompanyProfile, days?: PlanDays): string {
  if (takes(firm, "respectBan"))
    return "Keep the ban, and have one page written on what would have to be true to allow a single use.";
  if (takes(firm, "leaderBranch"))
    return "One page of evidence on what runs: cost per result, errors found, and who may switch it off.";
  return trialOf(firm, days);
}

/** What it costs, when it ends and how it begins. */
export function askedOf(firm: CompanyProfile, { days, tools, aYear }: AskInput): Asked {
  if (takes(firm, "respectBan")) return underBan(firm, days);
  if (takes(firm, "leaderBranch")) return forLeader(firm, days);
  return {
    cost: costOf(firm, tools, aYear),
    stop: { kind: "trial", on: endOfTrial(days), text: `${firm.lead.trial.stop}${orElse(firm)}.` },
    monday: mondayOf(firm),
  };
}

function trialOf(firm: CompanyProfile, days: PlanDays | undefined): string {
  const trial = `${lengthOf(days)} ${ownerOf(firm)}${firm.lead.trial.pilot}`;
  if (takes(firm, "consultUnionFirst")) {
    const first = owesNotice(firm)
      ? `First ask ${unionOf(firm)} which uses need notice`
      : `First talk with ${unionOf(firm)}`;
    return `${first}; then ${trial}, with no job changed.`;
  }
  if (staysInCanada(firm))
    return `First say whether “in Canada” means stored or processed there; then ${trial}.`;
  return `${upperFirst(trial)}.`;
}

/** Where the work is done, a trial that cannot be used there has failed. */
function orElse(firm: CompanyProfile): string {
  if (takes(firm, "offlineFirst")) return ", or if it needs a signal where there is none";
  if (takes(firm, "voiceOrPaper")) return ", or if those who do the work have to type";
  return takes(firm, "crewLanguage") ? ", or if part of the crew cannot read it" : "";
}

/** "eight weeks from May 3," */
function lengthOf(days: PlanDays | undefined): string {
  const [start] = days?.trial ?? [];
  if (days === undefined || start === undefined) return "one trial";
  return `${numberWord(days.trial.length)} weeks from ${dayInWords(start)},`;
}

const ownerOf = ({ size, pilotOwner }: CompanyProfile): string =>
  size === "micro" ? "for one person: " : `under ${theRole(pilotOwner)}: `;

/** Hours of our judgement for ten weeks, everyone's together. */
const HOURS: Readonly<Record<Size, number>> = { micro: 16, small: 40, middle: 80, upper: 120, large: 240 };

function costOf(firm: CompanyProfile, tools: DecidedTools, aYear: number | null): Memo["cost"] {
  const hours = `${HOURS[firm.size]} hours`;
  const who = `${upperFirst(theRole(firm.pilotOwner))} answers for it.`;
  if (asksNoMoney(firm))
    return { title: `No new money, and ${hours}.`, text: `What you own has to do. ${who}` };
  const limit = moneyLimit(firm, aYear);
  const seats = seatsInWords(tools);
  return {
    title: `At most ${dollars(limit.amount)}, and ${hours}.`,
    text: [limit.why, seats, who].filter((part) => part !== "").join(" "),
  };
}

/** The lower end of a pilot's money, and never more than a year of it is worth at the low end. */
function moneyLimit(firm: CompanyProfile, aYear: number | null): { amount: number; why: string } {
  const { kind, phases } = moneyOf(firm);
  const pilot = kind === "lean" ? phases[1].high : phases[1].low;
  if (aYear === null || aYear >= pilot) return { amount: pilot, why: "" };
  return { amount: aYear, why: "That is the low end of one year." };
}

const MONDAY_HOURS: Readonly<Record<Size, number>> = { micro: 2, small: 3, middle: 4, upper: 4, large: 6 };

function mondayOf(firm: CompanyProfile): Memo["monday"] {
  const hours = `${MONDAY_HOURS[firm.size]} hours`;
  const who = `${upperFirst(theRole(firm.pilotOwner))}, ${hours}.`;
  if (takes(firm, "consultUnionFirst"))
    return {
      what: `Sort the planned uses with ${unionOf(firm)}: which change a job, which do not.`,
      who: `${upperFirst(theRole(firm.leader))}, ${hours}.`,
    };
  return { what: firm.lead.thisWeek, who };
}

/** The ban is respected: what is asked for is what would have to be true, and nothing is tried. */
function underBan(firm: CompanyProfile, days: PlanDays): Asked {
  return {
    cost: { title: "No money, and 4 hours.", text: `${upperFirst(theRole(firm.leader))} answers for it.` },
    stop: {
      kind: "ban",
      on: endOfTrial(days),
      text: "it is shown where content would be kept, who would check each result, and what an error would cost.",
    },
    monday: {
      what: "Write down in three lines what the ban is there to prevent.",
      who: `${upperFirst(theRole(firm.leader))}, 1 hour.`,
    },
  };
}

/** Who leads is asked for evidence, and for no pilot. */
function forLeader(firm: CompanyProfile, days: PlanDays): Asked {
  return {
    cost: {
      title: `No new money, and ${HOURS[firm.size] / 2} hours.`,
      text: `${upperFirst(theRole(firm.pilotOwner))} answers for it.`,
    },
    stop: {
      kind: "uses",
      on: endOfTrial(days),
      text: "a running one cannot show what one result costs, with those that came back counted.",
    },
    monday: {
      what: "List every use that runs: its owner, its bill last month, and the last error that was found.",
      who: `${upperFirst(theRole(firm.pilotOwner))}, ${MONDAY_HOURS[firm.size]} hours.`,
    },
  };
}

/** The last day of the trial, as the plan has it. */
const endOfTrial = ({ trialEnd }: PlanDays): string => fullDay(trialEnd);
