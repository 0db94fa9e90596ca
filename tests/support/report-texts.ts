import type { Memo } from "@/lib/domain/report/memo";
import type { ReportData } from "@/lib/domain/report/report";

/** A text of the report and its path, as `readinessAssessment.analysis` or `risks.2.why`. */
export interface PlacedText {
  path: string;
  text: string;
}

/** Every text of a report, in order. */
export function textsOf(value: unknown, path = ""): PlacedText[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, path === "" ? key : `${path}.${key}`),
  );
}

/** Sentences without their notes. Initials and abbreviations stay whole well enough to compare texts by. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/\s?\[\d{1,3}\]/g, "")
    .split(/(?<=[.!?”])\s+(?=[A-Z“])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

export const notesIn = (text: string): number[] =>
  [...text.matchAll(/\[(\d{1,3})\]/g)].map((match) => Number(match[1]));

/** The memo of a report of today. */
export function memoIn({ pageOne }: ReportData): Memo {
  if (!("memo" in pageOne)) throw new Error("Every new report has a memo.");
  return pageOne.memo;
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;

/** Of the memo, what page one does not say in these words, or not at all. */
const UNPRINTED: readonly string[] = ["memo.stop.kind", "memo.risk.owner"];

/** Every word of the memo on page one, without the bill in it. */
export function wordsOnPageOne({ pageOne }: ReportData): number {
  return textsOf(pageOne)
    .filter(({ path }) => !path.startsWith("memo.worth.sum") && !UNPRINTED.includes(path))
    .reduce((total, { text }) => total + wordsIn(text), 0);
}
