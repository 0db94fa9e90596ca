import type { SearchPlan } from "@/lib/data/store/lead-search-plan";
import type { LeadCounts, SomeCounted } from "@/lib/data/store/leads";
import { filterSearchParams, type LeadQuery } from "@/lib/domain/lead/filter";
import { completionRate, type LeadList, type StoredLead, unmergedOf } from "@/lib/domain/lead/list";
import type { Context } from "../context";
import { withRetakePoints } from "../retake/with-retake-points";
import { ownFilter } from "./own-filter";

interface Found {
  where: SearchPlan;
  rows: readonly StoredLead[];
  counts: LeadCounts;
}

/** One page of the leads that a filter lets through, and the figures of everything. */
export async function listLeads(context: Context, asked: LeadQuery): Promise<LeadList> {
  const { leads } = context.store;
  const [where, counts, newestAt] = await Promise.all([
    leads.planSearch(ownFilter(context, asked)),
    leads.countAll(),
    leads.newestAt(),
  ]);
  const { query, rows } = await pageOf(context, asked, { where, counts });
  const metrics = {
    totalAssessments: counts.total,
    qualifiedLeads: counts.qualified,
    aiRoadmaps: counts.roadmaps,
    completionRate: completionRate(counts),
  };
  return {
    assessments: await withRetakePoints(context, rows.slice(0, query.limit)),
    metrics,
    newestAt,
    ...(await totalOf(context, query, { where, rows, counts })),
    hasMore: rows.length > query.limit,
    page: query.page,
    limit: query.limit,
  };
}

/** The page that is asked for; the last one, where it lies behind it. */
async function pageOf(
  { store: { leads } }: Context,
  query: LeadQuery,
  { where, counts }: Omit<Found, "rows">,
): Promise<{ query: LeadQuery; rows: StoredLead[] }> {
  const rows = await leads.list(where, query);
  if (rows.length > 0 || query.page === 1) return { query, rows };
  const total = isCountKnown(query, counts) ? unmergedOf(counts) : await leads.count(where);
  const last = { ...query, page: Math.max(1, Math.ceil(total / query.limit)) };
  return { query: last, rows: await leads.list(where, last) };
}

/** Where nothing is filtered, or the page at hand ends the list, it is known already. */
async function totalOf(
  context: Context,
  query: LeadQuery,
  { where, rows, counts }: Found,
): Promise<SomeCounted> {
  if (isCountKnown(query, counts)) return { total: unmergedOf(counts), isTotalExact: true };
  const isEnd = rows.length <= query.limit && (rows.length > 0 || query.page === 1);
  if (isEnd) return { total: (query.page - 1) * query.limit + rows.length, isTotalExact: true };
  return context.store.leads.countSome(where);
}

/** Roll-up: it leaves sample leads out, so that few leads are counted one by one. */
const ROLLED_UP_FROM = 2_000;
const isCountKnown = (query: LeadQuery, { total }: LeadCounts): boolean =>
  filterSearchParams(query) === "" && total >= ROLLED_UP_FROM;
