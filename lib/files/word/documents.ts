import type { ReportParts } from "@/lib/domain/report/document/document";
import { drawWord } from "./draw-word";
import { aiRulePage, boardMinutePage, pilotCharterPage, type WordPage } from "./pages";

const document =
  (pageOf: (report: ReportParts) => WordPage) =>
  (report: ReportParts): Promise<Uint8Array> =>
    drawWord(pageOf(report), report.assessment.executiveName);

export const aiRule = document(aiRulePage);
export const pilotCharter = document(pilotCharterPage);
export const boardMinute = document(boardMinutePage);
