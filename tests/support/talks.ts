import type { Transcript } from "@/lib/domain/interview/transcript";
import type { WrittenSection } from "@/lib/domain/interview/written";
import { transcriptOf } from "@/lib/domain/interview/written-answers";
import { profileOf } from "@/lib/playbook/company-profile";
import { writeQuestions } from "@/lib/playbook/questions";
import { writeInsights } from "@/lib/playbook/talk/write-insights";
import { INTERVIEWS } from "../fixtures/interviews";
import { READ_FIRMS } from "../fixtures/read-firms";

export type TalkFirm = keyof typeof READ_FIRMS;
export const TALK_FIRMS = Object.keys(READ_FIRMS) as TalkFirm[];

/** One of the ten written interviews: the firm, what was written, and what was made of it. */
export function talkOf(key: TalkFirm) {
  const firm = profileOf(READ_FIRMS[key]);
  const questions = writeQuestions(firm);
  const transcript = transcriptOf(INTERVIEWS[key], questions);
  return { firm, questions, transcript, sections: writeInsights(firm, { transcript, questions }) };
}

/** All texts of a section that are printed or kept. */
export const textsOfSection = (section: WrittenSection): string[] =>
  Object.entries(section).flatMap(([key, value]) => {
    if (key === "sectionKey" || value === null || typeof value === "number") return [];
    return typeof value === "string" ? [value] : [...value];
  });

/** What is in quotation marks, and the quotations that get theirs when they are drawn. */
export const quotedIn = (section: WrittenSection): string[] => [
  ...textsOfSection(section).flatMap((text) =>
    [...text.matchAll(/“([^”]*)”/g)].map(([, words]) => words ?? ""),
  ),
  ...section.quotes,
];

/** Differences of typing that a quotation may have: kinds of quotation marks, blanks, and notes in brackets. */
export const plain = (text: string): string =>
  text
    .replace(/["“”„«»]/g, "'")
    .replace(/\[(\d{1,3})\]/g, "($1)")
    .replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, (unseen) =>
      /\s/.test(unseen) ? " " : "",
    )
    .replace(/\s+/g, " ")
    .normalize("NFC");

export const saidIn = (transcript: Transcript): string =>
  plain(
    transcript
      .filter(({ speaker }) => speaker === "leader")
      .map(({ text }) => text)
      .join(" "),
  );
