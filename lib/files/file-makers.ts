import type { ReportFileName } from "@/lib/domain/report/file-kinds";
import type { FileParts } from "@/lib/domain/report/files";

export type FileMaker = (parts: FileParts) => Promise<Uint8Array>;

const inUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Lazy loading: who asks for a calendar does not load what writes slides. */
export const FILE_MAKERS: Readonly<Record<ReportFileName, FileMaker>> = {
  "deck.pptx": async ({ report, target }) => (await import("@/lib/deck/deck")).boardDeck(report, target),
  "plan.ics": async (parts) => inUtf8((await import("./calendar")).planCalendar(parts)),
  "plan.csv": async (parts) => inUtf8((await import("./plan-csv")).planCsv(parts)),
  "ai-rule.docx": async ({ report }) => (await import("./word/documents")).aiRule(report),
  "pilot-charter.docx": async ({ report }) => (await import("./word/documents")).pilotCharter(report),
  "board-minute.docx": async ({ report }) => (await import("./word/documents")).boardMinute(report),
};
