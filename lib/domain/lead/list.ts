import { z } from "zod";
import { Assessment } from "../assessment/assessment";
import { CallState } from "./call-requests";
import { LeadStage } from "./stage";

/** The admin's four figures. */
export const AdminMetrics = z.object({
  totalAssessments: z.int(),
  qualifiedLeads: z.int(),
  aiRoadmaps: z.int(),
  /** Assessments with a roadmap, in whole percent of all; 0 where there are none. */
  completionRate: z.int(),
});
export type AdminMetrics = z.infer<typeof AdminMetrics>;

/** What a row of the list shows, and no more. */
export const LeadRow = Assessment.pick({
  id: true,
  executiveName: true,
  executiveTitle: true,
  executiveEmail: true,
  companyName: true,
  companyIndustry: true,
  companyRevenue: true,
  companyEmployees: true,
  aiReadinessScore: true,
  roadmapGenerated: true,
  leadScore: true,
  leadQualified: true,
  paymentStatus: true,
  createdAt: true,
}).extend({
  leadStatus: LeadStage.catch("new"),
  /** The admin who has taken the lead, by e-mail address. */
  leadOwner: z.string().nullable(),
  /** Whether its report is written: opening one that is not writes it. */
  hasReport: z.boolean(),
  /** The call request that matters most: one that is still open, else the newest; null where there is none. */
  callRequest: z.object({ state: CallState.catch("waiting"), requestedAt: z.date() }).nullable(),
});
export type LeadRow = z.infer<typeof LeadRow>;

/** What `GET /api/admin/assessments` answers: one page of the list, and the figures of everything. */
export const LeadList = z.object({
  assessments: z.array(LeadRow),
  metrics: AdminMetrics,
  /** When the newest of all assessments was submitted; null where there is none. What comes later is new. */
  newestAt: z.date().nullable(),
  /** How many the filter lets through, on all pages; where it is not exact, there are more. */
  total: z.int(),
  isTotalExact: z.boolean(),
  /** Whether another page follows. */
  hasMore: z.boolean(),
  /** The page that is shown: the last one, where one further on was asked for. */
  page: z.int(),
  limit: z.int(),
});
export type LeadList = z.infer<typeof LeadList>;

/** How many assessments of a filter came after a moment. */
export const NewLeads = z.object({ count: z.int() });
export type NewLeads = z.infer<typeof NewLeads>;

export function completionRate({ roadmaps, total }: { roadmaps: number; total: number }): number {
  return total === 0 ? 0 : Math.round((roadmaps / total) * 100);
}
