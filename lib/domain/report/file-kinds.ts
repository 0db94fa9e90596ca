/** What a report can be taken along as, each made from what is stored and without the family section. */
export const FILE_NAMES = [
  "deck.pptx",
  "plan.ics",
  "plan.csv",
  "ai-rule.docx",
  "pilot-charter.docx",
  "board-minute.docx",
] as const;
export type ReportFileName = (typeof FILE_NAMES)[number];

interface FileKind {
  /** What it is called where it is chosen. */
  label: string;
  /** What is in it, in a few words. */
  note: string;
  /** What its name on disk begins with. */
  what: string;
  contentType: string;
  /** No person has opened one in every program yet. */
  isBeta?: true;
}

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

export const FILE_KINDS: Readonly<Record<ReportFileName, FileKind>> = {
  "deck.pptx": {
    label: "Board deck (.pptx)",
    note: "Eight slides, to be changed as you like",
    what: "AI-readiness-deck",
    contentType: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    isBeta: true,
  },
  "plan.ics": {
    label: "Calendar (.ics)",
    note: "The next steps and the three gates, on their days",
    what: "AI-plan",
    contentType: "text/calendar; charset=utf-8",
  },
  "plan.csv": {
    label: "Plan (.csv)",
    note: "Every task with owner and dates, for Excel, Jira, Asana or Planner",
    what: "AI-plan",
    contentType: "text/csv; charset=utf-8",
  },
  "ai-rule.docx": {
    label: "AI rule (.docx)",
    note: "One page, filled in from your answers, to be signed",
    what: "AI-rule",
    contentType: WORD,
  },
  "pilot-charter.docx": {
    label: "Pilot charter (.docx)",
    note: "What is agreed for the trial, and what ends it",
    what: "Pilot-charter",
    contentType: WORD,
  },
  "board-minute.docx": {
    label: "Board minute (.docx)",
    note: "Three resolutions, with blanks",
    what: "Board-minute",
    contentType: WORD,
  },
};

/** "ai-rule.docx" ends in "docx". */
export const fileType = (name: ReportFileName): string => name.slice(name.indexOf(".") + 1);
