import type { LeadQuery } from "@/lib/domain/admin/lead-filter";
import { completionRate, type LeadList } from "@/lib/domain/admin/lead-list";
import type { Context } from "../context";

/** One page of the leads that a filter lets through, and the figures of everything. */
export async function listLeads(context: Context, query: LeadQuery): Promise<LeadList> {
  const { leads } = context.store;
  const [assessments, total, counts] = await Promise.all([
    leads.list(query),
    leads.count(query),
    leads.countAll(),
  ]);
  const metrics = {
    totalAssessments: counts.total,
    qualifiedLeads: counts.qualified,
    aiRoadmaps: counts.roadmaps,
    completionRate: completionRate(counts),
  };
  return { assessments, metrics, total, page: query.page, limit: query.limit };
}
