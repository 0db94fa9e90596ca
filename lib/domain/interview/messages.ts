import { longDate } from "../dates";
import type { StoredInsights } from "./insights";

/** Sentences about the interview, on the phone and in writing. */
export const ANSWER_IN_WRITING = "Answer in Writing";
export const TALK_BY_PHONE = "By phone";
export const TALK_IN_WRITING = "In writing";
export const TALK_IN_WRITING_TEXT =
  "The three questions that are asked on the phone, in about 10 minutes. Skip what you like.";

export const QUESTIONS_NOT_READY = "Your questions are being prepared. They are ready in a few seconds.";
export const NOTHING_ANSWERED = "Please answer at least one question in a sentence or two.";
export const SUBJECT_TWICE = "Each question can be answered once.";
/** A sentence or two: fewer words cannot be read for anything. */
export const ANSWER_FEWEST_WORDS = 8;
export const INTERVIEW_RECEIVED = "Thank you. The insights are in your report within a minute.";
export const INTERVIEW_FAILED = "Your answers could not be sent. They are still here; please try again.";
export const INTERVIEW_FETCH_FAILED = "The questions could not be loaded. Please try again.";
export const NOT_YOURS_TO_ANSWER =
  "Only the owner of this report can answer its questions. Sign in with the account that the report is saved in.";
export const INSIGHTS_DELETED = "The insights from your written answers are deleted.";
export const INSIGHTS_DELETE_FAILED = "The insights could not be deleted. Please try again.";

export const interviewTitle = (companyName: string): string => `Three questions about ${companyName}`;

export const interviewIntro = (agentName: string, reader: "playbook" | "claude"): string =>
  `The questions ${agentName} asks on the phone, in writing. About 10 minutes. ${
    reader === "playbook" ? "Fixed rules read" : "An AI model (Claude) reads"
  } your answers. Your full text is deleted once the insights are written; what stays is quoted in your report.`;

export const answeredOn = (date: Date): string =>
  `You answered these on ${longDate(date)}. New answers take their place in your report.`;

/** The line under the section's title in the report. */
export const insightsFrom = (
  { kind, createdAt }: NonNullable<StoredInsights["interview"]>,
  agentName: string,
): string =>
  kind === "call"
    ? `From your call with ${agentName}, ${longDate(createdAt)}`
    : `From your written answers, ${longDate(createdAt)}`;
