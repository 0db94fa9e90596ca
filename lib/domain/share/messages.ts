import { longDate } from "../dates";

/** Sentences about links that share a report. */
export const SHARE_ENDED = "This link no longer works, or never existed.";
export const SHARE_ENDED_DETAIL = "Ask the person who shared the report with you for a new one.";
export const TOO_MANY_SHARES = "You already have ten working links. End one of them first.";
export const NOT_THE_OWNER =
  "Only the owner of this report can share it. Sign in with the account that the report is saved in.";
export const NOT_YOUR_LINK = "Only the owner of this report can close its link.";

export const SHARE_TITLE = "Share this report";
export const SHARE_LABEL_EXAMPLE = "Board meeting, January";
export const SHARE_INTERVIEW = "Include what I said in the interview";
export const SHARE_TEAM = "Include my team's answers";
export const SHARE_PROMISE =
  "The family part is never in it. Readers cannot request a call, change anything or see your own link.";
export const SHARE_SHOWN_ONCE = "We show it only now.";
export const SHARE_END_HINT = "Copies that were already downloaded are not affected.";
export const SHARES_FAILED = "Your links could not be loaded. Please try again.";
export const SHARE_FAILED = "The link could not be made. Please try again.";
export const SHARE_END_FAILED = "The link could not be ended. Please try again.";
export const LINK_CHANGE_FAILED = "That could not be changed. Please try again.";
export const NOT_COPIED = "Your browser did not let us copy the link. Please select it and copy it yourself.";

export const LINK_OPEN_NOTE = "Anyone with the link in your own address bar can read everything here.";
export const LINK_CLOSED_NOTE =
  "Your own link is closed: it works only for you, while you are signed in, and for the chapter's administrators.";
export const CLOSE_LINK = "Close My Own Link";
export const OPEN_LINK = "Open My Own Link Again";

export const sharedBy = (who: { executiveName: string; companyName: string }, until: Date): string =>
  `Shared by ${who.executiveName}, ${who.companyName}, until ${longDate(until)} · Confidential`;

export function openedText({
  openedCount,
  lastOpenedAt,
}: {
  openedCount: number;
  lastOpenedAt: Date | null;
}) {
  if (openedCount === 0 || lastOpenedAt === null) return "not opened yet";
  const times = openedCount === 1 ? "once" : `${openedCount} times`;
  return `opened ${times}, last ${longDate(lastOpenedAt)}`;
}
