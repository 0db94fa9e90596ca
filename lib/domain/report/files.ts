import { z } from "zod";
import { NO_SUCH_ASSESSMENT } from "../assessment/messages";
import type { Stage } from "../score/readiness";
import type { ReportParts } from "./document/document";
import { NO_SUCH_FILE } from "./messages";

/** What a report can be taken along as, each made from what is stored and without the family section. */
const FILE_NAMES = [
  "deck.pptx",
  "plan.ics",
  "plan.csv",
  "ai-rule.docx",
  "pilot-charter.docx",
  "board-minute.docx",
] as const;
export type ReportFileName = (typeof FILE_NAMES)[number];

interface FileKind {
  /** What its name on disk begins with. */
  what: string;
  contentType: string;
}

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

export const FILE_KINDS: Readonly<Record<ReportFileName, FileKind>> = {
  "deck.pptx": {
    what: "AI-readiness-deck",
    contentType: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  },
  "plan.ics": { what: "AI-plan", contentType: "text/calendar; charset=utf-8" },
  "plan.csv": { what: "AI-plan", contentType: "text/csv; charset=utf-8" },
  "ai-rule.docx": { what: "AI-rule", contentType: WORD },
  "pilot-charter.docx": { what: "Pilot-charter", contentType: WORD },
  "board-minute.docx": { what: "Board-minute", contentType: WORD },
};

export const FileParams = z.object({
  id: z.uuid(NO_SUCH_ASSESSMENT),
  name: z.enum(FILE_NAMES, NO_SUCH_FILE),
});

/** What the leader wants to reach: a score of 100, and its stage. */
export interface ReportTarget {
  score: number;
  stage: Stage;
}

/** All that a file is made from. Nothing in it opens anything: no id, no address of the report. */
export interface FileParts {
  report: ReportParts;
  /** Stable for an assessment, and not its id: a calendar that is imported again stays one. */
  calendarKey: string;
  /** Grows each time the report is written. */
  revision: number;
  myReportsUrl: string;
  /** What the leader wants to reach, where that was stored. */
  target?: ReportTarget;
}

/** "ai-rule.docx" ends in "docx". */
export const fileType = (name: ReportFileName): string => name.slice(name.indexOf(".") + 1);
