import type { Assessment } from "@/lib/domain/assessment/assessment";
import { textOf } from "@/lib/domain/report/document/report-text";
import type { WrittenReport } from "@/lib/domain/report/report";
import { isAboutFamily, withoutFamily } from "@/lib/domain/report/without-family";
import type { Transaction } from "../context";

/** Removes the household's answers, and their section from a report that is written already. The assessment is locked before. */
export async function removeFamily(tx: Transaction, id: string): Promise<void> {
  await tx.heldData.removeFamily(id);
  const [assessment, report] = [await tx.assessments.find(id), await tx.reports.find(id)];
  if (assessment === null || report === null) return;
  await tx.reports.replace(id, redrawn(assessment, report, report.createdAt));
}

/** A report as it is without the section about the household; one that has none stays as it is. */
export function redrawn(assessment: Assessment, report: WrittenReport, writtenOn: Date): WrittenReport {
  const { reportData, markdownReport } = report;
  if (!isAboutFamily(reportData)) return { reportData, markdownReport };
  const rest = withoutFamily(reportData);
  return { reportData: rest, markdownReport: textOf(assessment, rest, writtenOn) };
}
