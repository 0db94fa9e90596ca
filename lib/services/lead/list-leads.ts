import { COUNTED_UP_TO, type LeadCounts, type LeadsWhere } from "@/lib/data/store/leads";
import { filterAddress, type LeadQuery } from "@/lib/domain/admin/lead-filter";
import { completionRate, type LeadList, type LeadRow } from "@/lib/domain/admin/lead-list";
import type { Context } from "../context";

/** One page of the leads that a filter lets through, and the figures of everything. */
export async function listLeads(context: Context, query: LeadQuery): Promise<LeadList> {
  const { leads } = context.store;
  const [where, counts] = await Promise.all([leads.soonest(query), leads.countAll()]);
  const rows = await leads.list(where, query);
  const metrics = {
    totalAssessments: counts.total,
    qualifiedLeads: counts.qualified,
    aiRoadmaps: counts.roadmaps,
    completionRate: completionRate(counts),
  };
  return {
    assessments: rows.slice(0, query.limit),
    metrics,
    ...(await totalOf(context, query, { where, rows, counts })),
    hasMore: rows.length > query.limit,
    page: query.page,
    limit: query.limit,
  };
}

/** Where nothing is filtered, or the page at hand ends the list, it is known already. */
async function totalOf(
  context: Context,
  query: LeadQuery,
  { where, rows, counts }: { where: LeadsWhere; rows: readonly LeadRow[]; counts: LeadCounts },
): Promise<Pick<LeadList, "total" | "isTotalExact">> {
  if (filterAddress(query) === "") return { total: counts.total, isTotalExact: true };
  const isEnd = rows.length <= query.limit && (rows.length > 0 || query.page === 1);
  if (isEnd) return { total: (query.page - 1) * query.limit + rows.length, isTotalExact: true };
  const counted = await context.store.leads.count(where);
  return { total: Math.min(counted, COUNTED_UP_TO), isTotalExact: counted <= COUNTED_UP_TO };
}
