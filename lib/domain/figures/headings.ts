import type { Stage } from "../score/readiness";
import type { Weeks } from "./period";
import { counted, number, shareInWords } from "./share";

/** What the figures say, in a sentence; a plain one where no figure is far ahead. */

const inThese = (weeks: Weeks): string => (weeks === 0 ? "so far" : `in ${these(weeks)}`);
const these = (weeks: Weeks): string => (weeks === 52 ? "this year" : `these ${weeks} weeks`);

/** "the 12 weeks before" */
export const theOnesBefore = (weeks: Weeks): string =>
  weeks === 52 ? "the year before" : `the ${weeks} weeks before`;

export function submissionsHeading(count: number, before: number | null, weeks: Weeks): string {
  if (count === 0) return `No assessments ${inThese(weeks)}`;
  const all = counted(count, "assessment");
  if (before === null) return `${all} so far`;
  const more = count - before;
  if (more === 0) return `${all}, as many as ${theOnesBefore(weeks)}`;
  return `${all}, ${number(Math.abs(more))} ${more > 0 ? "more" : "fewer"} than ${theOnesBefore(weeks)}`;
}

export function funnelHeading(started: number, submitted: number, weeks: Weeks): string {
  if (started === 0 && submitted === 0) return `No visits ${inThese(weeks)}`;
  const share = submitted > started ? null : shareInWords(submitted, started);
  return share === null
    ? `${number(started)} started, ${number(submitted)} submitted`
    : `${share} of those who start finish`;
}

/** A group is ahead where it is a quarter of all, and a quarter larger than the next. */
const isLargest = (top: number, next: number, all: number): boolean => top >= all / 4 && top >= next * 1.25;

export function industriesHeading(groups: readonly { label: string; count: number }[]): string {
  const [top, next] = groups;
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  if (top === undefined) return "No assessments to group";
  return isLargest(top.count, next?.count ?? 0, all)
    ? `${top.label} is the largest group: ${number(top.count)} of ${number(all)}`
    : `${counted(all, "assessment")} from ${counted(groups.length, "industry", "industries")}`;
}

/** Of fewer firms than these, the shares are not worth a sentence. */
const ENOUGH = 11;

export function readinessHeading(
  stages: readonly { stage: Stage; count: number }[],
  median: number | null,
): string {
  const all = stages.reduce((sum, { count }) => sum + count, 0);
  if (median === null) return "No scores to show";
  const most = stages.find(({ count }) => count > all / 2);
  if (all < ENOUGH || most === undefined) return `The middle score is ${number(median)}`;
  return `More than half score in the ${most.stage} range`;
}

export function unlocksHeading(card: number, coupon: number, retakes: number, weeks: Weeks): string {
  const all = card + coupon + retakes;
  if (all === 0) return `No reports unlocked ${inThese(weeks)}`;
  const ways = [
    card > 0 ? `${number(card)}\u00a0by\u00a0card` : null,
    coupon > 0 ? `${number(coupon)}\u00a0by\u00a0coupon` : null,
    retakes > 0 ? `${number(retakes)}\u00a0included` : null,
  ].filter((way) => way !== null);
  const reports = `${counted(all, "report")} unlocked`;
  const [only, ...more] = ways;
  return more.length === 0
    ? `${reports}, ${only?.replaceAll("\u00a0", " ").replace(/^[\d,]+ /, all === 1 ? "" : "all ")}`
    : `${reports}: ${ways.join(", ")}`;
}

export function campaignsHeading(byCampaign: number, all: number): string {
  if (all === 0) return "No unlocks to tell apart";
  if (byCampaign === 0) return "No unlock came through a campaign";
  return `${number(byCampaign)} of ${counted(all, "unlock")} came through a campaign`;
}

export function moneyHeading(received: string | null, given: string | null): string {
  if (received === null && given === null) return "Nothing received or given away";
  if (received === null) return `${given} given away by coupon`;
  return given === null ? `${received} received` : `${received} received, ${given} given away`;
}

export function pipelineHeading(all: number, owned: number, won: number, weeks: Weeks): string {
  if (all === 0) return `No leads ${inThese(weeks)}`;
  if (won > 0) return `${number(won)} won of ${counted(all, "lead")}`;
  return owned === 0
    ? `${counted(all, "lead")}, none with an owner yet`
    : `${number(owned)} of ${counted(all, "lead")} have an owner, none is won yet`;
}

export function challengesHeading(rows: readonly { label: string; count: number }[], n: number): string {
  const [top, next] = rows;
  if (top === undefined) return "No challenges named";
  return top.count > (next?.count ?? 0) && n >= ENOUGH
    ? `Named most: ${top.label}`
    : `What ${counted(n, "assessment")} name${n === 1 ? "s" : ""} as challenges`;
}
