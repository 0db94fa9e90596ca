import type { Answers } from "@/lib/domain/assessment/assessment";
import { escapeRegExp } from "@/lib/domain/escape-reg-exp";
import {
  type ReportDocument,
  type ReportSection,
  reportDocument,
  type SectionId,
} from "@/lib/domain/report/document/document";
import { markdownOf } from "@/lib/domain/report/document/markdown";
import type { ReportData } from "@/lib/domain/report/report";
import { spokenName } from "@/lib/playbook/typed";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { plainText, sentencesIn, wordsIn, wordsOf } from "./plain-text";

export const WRITTEN_ON = new Date("2026-11-22T20:00:00Z");

/** Annexes: forms to fill in, which lie behind the report. */
export type ReadId = SectionId | "annexes";

/** What follows the same rules for everybody, is a form, or is a household's: the rest is the body. */
const NOT_BODY: ReadonlySet<ReadId> = new Set(["benchmarks", "method", "family", "annexes"]);

export interface ReadSection {
  id: ReadId;
  isBody: boolean;
  /** Without Markdown's marks, a paragraph a line. */
  text: string;
  words: number;
}

export interface ReadReport {
  answers: Answers;
  data: ReportData;
  markdown: string;
  sections: ReadSection[];
}

/** A report as it is read: section by section, as plain text. */
export function readReport(answers: Answers): ReadReport {
  const { reportData, markdownReport } = writePlaybookReport(answers, WRITTEN_ON);
  const { annexes, ...report } = reportData;
  const document = documentOf(answers, report);
  const sections = document.sections.map((section) => asRead(section.id, document, section));
  const all = documentOf(answers, reportData).sections.find(({ id }) => id === "next-steps");
  if (annexes !== undefined && all !== undefined) {
    const own = document.sections.find(({ id }) => id === all.id)?.blocks.length ?? 0;
    sections.push(asRead("annexes", document, { ...all, blocks: all.blocks.slice(own) }));
  }
  return { answers, data: reportData, markdown: markdownReport, sections };
}

const documentOf = (assessment: Answers, reportData: ReportData): ReportDocument =>
  reportDocument({ reportData, assessment, writtenOn: WRITTEN_ON, family: "shown" });

function asRead(id: ReadId, document: ReportDocument, section: ReportSection): ReadSection {
  const text = plainText(withoutHead(markdownOf({ ...document, sections: [section] })));
  return { id, isBody: !NOT_BODY.has(id), text, words: wordsIn(text) };
}

/** Without the title, the reader's name and the section's own heading. */
const withoutHead = (markdown: string): string => markdown.replace(/^[\s\S]*?\n## .*\n/, "");

export const bodyOf = ({ sections }: ReadReport): ReadSection[] => sections.filter(({ isBody }) => isBody);

export interface Sentence {
  /** Ours: neither figures nor what is quoted. */
  words: number;
  /** With name, title, numbers and quotations masked: two firms' sentences are the same if these are. */
  masked: string;
  /** Without what is quoted. */
  own: string;
}

export const sentencesOf = (answers: Answers, { text }: ReadSection): Sentence[] =>
  sentencesIn(text).map((sentence) => ({
    words: wordsOf(withoutQuotations(sentence)).filter((word) => /\p{L}/u.test(word)).length,
    masked: mask(sentence, answers),
    own: withoutQuotations(sentence),
  }));

export const withoutQuotations = (text: string): string => text.replace(/“[^”]*”?/g, "“”");

function mask(sentence: string, { companyName, executiveName, executiveTitle }: Answers): string {
  const names = [
    [companyName, "NAME"],
    [spokenName(companyName), "NAME"],
    [executiveName, "PERSON"],
    [executiveTitle, "TITLE"],
  ] as const;
  let masked = withoutQuotations(sentence);
  for (const [name, sign] of names) {
    if (name.trim().length > 1) masked = masked.replaceAll(new RegExp(escapeRegExp(name), "gi"), sign);
  }
  return masked.replace(/\d+(?:[.,]\d+)*/g, "0").toLowerCase();
}
