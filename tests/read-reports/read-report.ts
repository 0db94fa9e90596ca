import type { Answers } from "@/lib/domain/assessment/assessment";
import { reportDocument, type SectionId } from "@/lib/domain/report/document/document";
import { markdownOf } from "@/lib/domain/report/document/markdown";
import type { ReportData } from "@/lib/domain/report/report";
import { spokenName } from "@/lib/playbook/typed";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { plainText, sentencesIn, wordsIn } from "./plain-text";

export const WRITTEN_ON = new Date("2026-11-22T20:00:00Z");

/** What follows the same rules for everybody, or is a household's: the rest is the body. */
const NOT_BODY: ReadonlySet<SectionId> = new Set(["benchmarks", "method", "family"]);

export interface ReadSection {
  id: SectionId;
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
  const document = reportDocument({
    // Forms to sign are not read like a report, and are the same by nature.
    reportData: { ...reportData, annexes: [] },
    assessment: answers,
    writtenOn: WRITTEN_ON,
    family: "shown",
  });
  const sections = document.sections.map((section): ReadSection => {
    const text = plainText(withoutHead(markdownOf({ ...document, sections: [section] })));
    return { id: section.id, isBody: !NOT_BODY.has(section.id), text, words: wordsIn(text) };
  });
  return { answers, data: reportData, markdown: markdownReport, sections };
}

/** Without the title, the reader's name and the section's own heading. */
const withoutHead = (markdown: string): string => markdown.replace(/^[\s\S]*?\n## .*\n/, "");

export const bodyOf = ({ sections }: ReadReport): ReadSection[] => sections.filter(({ isBody }) => isBody);

export interface Sentence {
  words: number;
  /** With name, title, numbers and quotations masked: two firms' sentences are the same if these are. */
  masked: string;
  /** Without what is quoted. */
  own: string;
}

export const sentencesOf = (answers: Answers, { text }: ReadSection): Sentence[] =>
  sentencesIn(text).map((sentence) => ({
    words: wordsIn(sentence),
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

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
