import { z } from "zod";
import { CellCounts } from "@/lib/domain/comparison/admin";
import type { VisibleCell } from "@/lib/domain/comparison/comparison";
import { PublishedFigures } from "@/lib/domain/comparison/figures";
import type { ReadinessAnswers } from "@/lib/domain/score/readiness";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Db } from "./db";

/** What counting a firm needs of an assessment, and nothing else of it. */
export interface PoolRow extends ReadinessAnswers {
  id: string;
  createdAt: Date;
  executiveEmail: string | null;
  companyName: string;
  companyIndustry: string;
  companyEmployees: string;
  /** The newest word on being counted, and when it was said; null where nothing was. */
  granted: boolean | null;
  saidAt: Date | null;
}

/** Where a page ended: the next one begins behind it. */
export type PoolPlace = Pick<PoolRow, "id" | "createdAt">;

export interface Refusal extends Pick<PoolRow, "executiveEmail" | "companyName"> {
  saidAt: Date;
}

export interface Publication {
  id: string;
  cell: string;
  publishedAt: Date;
  endedAt: Date | null;
  n: number;
  scoringVersion: string;
}

export interface NewPublication {
  cell: string;
  members: readonly string[];
  figures: PublishedFigures;
}

/** Unlocked, and of a firm that has a name and is none of our samples. */
const IN_POOL = Prisma.sql`a.payment_status IN ('paid', 'coupon_used') AND NOT a.nameless AND NOT a.is_sample`;

/** The pool of firms that may be compared, and what was published of it. Pages read figures, never rows. */
export const comparisons = (db: Db) => ({
  /** Unlocked assessments from then on, the newest first. `coupons`: unlocked by one of these alone. */
  async poolPage(
    { since, coupons }: { since: Date; coupons?: readonly string[] },
    after: PoolPlace | null,
    limit: number,
  ): Promise<PoolRow[]> {
    const behind =
      after === null
        ? Prisma.empty
        : Prisma.sql`AND a.created_at <= ${after.createdAt}
            AND (a.created_at < ${after.createdAt} OR a.id > ${after.id}::uuid)`;
    const byCode =
      coupons === undefined ? Prisma.empty : Prisma.sql`AND a.coupon_code = ANY(${[...coupons]})`;
    const rows = await db.$queryRaw<unknown[]>`
      SELECT a.id::text AS id, a.created_at AS "createdAt", a.executive_email AS "executiveEmail",
        a.company_name AS "companyName", a.company_industry AS "companyIndustry",
        a.company_employees AS "companyEmployees", a.org_posture AS "orgPosture", a.org_ai_elements AS "orgAiElements", a.ai_perception AS "aiPerception",
        a.ai_confidence AS "aiConfidence", a.ai_departments AS "aiDepartments", a.ai_tools_used AS "aiToolsUsed",
        a.enterprise_platforms AS "enterprisePlatforms", a.ai_experience AS "aiExperience",
        c.granted, c.created_at AS "saidAt"
      FROM assessments a LEFT JOIN LATERAL (
        SELECT granted, created_at FROM consents WHERE assessment_id = a.id AND purpose = 'comparison'
        ORDER BY created_at DESC LIMIT 1
      ) c ON true
      WHERE ${IN_POOL} AND a.created_at > ${since}
        ${byCode} ${behind}
      ORDER BY a.created_at DESC, a.id LIMIT ${limit}`;
    return rows.map((row) => StoredPoolRow.parse(row));
  },

  /** What tells which firm these assessments are of. */
  findNames(ids: readonly string[]): Promise<Pick<PoolRow, "id" | "executiveEmail" | "companyName">[]> {
    return db.assessment.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, executiveEmail: true, companyName: true },
    });
  },

  /** Assessments with which a firm asked to be left out since then, with its newest word on them: few of all. */
  async refusalsSince(since: Date): Promise<Refusal[]> {
    return db.$queryRaw<Refusal[]>`
      SELECT a.executive_email AS "executiveEmail", a.company_name AS "companyName", c.created_at AS "saidAt"
      FROM consents c JOIN assessments a ON a.id = c.assessment_id
      WHERE c.purpose = 'comparison' AND NOT c.granted AND c.created_at > ${since} AND ${IN_POOL}
        AND NOT EXISTS (
          SELECT 1 FROM consents later WHERE later.assessment_id = c.assessment_id
            AND later.purpose = 'comparison' AND later.granted AND later.created_at > c.created_at
        )`;
  },

  /** How many rows the pool has, up to a number. */
  async poolSize(since: Date, most: number): Promise<number> {
    const [row] = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM (
        SELECT 1 FROM assessments a WHERE ${IN_POOL} AND a.created_at > ${since} LIMIT ${most}
      ) first`;
    return row?.count ?? 0;
  },

  /** Everything that was ever published, without who was in it. */
  async listPublications(): Promise<Publication[]> {
    const rows = await db.comparisonPublication.findMany({
      where: { publishedAt: { not: null } },
      orderBy: [{ publishedAt: "asc" }, { cell: "asc" }],
      select: { id: true, cell: true, publishedAt: true, endedAt: true, n: true, scoringVersion: true },
    });
    return rows.flatMap(({ publishedAt, ...rest }) =>
      publishedAt === null ? [] : [{ ...rest, publishedAt }],
    );
  },

  /** Who was in a publication. */
  async findMembers(id: string): Promise<string[]> {
    const row = await db.comparisonPublication.findUnique({ where: { id }, select: { members: true } });
    return z.array(z.string()).parse(row?.members ?? []);
  },

  async lastPublishedAt(): Promise<Date | null> {
    const { _max } = await db.comparisonPublication.aggregate({ _max: { publishedAt: true } });
    return _max.publishedAt;
  },

  /** What pages show. */
  async listVisible(): Promise<VisibleCell[]> {
    const rows = await db.comparisonPublication.findMany({
      where: { endedAt: null, publishedAt: { not: null } },
      select: { cell: true, n: true, publishedAt: true, figures: true },
    });
    return rows.flatMap(({ figures, publishedAt, ...rest }) =>
      publishedAt === null ? [] : [{ ...rest, publishedAt, figures: PublishedFigures.parse(figures) }],
    );
  },

  /** Table lock: until the transaction ends no other one publishes. */
  async lock(): Promise<void> {
    await db.$executeRaw`LOCK TABLE comparison_publications IN EXCLUSIVE MODE`;
  },

  /** Takes what can be seen of these cells out of sight. */
  async end(cells: readonly string[], now: Date): Promise<void> {
    await db.comparisonPublication.updateMany({
      where: { cell: { in: [...cells] }, endedAt: null, publishedAt: { not: null } },
      data: { endedAt: now },
    });
  },

  /** Writes a publication down, which no reader sees before `publish`: with many firms that takes seconds. */
  async prepare({ cell, members, figures }: NewPublication, scoringVersion: string): Promise<string> {
    const { id } = await db.comparisonPublication.create({
      data: { cell, n: members.length, members: [...members], figures, scoringVersion },
      select: { id: true },
    });
    return id;
  },

  /** Lets readers see what was prepared; what another server prepared and never published goes. */
  async publish(ids: readonly string[], now: Date): Promise<void> {
    const { count } = await db.comparisonPublication.updateMany({
      where: { id: { in: [...ids] } },
      data: { publishedAt: now },
    });
    if (count !== ids.length) throw new Error("What was prepared is there no more.");
    await db.comparisonPublication.deleteMany({ where: { publishedAt: null } });
  },

  async findCounts(): Promise<CellCounts | null> {
    const row = await db.comparisonCounts.findUnique({ where: { id: 1 } });
    return row && { ...StoredCounts.parse(row.counts), countedAt: row.countedAt };
  },

  async keepCounts({ countedAt, ...counts }: CellCounts): Promise<void> {
    await db.comparisonCounts.upsert({
      where: { id: 1 },
      create: { id: 1, countedAt, counts },
      update: { countedAt, counts },
    });
  },
});

const StoredCounts = CellCounts.omit({ countedAt: true });

const picks = z.array(z.string()).catch([]);

/** Old rows may hold what is no list. */
const StoredPoolRow: z.ZodType<PoolRow> = z.object({
  id: z.string(),
  createdAt: z.date(),
  executiveEmail: z.string().nullable(),
  companyName: z.string(),
  companyIndustry: z.string(),
  companyEmployees: z.string(),
  orgPosture: z.string(),
  orgAiElements: picks,
  aiPerception: z.string(),
  aiConfidence: z.int(),
  aiDepartments: picks,
  aiToolsUsed: picks,
  enterprisePlatforms: picks,
  aiExperience: z.string().nullable(),
  granted: z.boolean().nullable(),
  saidAt: z.date().nullable(),
});
