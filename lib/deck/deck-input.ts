import type { ReportComparison } from "@/lib/domain/comparison/comparison";
import type { SectionId } from "@/lib/domain/report/document/document";
import { type ReportDocument, type ReportParts, reportDocument } from "@/lib/domain/report/document/document";
import type { ReportTarget } from "@/lib/domain/report/files";
import type { ReportData } from "@/lib/domain/report/report";
import { outOfTen } from "@/lib/domain/score/badges";
import type { Box } from "./box";
import type { Part } from "./fit";
import { inOurVoice } from "./our-voice";

/** What each slide is built from. */
export interface DeckInput {
  data: ReportData;
  document: ReportDocument;
  writtenOn: Date;
  target: ReportTarget | undefined;
  comparison: ReportComparison | null;
  /** The number of a section of the report, where all of a text is. */
  section(id: SectionId): number | null;
}

export interface SlideContent {
  eyebrow: string;
  title: string;
  boxes: Box[];
}

export type SlideBuilder = (input: DeckInput) => SlideContent;

export function deckInput(parts: ReportParts, target: ReportTarget | undefined): DeckInput {
  const document = reportDocument({ ...parts, family: "hidden" });
  return {
    data: parts.reportData,
    document,
    writtenOn: parts.writtenOn,
    target,
    comparison: parts.comparison ?? null,
    section: (id) => document.sections.find((section) => section.id === id)?.number ?? null,
  };
}

/** A text of the report in the voice of who presents it, cut where there is no room. */
export const told = (text: string, style: Part["style"], more: Omit<Part, "text" | "style"> = {}): Part => ({
  text: inOurVoice(text),
  style,
  ...more,
});

export const scoreOf = ({ document }: DeckInput): string => outOfTen(document.overallScore);

/** Beside cost bands: no one else published them. */
export const WHOSE_FIGURES = "Cost bands and hours are the report's judgement, in Canadian dollars.";
