import { isoDay } from "@/lib/domain/dates";
import { OPEN_CALL_STATES } from "@/lib/domain/lead/call-requests";
import { LeadDetails, type LeadNote, type LeadWork } from "@/lib/domain/lead/details";
import type { LeadFilter, LeadQuery } from "@/lib/domain/lead/filter";
import { type LeadList, StoredLead } from "@/lib/domain/lead/list";
import type { LeadOrigin } from "@/lib/domain/lead/origin";
import { RecommendedTool } from "@/lib/domain/roadmap/roadmap";
import { Prisma } from "@/lib/generated/prisma/client";
import { callFirst, followUpDue } from "./call-first";
import type { Db } from "./db";
import { ofGroup } from "./lead-merges";
import { LEAD_ORDERS } from "./lead-orders";
import { listedOf, planSearch, type SearchPlan } from "./lead-search-plan";

export interface LeadCounts {
  total: number;
  qualified: number;
  roadmaps: number;
  /** Of the total, those that are merged into another. */
  merged: number;
}

/** Counting on takes longer the more there are; for a search each row itself is read, where an index tells the rest. */
const COUNTED_UP_TO = 50_000;
const FOUND_UP_TO = 10_000;
export type SomeCounted = Pick<LeadList, "total" | "isTotalExact">;

/** The assessments as the admin works them: listed, searched, counted, with what admins keep beside each. */
export const leads = (db: Db) => ({
  /** How the leads of a filter are found soonest: asked once, for their list and for their count. */
  planSearch: (filter: LeadFilter): Promise<SearchPlan> => planSearch(db, filter),

  /** One page, and one row more where there is another page. The page is found on an index, then its rows are read. */
  async list(plan: SearchPlan, query: Pick<LeadQuery, "sort" | "page" | "limit">): Promise<StoredLead[]> {
    const { page, order } = pageOf(plan, query);
    const rows = await db.$queryRaw<ListedRow[]>`
      SELECT a.id, a.executive_name AS "executiveName", a.executive_title AS "executiveTitle",
        a.executive_email AS "executiveEmail", a.company_name AS "companyName",
        a.company_industry AS "companyIndustry", a.company_revenue AS "companyRevenue",
        a.company_employees AS "companyEmployees", a.ai_readiness_score AS "aiReadinessScore",
        a.roadmap_generated AS "roadmapGenerated", a.lead_score AS "leadScore",
        a.lead_qualified AS "leadQualified", a.payment_status AS "paymentStatus",
        a.created_at AS "createdAt", a.lead_status AS "leadStatus", a.retake_of::text AS "retakeOf",
        u.email AS "leadOwner", a.lead_owner_id::text AS "leadOwnerId", a.lead_version AS version,
        a.next_action_on::text AS "nextActionOn", a.call_waiting_since AS "callWaitingSince",
        a.report_opened_at AS "reportOpenedAt", c.state AS "callState", c.created_at AS "callAt",
        EXISTS (SELECT 1 FROM reports r WHERE r.assessment_id = a.id) AS "hasReport",
        k.id::text AS "keptId", k.company_name AS "keptName", k.created_at AS "keptAt",
        (SELECT count(*)::int FROM assessments m WHERE m.merged_into_id = a.id) AS "mergedCount"
      FROM (${page}) page JOIN assessments a ON a.id = page.id LEFT JOIN users u ON u.id = a.lead_owner_id
      LEFT JOIN assessments k ON k.id = a.merged_into_id
      LEFT JOIN LATERAL (
        SELECT state, created_at FROM call_requests WHERE assessment_id IN (
          SELECT a.id UNION ALL SELECT m.id FROM assessments m WHERE m.merged_into_id = a.id)
        ORDER BY (state = ANY(${OPEN_CALL_STATES})) DESC, created_at DESC LIMIT 1
      ) c ON true
      ORDER BY ${order}`;
    return StoredLead.array().parse(rows.map(rowOf));
  },

  /** How many there are. */
  async count({ all }: SearchPlan): Promise<number> {
    const rows = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM assessments a WHERE ${all}`;
    return rows[0]?.count ?? 0;
  },

  /** The same, as far as it is counted for a list: where it is not exact, there are more. */
  async countSome(
    { all, filter, total }: SearchPlan,
    most = filter.q === "" ? COUNTED_UP_TO : FOUND_UP_TO,
  ): Promise<SomeCounted> {
    if (total !== undefined) return { total, isTotalExact: true };
    const rows = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM (
        SELECT 1 FROM assessments a WHERE ${all} LIMIT ${most + 1}
      ) counted`;
    const count = rows[0]?.count ?? 0;
    return { total: Math.min(count, most), isTotalExact: count <= most };
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
      ) SELECT count(*)::int AS count FROM came a WHERE ${listedOf(filter)}`;
    return rows[0]?.count ?? 0;
  },

  /** All assessments, those that qualify, those with a roadmap: as the database's triggers keep them. */
  async countAll(): Promise<LeadCounts> {
    const rows = await db.$queryRaw<LeadCounts[]>`
      SELECT coalesce(sum(total), 0)::int AS total, coalesce(sum(qualified), 0)::int AS qualified,
        coalesce(sum(roadmaps), 0)::int AS roadmaps,
        (SELECT count(*)::int FROM assessments WHERE merged_into_id IS NOT NULL AND NOT is_sample) AS merged
      FROM assessment_counts`;
    return rows[0] ?? { total: 0, qualified: 0, roadmaps: 0, merged: 0 };
  },

  /** Marks one reminder that is due as given: of any number who ask at once, one is given it. */
  async takeDueFollowUp(today: string): Promise<{ id: string; ownerId: string; day: string } | null> {
    const rows = await db.$queryRaw<{ id: string; ownerId: string; day: string }[]>`
      UPDATE assessments SET reminded_action_on = next_action_on WHERE id = (
        SELECT a.id FROM assessments a WHERE ${followUpDue(today)} AND a.lead_owner_id IS NOT NULL
          AND a.reminded_action_on IS DISTINCT FROM a.next_action_on
        ORDER BY a.next_action_on LIMIT 1 FOR UPDATE SKIP LOCKED
      ) RETURNING id::text AS id, lead_owner_id::text AS "ownerId", next_action_on::text AS day`;
    return rows[0] ?? null;
  },

  /** The first time; later ones change nothing. */
  async markReportOpened(id: string, at: Date): Promise<void> {
    await db.$executeRaw`
      UPDATE assessments SET report_opened_at = ${at} WHERE id = ${id}::uuid AND report_opened_at IS NULL`;
  },

  async findWork(assessmentId: string): Promise<LeadWork | null> {
    const row = await db.assessment.findUnique({
      where: { id: assessmentId },
      select: {
        leadStatus: true,
        leadOwnerId: true,
        nextActionOn: true,
        leadVersion: true,
      },
    });
    if (row === null) return null;
    const notes = await db.leadNote.findMany({ where: { assessment: ofGroup(assessmentId) }, ...NOTES });
    const { leadVersion: version, nextActionOn, ...work } = row;
    return LeadDetails.shape.work.parse({
      ...work,
      nextActionOn: nextActionOn && dayOf(nextActionOn),
      version,
      notes: notes.map((note) => noteOf(note, assessmentId)),
    });
  },

  async changeWork(
    assessmentId: string,
    { nextActionOn, ...change }: Partial<Pick<LeadWork, "leadStatus" | "leadOwnerId" | "nextActionOn">>,
  ): Promise<void> {
    const next = nextActionOn === undefined ? {} : { nextActionOn: nextActionOn && new Date(nextActionOn) };
    const data = { ...change, ...next, leadVersion: { increment: 1 } };
    await db.assessment.update({ where: { id: assessmentId }, data, select: { id: true } });
  },

  async addNote(note: { assessmentId: string; authorId: string | null; text: string }): Promise<LeadNote> {
    return noteOf(await db.leadNote.create({ data: note, include: NOTES.include }), note.assessmentId);
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

/** The ids of a page, and the order of its rows. */
function pageOf(
  { ordered: where, filter }: SearchPlan,
  { sort, page, limit }: Pick<LeadQuery, "sort" | "page" | "limit">,
) {
  const skip = (page - 1) * limit;
  const window = Prisma.sql`LIMIT ${limit + 1} OFFSET ${skip}`;
  if (sort !== "call-first") {
    const order = LEAD_ORDERS[sort];
    return {
      page: Prisma.sql`SELECT a.id FROM assessments a WHERE ${where} ORDER BY ${order} ${window}`,
      order,
    };
  }
  const first = callFirst(where, skip + limit + 1, isoDay(new Date()), filter);
  return {
    page: Prisma.sql`SELECT * FROM (${first}) kinds ORDER BY tier, key, id ${window}`,
    order: Prisma.sql`page.tier, page.key, page.id`,
  };
}

interface ListedRow {
  callState: string | null;
  callAt: Date | null;
  keptId: string | null;
  keptName: string;
  keptAt: Date;
}

const rowOf = ({ callState, callAt, keptId, keptName, keptAt, ...row }: ListedRow) => ({
  ...row,
  callRequest: callAt === null ? null : { state: callState, requestedAt: callAt },
  mergedInto: keptId === null ? null : { id: keptId, companyName: keptName, createdAt: keptAt },
});

/** A date without a time, as Prisma gives it. */
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

const NOTES = {
  include: {
    author: { select: { email: true } },
    assessment: { select: { id: true, companyName: true, createdAt: true } },
  },
  orderBy: [{ createdAt: "desc" as const }, { id: "asc" as const }],
};

/** Of a merged lead's note, where it comes from. */
function noteOf(
  { id, text, author, assessment, createdAt }: Omit<LeadNote, "author" | "from"> & NoteOrigin,
  shownFor: string,
): LeadNote {
  const from = assessment.id === shownFor ? null : assessment;
  return { id, text, author: author?.email ?? null, createdAt, from };
}

interface NoteOrigin {
  author: { email: string } | null;
  assessment: LeadOrigin;
}
