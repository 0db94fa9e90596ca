import type { HoursLine, PieceLine } from "@/lib/domain/value/line";
import { valueLines } from "@/lib/domain/value/value-lines";
import type { CompanyProfile } from "../company-profile";
import { mainMeasure } from "../main-measure";
import { hasEffect, inTheirWords, toldFigure } from "../typed-facts";
import { isOfOtherWork, isToldWithLead } from "../value/box/other-work";
import { ledgerOfToday } from "../value/of-today";
import type { AnswerDays } from "./answer-days";

/** What their own figures come to, and what they do not show; no figure of ours takes the place of theirs. */
export function valueAnswer(firm: CompanyProfile, days: AnswerDays): string {
  const all = valueLines(ledgerOfToday(firm), { mostPeople: firm.most });
  // Where the trial's own hours were told, what a tool saved elsewhere answers nothing.
  const isTold = all.some((line) => line.kind === "hours" && isToldWithLead(firm, line));
  const lines = all.filter(
    (line) =>
      hasEffect(firm, "leaderBranch") ||
      (!isOfOtherWork(firm, line) && (!isTold || isToldWithLead(firm, line))),
  );
  const hours = lines.find((line): line is HoursLine => line.kind === "hours" && line.meaning === "saved");
  if (hours !== undefined) return `${hoursTold(hours)} ${notYet(days)}`;
  const piece = lines.find((line): line is PieceLine => line.kind === "piece");
  if (piece !== undefined)
    return `${pieceTold(piece)} How many there are in a month only you can say. ${notYet(days)}`;
  const spent = lines.find(
    (line): line is HoursLine =>
      line.kind === "hours" && line.formula.days === undefined && isToldWithLead(firm, line),
  );
  if (spent !== undefined && !hasEffect(firm, "leaderBranch"))
    return `${hoursTold(spent)} That is what the work takes today, and no gain; what a trial frees of it you bring on ${days.review}.`;
  const told = toldFigure(firm);
  // A figure of another task says nothing about this one.
  if (told !== undefined && (hasEffect(firm, "leaderBranch") || told.sentence === firm.lead.said))
    return `Today you can say ${inTheirWords(told)}. What that is worth, after the bill and the corrections, you cannot say yet; on ${days.review} you bring both.`;
  return `Before the trial begins on ${days.starts} you write down today's figure (${mainMeasure(firm)}); on ${days.review} you bring it beside the new one.`;
}

const notYet = ({ review }: AnswerDays): string =>
  `It is your own figure, and not one that we have checked. Whether it reaches the accounts, the log shows on ${review}.`;

const DAYS_FROM = 60;

function hoursTold({ from, hours, per, approx, formula }: HoursLine): string {
  const { minutes, checking, volume } = formula;
  if (minutes !== undefined && checking !== undefined && volume !== undefined)
    return `By your own words, ${number((minutes.low + checking) / 60)} hours saved on each, less ${number(checking / 60)} of checking, times ${number(volume.low)} a ${per} are ${number(hours.low)} hours a ${per}.`;
  const quotes = from.map(({ text }) => `“${text}”`).join(" × ");
  const { times } = formula;
  const days = times === undefined ? "" : ` × ${times} ${times > DAYS_FROM ? "days" : "weeks"} of work`;
  const amount =
    hours.low === hours.high ? number(hours.low) : `${number(hours.low)} to ${number(hours.high)}`;
  return `By your own words, ${quotes}${days} is ${approx ? "about " : ""}${amount} hours a ${per}.`;
}

const pieceTold = ({ from, minutes, percent, noun }: PieceLine): string =>
  `You told us “${from[0]?.text ?? ""}”: ${number(minutes)} minutes less for each ${noun ?? "piece"}, ${number(percent)}%.`;

const number = (value: number): string => (Math.round(value * 10) / 10).toLocaleString("en-CA");
