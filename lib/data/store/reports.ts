import { cacheOf } from "@/lib/cache";
import { ReportData, type ReportRisk } from "@/lib/domain/report/report";
import { WritingUsage } from "@/lib/domain/writing/usage";
import { batchLoader } from "./batch-loader";
import type { Db } from "./db";

export interface StoredReport {
  reportData: ReportData;
  markdownReport: string;
  writer: string;
  promptVersion: string;
  /** What the writing took; null for reports from before that was kept. */
  usage: WritingUsage | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface ReportState {
  paymentStatus: string;
  reportAt: Date | null;
  interviewAt: Date | null;
  /** Whether anything was answered about the household. */
  hasFamily: boolean;
  linkClosed: boolean;
  /** When what is published of other firms last changed; null before anything was. */
  comparisonAt: Date | null;
  /** Whether its firm is counted in that. */
  isCounted: boolean;
}

/**
 * The report of each assessment, and who may write it. The first result wins: a second one is dropped, never a second
 * row.
 */
export function reports(db: Db) {
  const reportState = batchLoader(
    (ids) => db.$queryRaw<(ReportState & { id: string })[]>`
      SELECT a.id::text AS id, a.payment_status AS "paymentStatus", r.updated_at AS "reportAt",
        a.link_closed AS "linkClosed",
        (coalesce(a.preparedness_level, '') <> '' OR coalesce(a.rules_for_children, '') <> ''
          OR a.household_ai_use <> '[]' OR a.child_ai_concerns <> '[]') AS "hasFamily",
        (SELECT max(greatest(i.created_at, s.created_at)) FROM interviews i
          LEFT JOIN interview_sections s ON s.interview_id = i.id WHERE i.assessment_id = a.id
          AND (s.id IS NOT NULL OR i.transcript_summary IS NOT NULL)) AS "interviewAt",
        (SELECT max(greatest(p.published_at, p.ended_at)) FROM comparison_publications p) AS "comparisonAt",
        coalesce((SELECT c.granted FROM consents c WHERE c.assessment_id = a.id AND c.purpose = 'comparison'
          ORDER BY c.created_at DESC LIMIT 1), false) AS "isCounted"
      FROM assessments a LEFT JOIN reports r ON r.assessment_id = a.id
      WHERE a.id = ANY(${ids}::uuid[])`,
  );
  return {
    async find(assessmentId: string): Promise<StoredReport | null> {
      const where = { assessmentId };
      const row = await db.report.findUnique({ where, select: { updatedAt: true } });
      if (row === null) return null;
      return parsed.get(`${assessmentId}:${row.updatedAt.getTime()}`, async () =>
        parseReport(await db.report.findUnique({ where })),
      );
    },

    /** What the report page has to know before it draws anything, in one question; null for an unknown assessment. */
    async findState(assessmentId: string): Promise<ReportState | null> {
      return reportState(assessmentId);
    },

    async has(assessmentId: string): Promise<boolean> {
      return (await db.report.count({ where: { assessmentId } })) > 0;
    },

    /** True where this is the one report that is kept. */
    async add(
      assessmentId: string,
      report: Pick<StoredReport, "reportData" | "markdownReport" | "writer" | "promptVersion"> & {
        usage: WritingUsage;
      },
    ): Promise<boolean> {
      const { count } = await db.report.createMany({
        data: [{ assessmentId, ...report }],
        skipDuplicates: true,
      });
      return count === 1;
    },

    /** A stored report without a part of it that was deleted. */
    async replace(
      assessmentId: string,
      report: Pick<StoredReport, "reportData" | "markdownReport">,
    ): Promise<void> {
      await db.report.updateMany({ where: { assessmentId }, data: report });
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

    /**
     * Takes the right to write an assessment's report until the lease ends; null while another writer holds it. What
     * it answers proves who holds it: each lease ends at a moment of its own.
     */
    async claim(assessmentId: string, leaseSeconds: number): Promise<string | null> {
      const rows = await db.$queryRaw<{ held: string }[]>`
      INSERT INTO report_claims AS held (assessment_id, lease_until)
      VALUES (${assessmentId}::uuid, clock_timestamp() + make_interval(secs => ${leaseSeconds}))
      ON CONFLICT (assessment_id) DO UPDATE SET lease_until = excluded.lease_until
      WHERE held.lease_until < clock_timestamp()
      RETURNING lease_until::text AS held`;
      return rows[0]?.held ?? null;
    },

    /** A longer lease for the writer who still holds it; null where another one does, or the assessment is deleted. */
    async renewClaim(assessmentId: string, held: string, leaseSeconds: number): Promise<string | null> {
      const rows = await db.$queryRaw<{ held: string }[]>`
      UPDATE report_claims SET lease_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
      WHERE assessment_id = ${assessmentId}::uuid AND lease_until = ${held}::timestamptz
      RETURNING lease_until::text AS held`;
      return rows[0]?.held ?? null;
    },

    /** Gives the right back; another writer's is left alone. */
    async release(assessmentId: string, held: string): Promise<void> {
      await db.$executeRaw`
      DELETE FROM report_claims WHERE assessment_id = ${assessmentId}::uuid AND lease_until = ${held}::timestamptz`;
    },
  };
}

/** Parsing a report takes longer than reading it, and the same one is asked for every few minutes. */
const parsed = cacheOf<StoredReport>("report", 100);

type ReportRow = Omit<StoredReport, "reportData" | "markdownReport" | "usage"> & {
  reportData: unknown;
  usage: unknown;
  markdownReport: string | null;
};

function parseReport(row: ReportRow | null): StoredReport | null {
  if (row === null) return null;
  const { reportData, markdownReport, writer, promptVersion, usage, createdAt, updatedAt } = row;
  return {
    reportData: ReportData.parse(reportData),
    markdownReport: markdownReport ?? "",
    writer,
    promptVersion,
    usage: WritingUsage.nullable().catch(null).parse(usage),
    createdAt,
    updatedAt,
  };
}
