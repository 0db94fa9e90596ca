import { OPEN_CALL_STATES } from "@/lib/domain/lead/call-requests";
import { LeadDetails, type LeadNote, type LeadWork } from "@/lib/domain/lead/details";
import type { LeadFilter, LeadQuery } from "@/lib/domain/lead/filter";
import { LeadRow } from "@/lib/domain/lead/list";
import type { LeadStage } from "@/lib/domain/lead/stage";
import { RecommendedTool } from "@/lib/domain/roadmap/roadmap";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Db } from "./db";
import { LEAD_ORDERS } from "./lead-orders";
import { planSearch, type SearchPlan, whereOf } from "./lead-search-plan";

export interface LeadCounts {
  total: number;
  qualified: number;
  roadmaps: number;
}

/** Counting on takes longer the more there are. */
export const COUNTED_UP_TO = 50_000;

/** The assessments as the admin works them: listed, searched, counted, with what admins keep beside each. */
export const leads = (db: Db) => ({
  /** How the leads of a filter are found soonest: asked once, for their list and for their count. */
  planSearch: (filter: LeadFilter): Promise<SearchPlan> => planSearch(db, filter),

  /** One page, and one row more where there is another page. The page is found on an index, then its rows are read. */
  async list({ ordered }: SearchPlan, query: Pick<LeadQuery, "sort" | "page" | "limit">): Promise<LeadRow[]> {
    const order = LEAD_ORDERS[query.sort];
    const rows = await db.$queryRaw<ListedRow[]>`
      SELECT a.id, a.executive_name AS "executiveName", a.executive_title AS "executiveTitle",
        a.executive_email AS "executiveEmail", a.company_name AS "companyName",
        a.company_industry AS "companyIndustry", a.company_revenue AS "companyRevenue",
        a.company_employees AS "companyEmployees", a.ai_readiness_score AS "aiReadinessScore",
        a.roadmap_generated AS "roadmapGenerated", a.lead_score AS "leadScore",
        a.lead_qualified AS "leadQualified", a.payment_status AS "paymentStatus",
        a.created_at AS "createdAt", a.lead_status AS "leadStatus", u.email AS "leadOwner",
        c.state AS "callState", c.created_at AS "callAt",
        EXISTS (SELECT 1 FROM reports r WHERE r.assessment_id = a.id) AS "hasReport"
      FROM (
        SELECT a.id FROM assessments a WHERE ${ordered}
        ORDER BY ${order} LIMIT ${query.limit + 1} OFFSET ${(query.page - 1) * query.limit}
      ) page JOIN assessments a ON a.id = page.id LEFT JOIN users u ON u.id = a.lead_owner_id
      LEFT JOIN LATERAL (
        SELECT state, created_at FROM call_requests WHERE assessment_id = a.id
        ORDER BY (state = ANY(${OPEN_CALL_STATES})) DESC, created_at DESC LIMIT 1
      ) c ON true
      ORDER BY ${order}`;
    return LeadRow.array().parse(rows.map(withCall));
  },

  /** How many there are; where there is a `most`, one more than that for any more. */
  async count({ all }: SearchPlan, most?: number): Promise<number> {
    const end = most === undefined ? Prisma.empty : Prisma.sql`LIMIT ${most + 1}`;
    const rows = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM (
        SELECT 1 FROM assessments a WHERE ${all} ${end}
      ) counted`;
    return rows[0]?.count ?? 0;
  },

  /** When the newest of all was submitted; null where there is none. */
  async newestAt(): Promise<Date | null> {
    const row = await db.assessment.findFirst({
      orderBy: { createdAt: "desc" },
      select: { createdAt: true },
    });
    return row?.createdAt ?? null;
  },

  /** How many of a filter came after a moment: read from the newest end, so that it costs what came since. */
  async countSince(filter: LeadFilter, since: Date, most: number): Promise<number> {
    const rows = await db.$queryRaw<{ count: number }[]>`
      WITH came AS MATERIALIZED (
        SELECT * FROM assessments a WHERE a.created_at > ${since} ORDER BY a.created_at DESC LIMIT ${most}
      ) SELECT count(*)::int AS count FROM came a WHERE ${whereOf(filter)}`;
    return rows[0]?.count ?? 0;
  },

  /** All assessments, those that qualify, those with a roadmap: as the database's triggers keep them. */
  async countAll(): Promise<LeadCounts> {
    const rows = await db.$queryRaw<LeadCounts[]>`
      SELECT coalesce(sum(total), 0)::int AS total, coalesce(sum(qualified), 0)::int AS qualified,
        coalesce(sum(roadmaps), 0)::int AS roadmaps
      FROM assessment_counts`;
    return rows[0] ?? { total: 0, qualified: 0, roadmaps: 0 };
  },

  async findWork(assessmentId: string): Promise<LeadWork | null> {
    const row = await db.assessment.findUnique({
      where: { id: assessmentId },
      select: { leadStatus: true, leadOwnerId: true, leadVersion: true, leadNotes: NOTES },
    });
    if (row === null) return null;
    const { leadNotes, leadVersion: version, ...work } = row;
    return LeadDetails.shape.work.parse({ ...work, version, notes: leadNotes.map(noteOf) });
  },

  async changeWork(
    assessmentId: string,
    change: { leadStatus?: LeadStage; leadOwnerId?: string | null },
  ): Promise<void> {
    const data = { ...change, leadVersion: { increment: 1 } };
    await db.assessment.update({ where: { id: assessmentId }, data, select: { id: true } });
  },

  async addNote(note: { assessmentId: string; authorId: string | null; text: string }): Promise<LeadNote> {
    return noteOf(await db.leadNote.create({ data: note, include: { author: { select: { email: true } } } }));
  },

  /** Null where no admin has asked for any yet. */
  async findTools(assessmentId: string): Promise<RecommendedTool[] | null> {
    const row = await db.aiRecommendations.findUnique({ where: { assessmentId }, select: { tools: true } });
    return row === null ? null : RecommendedTool.array().parse(row.tools);
  },

  /** Keeps the newest list. */
  async keepTools(
    assessmentId: string,
    made: { tools: RecommendedTool[]; writer: string; promptVersion: string; generatedAt: Date },
  ): Promise<void> {
    await db.aiRecommendations.upsert({
      where: { assessmentId },
      create: { assessmentId, ...made },
      update: made,
    });
  },
});

interface ListedRow {
  callState: string | null;
  callAt: Date | null;
}

const withCall = ({ callState, callAt, ...row }: ListedRow) => ({
  ...row,
  callRequest: callAt === null ? null : { state: callState, requestedAt: callAt },
});

const NOTES = {
  include: { author: { select: { email: true } } },
  orderBy: [{ createdAt: "desc" as const }, { id: "asc" as const }],
};

function noteOf({
  id,
  text,
  author,
  createdAt,
}: {
  id: string;
  text: string;
  author: { email: string } | null;
  createdAt: Date;
}): LeadNote {
  return { id, text, author: author?.email ?? null, createdAt };
}
