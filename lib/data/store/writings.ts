import type { FollowUpQuestions } from "@/lib/domain/followup/questions";
import { ReportData, type ReportRisk } from "@/lib/domain/report/report";
import { Roadmap } from "@/lib/domain/roadmap/roadmap";
import type { Db } from "./db";

export interface StoredReport {
  reportData: ReportData;
  markdownReport: string;
  writer: string;
  promptVersion: string;
  createdAt: Date;
  updatedAt: Date;
}

/** What the writer made for an assessment. The first result wins: a second one is dropped, never a second row. */
export const writings = (db: Db) => ({
  async findRoadmap(assessmentId: string): Promise<Roadmap | null> {
    const row = await db.roadmap.findUnique({ where: { assessmentId }, select: { content: true } });
    return row === null ? null : Roadmap.parse(row.content);
  },

  async addRoadmap(assessmentId: string, content: Roadmap): Promise<void> {
    await db.roadmap.createMany({ data: [{ assessmentId, content }], skipDuplicates: true });
  },

  async findReport(assessmentId: string): Promise<StoredReport | null> {
    const row = await db.report.findUnique({ where: { assessmentId } });
    if (row === null) return null;
    return {
      reportData: ReportData.parse(row.reportData),
      markdownReport: row.markdownReport ?? "",
      writer: row.writer,
      promptVersion: row.promptVersion,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
    };
  },

  async hasReport(assessmentId: string): Promise<boolean> {
    return (await db.report.count({ where: { assessmentId } })) > 0;
  },

  /** True where this is the one report that is kept. */
  async addReport(
    assessmentId: string,
    report: Pick<StoredReport, "reportData" | "markdownReport" | "writer" | "promptVersion">,
  ): Promise<boolean> {
    const { count } = await db.report.createMany({
      data: [{ assessmentId, ...report }],
      skipDuplicates: true,
    });
    return count === 1;
  },

  async addRisks(assessmentId: string, risks: ReportRisk[]): Promise<void> {
    await db.risk.createMany({
      data: risks.map((risk, index) => ({
        assessmentId,
        title: risk.risk,
        impactLevel: risk.impact,
        mitigationStrategy: risk.mitigation,
        riskOrder: index + 1,
      })),
      skipDuplicates: true,
    });
  },

  async addQuestions(assessmentId: string, questions: FollowUpQuestions): Promise<void> {
    await db.followUpQuestions.createMany({ data: [{ assessmentId, ...questions }], skipDuplicates: true });
  },

  /** Takes the right to write an assessment's report until the lease ends; false while somebody else holds it. */
  async claimReport(assessmentId: string, leaseSeconds: number): Promise<boolean> {
    const rows = await db.$queryRaw<unknown[]>`
      INSERT INTO report_claims AS held (assessment_id, lease_until)
      VALUES (${assessmentId}::uuid, clock_timestamp() + make_interval(secs => ${leaseSeconds}))
      ON CONFLICT (assessment_id) DO UPDATE SET lease_until = excluded.lease_until
      WHERE held.lease_until < clock_timestamp()
      RETURNING assessment_id`;
    return rows.length === 1;
  },

  async releaseReport(assessmentId: string): Promise<void> {
    await db.reportClaim.deleteMany({ where: { assessmentId } });
  },
});
