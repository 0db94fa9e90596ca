import { z } from "zod";
import { Assessment } from "../assessment/assessment";
import { CallState } from "./call-requests";
import { LeadOrigin } from "./origin";
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
  leadOwnerId: z.string().nullable(),
  /** What a change from the list is a change of: see `LeadWork`. */
  version: z.int(),
  nextActionOn: z.string().nullable(),
  /** When the first of its call requests was made that still wait. */
  callWaitingSince: z.date().nullable(),
  /** When the full report was first opened by someone other than an admin. */
  reportOpenedAt: z.date().nullable(),
  /** Whether its report is written: opening one that is not writes it. */
  hasReport: z.boolean(),
  /** The call request that matters most: one that is still open, else the newest; null where there is none. */
  callRequest: z.object({ state: CallState.catch("waiting"), requestedAt: z.date() }).nullable(),
  /** Of a retake, how its readiness score moved since the one before, both by today's method; null for any other. */
  retakePoints: z.int().nullable(),
  /** The lead that is worked in its place; null where it is worked itself. */
  mergedInto: LeadOrigin.nullable(),
  /** How many are merged into it. */
  mergedCount: z.int(),
});
export type LeadRow = z.infer<typeof LeadRow>;

/** The same as it is stored: a retake names the one before. */
export const StoredLead = LeadRow.omit({ retakePoints: true }).extend({ retakeOf: z.string().nullable() });
export type StoredLead = z.infer<typeof StoredLead>;

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

/** How many rows the list has without a filter: each person's merged leads are one. */
export const unmergedOf = ({ total, merged }: { total: number; merged: number }): number => total - merged;
