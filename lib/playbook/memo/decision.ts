import type { Memo } from "@/lib/domain/report/memo";
import { dayInWords, fullDay, weeksBetween } from "../calendar/days";
import type { PlanDays } from "../calendar/trial-window";
import type { CompanyProfile } from "../company-profile";
import { type PlanFigures, planDollars } from "../costs";
import { eitherInWords, numberWord, paragraph, upperFirst } from "../grammar";
import { opposedInWords } from "../opposed";
import { ownCondition } from "../own-lines/own-condition";
import { ownerInWords } from "../pilot-owner";
import { THE_ONE_NAMED, theRole } from "../roles";
import { runwayOf } from "../runway";
import type { Size } from "../size";
import type { DecidedTools } from "../tools/decision/decide-tools";
import { insideOfGiven } from "./given-words";
import { mondayStep } from "./monday-step";
import { seatsInWords } from "./seats";
import {
  consentOf,
  owesNotice,
  policyAskedFor,
  policyGivers,
  staysInCanada,
  takes,
  unionOf,
} from "./stances";
import { trialByHand, withoutAi } from "./without-ai";

/** What page one asks for beside the decision. */
export type Asked = Pick<Memo, "cost" | "stop" | "monday">;

interface AskInput {
  days: PlanDays;
  tools: DecidedTools;
  figures: PlanFigures;
}

/** The one decision that is asked for; with its days where it is known when it is written. */
export function decisionOf(firm: CompanyProfile, days?: PlanDays): string {
  const asked = policyAskedFor(firm);
  if (takes(firm, "respectBan") && asked !== null)
    return paragraph(
      `Adopt one written page${asked}: the ban, what it covers, and who answers for it.`,
      withoutAi(firm),
    );
  const byHand = trialByHand(firm);
  if (byHand !== null) return `Keep the ban. Without AI, ${lengthOf(days)} ${byHand.pilot}.`;
  if (takes(firm, "respectBan")) {
    const own = ownCondition(firm.answers);
    const first = own === null ? "" : `; its first line is yours: “${own}”`;
    return paragraph(
      `Keep the ban, and have one page written on what would have to be true to allow a single use${first}.`,
      withoutAi(firm),
    );
  }
  if (firm.countsUses)
    return "One page of evidence on what runs: cost per result, errors found, and who may switch it off.";
  return trialOf(firm, days);
}

/** What it costs, when it ends and how it begins. */
export function askedOf(firm: CompanyProfile, { days, tools, figures }: AskInput): Asked {
  if (takes(firm, "respectBan")) return underBan(firm, days, figures);
  if (firm.countsUses) return forLeader(firm, days, figures);
  return {
    cost: costOf(firm, { days, tools, figures }),
    stop: {
      kind: "trial",
      on: endOfTrial(days),
      text: `${firm.lead.trial.stop}${orElse(firm)}.`,
      ...goesOn(figures),
    },
    monday: mondayOf(firm),
  };
}

/** "It goes on if timed quotes take 18 minutes less each." */
const goesOn = ({ target }: Pick<PlanFigures, "target">): Pick<Memo["stop"], "goesOn"> =>
  target === null ? {} : { goesOn: `It goes on if ${target}.` };

function trialOf(firm: CompanyProfile, days: PlanDays | undefined): string {
  const where = firm.keptHome === null ? "" : ", on your own machines alone";
  const trial = `${lengthOf(days)} ${ownerOf(firm)}${firm.lead.trial.pilot}${where}`;
  if (takes(firm, "consultUnionFirst")) {
    const first = owesNotice(firm)
      ? `First ask ${unionOf(firm)} which uses need notice`
      : `First talk with ${unionOf(firm)}`;
    return `${first}; then ${trial}, with no job changed.`;
  }
  if (takes(firm, "policyFirst"))
    return `First bring ${policyGivers(firm)} the written policy that ${policyGivers(firm) === "the board" ? "it waits" : "they wait"} for, as drafted in this report; once adopted, ${trial}.`;
  const asked = policyAskedFor(firm);
  if (asked !== null) return `First adopt the AI rule in this report${asked}; then ${trial}.`;
  const consent = consentOf(firm);
  if (consent !== null)
    return `First ask ${consent} for written consent${staysInCanada(firm) ? ", and say whether “in Canada” means stored or processed there" : ""}; then ${trial}.`;
  const [against] = firm.owners.opposed;
  if (against !== undefined)
    return `First have the ${opposedInWords(against)} write what would have to be shown; then ${trial}.`;
  if (staysInCanada(firm))
    return `First say whether “in Canada” means stored or processed there; then ${trial}.`;
  return `${upperFirst(trial)}.`;
}

/**
 * What binds them ends the trial, then a condition of who is against it. Where the work is done, a trial that cannot be
 * used there has failed.
 */
function orElse(firm: CompanyProfile): string {
  if (firm.keptHome !== null) return ", or if a copy of anything reaches a cloud";
  const rules = [...new Set(firm.ownRules.map(({ whose }) => whose))].slice(0, MOST_RULES);
  if (rules.length > 0) return `, or if it breaks ${eitherInWords(rules)}`;
  const line = firm.limits.find(({ kind }) => kind === "nowhere" || kind === "word");
  if (line !== undefined) return OR_IF[line.kind === "word" ? "word" : "nowhere"];
  const [against] = firm.owners.opposed;
  if (against !== undefined) return `, or if a condition of the ${opposedInWords(against)} is not met`;
  if (takes(firm, "offlineFirst")) return ", or if it needs a signal where there is none";
  if (takes(firm, "voiceOrPaper")) return ", or if those who do the work have to type";
  return takes(firm, "crewLanguage") ? ", or if part of the crew cannot read it" : "";
}
const MOST_RULES = 2;
const OR_IF = {
  nowhere: ", or if anything that has to stay out goes in",
  word: ", or if it breaks your word",
} as const;

/** "eight weeks from May 3," */
function lengthOf(days: PlanDays | undefined): string {
  const [start] = days?.trial ?? [];
  if (days === undefined || start === undefined) return "one trial";
  const closed = weeksBetween(start, days.trialEnd) > days.trial.length ? " holidays aside," : "";
  return `${numberWord(days.trial.length)} weeks from ${dayInWords(start)},${closed}`;
}

const ownerOf = (firm: CompanyProfile): string =>
  firm.size === "micro" && firm.pilotLead === null
    ? "for one person: "
    : `under ${pilotLead(firm)}${firm.pilotTitle === null ? "" : `, your ${firm.pilotTitle}`}: `;

/** Who answers for the trial, inside a sentence: by name where one was told. */
const pilotLead = (firm: CompanyProfile): string => ownerInWords(firm, firm.pilotOwner);

function costOf(firm: CompanyProfile, { days, tools, figures }: AskInput): Memo["cost"] {
  const { money, hours } = figures;
  // "The person you name" is said with the decision, above it.
  const who = firm.pilotOwner === THE_ONE_NAMED ? null : `${upperFirst(pilotLead(firm))} answers for it.`;
  const until = `Until the decision on ${dayInWords(days.review)}`;
  if (money === null)
    return {
      title: `No new money, and ${inHours(hours.asked)}.`,
      text: paragraph(`${until}, with what you own already.`, withinRunway(firm), who),
    };
  const worth = money.isAYear ? ": the low end of what one year is worth" : "";
  return {
    title: `At most ${planDollars(firm, money.asked)}, and ${inHours(hours.asked)}.`,
    text: paragraph(
      `${until}${worth}${insideOfGiven(firm)}.`,
      withinRunway(firm) ?? (firm.keptHome === null ? seatsInWords(tools) : HOME_ONLY),
      who,
    ),
  };
}

const HOME_ONLY = "Nothing is bought that keeps a copy elsewhere.";

/** Who has so many months of money signs nothing for a year. */
function withinRunway(firm: CompanyProfile): string | null {
  const told = runwayOf(firm);
  return told === null
    ? null
    : `With ${numberWord(told.months)} months of runway, nothing is signed for longer than a month.`;
}

const inHours = (hours: number): string => `${hours} hours`;

const MONDAY_HOURS: Readonly<Record<Size, number>> = { micro: 2, small: 3, middle: 4, upper: 4, large: 6 };

function mondayOf(firm: CompanyProfile): Memo["monday"] {
  const { what, owner } = mondayStep(firm);
  const who = ownerInWords(firm, owner);
  return { what, who: `${upperFirst(who)}, ${MONDAY_HOURS[firm.size]} hours.` };
}

/** The ban is respected: what is asked for is what would have to be true, and nothing is tried. */
function underBan(firm: CompanyProfile, days: PlanDays, { hours }: PlanFigures): Asked {
  const byHand = trialByHand(firm);
  return {
    cost: {
      title: `No money, and ${inHours(hours.asked)}.`,
      text: `${upperFirst(theRole(firm.leader))} answers for it.`,
    },
    stop:
      byHand !== null
        ? {
            kind: "trial",
            on: endOfTrial(days),
            text: `${byHand.stop}.`,
            ...goesOn({ target: byHand.goesOn ?? null }),
          }
        : {
            kind: "ban",
            on: endOfTrial(days),
            text: "it is shown where content would be kept, who would check each result, and what an error would cost.",
          },
    monday: {
      what: mondayStep(firm).what,
      who: `${upperFirst(theRole(firm.leader))}, 1 hour.`,
    },
  };
}

/** Who leads is asked for evidence, and for no pilot. */
function forLeader(firm: CompanyProfile, days: PlanDays, { hours }: PlanFigures): Asked {
  return {
    cost: {
      title: `No new money, and ${inHours(hours.asked)}.`,
      text: paragraph(withinRunway(firm), `${upperFirst(pilotLead(firm))} answers for it.`),
    },
    stop: {
      kind: "uses",
      on: endOfTrial(days),
      text: "a running one cannot show what one result costs, corrections included.",
    },
    monday: mondayOf(firm),
  };
}

/** The last day of the trial, as the plan has it. */
const endOfTrial = ({ trialEnd }: PlanDays): string => fullDay(trialEnd);
