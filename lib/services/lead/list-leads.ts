import type { SearchPlan } from "@/lib/data/store/lead-search-plan";
import { COUNTED_UP_TO, type LeadCounts } from "@/lib/data/store/leads";
import { filterSearchParams, type LeadQuery } from "@/lib/domain/lead/filter";
import { completionRate, type LeadList, type LeadRow } from "@/lib/domain/lead/list";
import type { Context } from "../context";

interface Found {
  where: SearchPlan;
  rows: readonly LeadRow[];
  counts: LeadCounts;
}

/** One page of the leads that a filter lets through, and the figures of everything. */
export async function listLeads(context: Context, asked: LeadQuery): Promise<LeadList> {
  const { leads } = context.store;
  const [where, counts, newestAt] = await Promise.all([
    leads.planSearch(asked),
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
    assessments: rows.slice(0, query.limit),
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
): Promise<{ query: LeadQuery; rows: LeadRow[] }> {
  const rows = await leads.list(where, query);
  if (rows.length > 0 || query.page === 1) return { query, rows };
  const total = filterSearchParams(query) === "" ? counts.total : await leads.count(where);
  const last = { ...query, page: Math.max(1, Math.ceil(total / query.limit)) };
  return { query: last, rows: await leads.list(where, last) };
}

/** Where nothing is filtered, or the page at hand ends the list, it is known already. */
async function totalOf(
  context: Context,
  query: LeadQuery,
  { where, rows, counts }: Found,
): Promise<Pick<LeadList, "total" | "isTotalExact">> {
  if (filterSearchParams(query) === "") return { total: counts.total, isTotalExact: true };
  const isEnd = rows.length <= query.limit && (rows.length > 0 || query.page === 1);
  if (isEnd) return { total: (query.page - 1) * query.limit + rows.length, isTotalExact: true };
  const counted = await context.store.leads.count(where, COUNTED_UP_TO);
  return { total: Math.min(counted, COUNTED_UP_TO), isTotalExact: counted <= COUNTED_UP_TO };
}
