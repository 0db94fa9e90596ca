import { isoDay, shortAgo, shortDate } from "../dates";
import { startOfDay } from "../local-time";
import { hasStar } from "./badge";
import { isOpenStage, type LeadStage } from "./stage";

/** What the order in which to call rests on. */
export interface Callable {
  leadStatus: LeadStage;
  leadOwnerId: string | null;
  leadScore: number | null;
  paymentStatus: string;
  nextActionOn: string | null;
  callWaitingSince: Date | string | null;
  reportOpenedAt: Date | string | null;
  createdAt: Date | string;
  /** The lead that is worked in its place. */
  mergedInto: object | null;
}

/** In this order; the database says the same in `callFirst`. */
export const CALL_REASONS = ["asked", "due", "read", "starred", "open", "none"] as const;
export type CallReason = (typeof CALL_REASONS)[number];

export function callReason(lead: Callable, now: Date): CallReason {
  if (lead.mergedInto !== null) return "none";
  if (lead.callWaitingSince !== null) return "asked";
  if (!isOpenStage(lead.leadStatus)) return "none";
  if (lead.nextActionOn !== null) return lead.nextActionOn <= isoDay(now) ? "due" : "none";
  if (lead.leadStatus !== "new") return "open";
  if (isUnlocked(lead) && lead.reportOpenedAt !== null) return "read";
  return hasStar(lead.leadScore) && lead.leadOwnerId === null ? "starred" : "open";
}

/** Why to call now, as the row says it; null where there is no reason but that the lead is open. */
export function whyNow(lead: Callable, now: Date): string | null {
  const ago = (moment: Date | string | null) => shortAgo(new Date(moment ?? now), now);
  switch (callReason(lead, now)) {
    case "asked":
      return `Asked for a call ${ago(lead.callWaitingSince)}`;
    case "due":
      return dueInWords(lead.nextActionOn ?? isoDay(now), now);
    case "read":
      return `${lead.paymentStatus === "paid" ? "Paid" : "Redeemed a coupon"}, opened the report ${ago(lead.reportOpenedAt)}`;
    case "starred":
      return `Starred ${ago(lead.createdAt)}, no owner`;
    default:
      return null;
  }
}

const isUnlocked = ({ paymentStatus }: Callable) =>
  paymentStatus === "paid" || paymentStatus === "coupon_used";

/** Whether the day of its next action has gone by. */
export const isOverdue = (lead: Callable, now: Date): boolean =>
  callReason(lead, now) === "due" && lead.nextActionOn !== null && lead.nextActionOn < isoDay(now);

/** "Overdue since Nov 18": a line of the list has room for no more; of another year it says the year. */
function dueInWords(day: string, now: Date): string {
  const today = isoDay(now);
  if (day === today) return "Follow-up due today";
  return `Overdue since ${shortDate(startOfDay(day)).replace(`, ${today.slice(0, 4)}`, "")}`;
}
