import type { BadgeTone } from "../score/badges";

/** The badge of a lead in the admin's list, and its Status column. */
export const LEAD_BADGES = [
  { value: "hot-lead", label: "Hot Lead", tone: "default" },
  { value: "qualified", label: "Qualified", tone: "secondary" },
  { value: "completed", label: "Completed", tone: "outline" },
  { value: "in-progress", label: "In Progress", tone: "outline" },
] as const satisfies readonly { value: string; label: string; tone: BadgeTone }[];

export type LeadBadge = (typeof LEAD_BADGES)[number]["value"];

export const QUALIFIED_FROM = 5;
export const STAR_FROM = 7;

interface Scored {
  leadQualified: boolean;
  leadScore: number | null;
  roadmapGenerated: boolean;
}

/** The first that fits counts. The database says the same in `BADGE` of the leads' store. */
export function leadBadge({ leadQualified, leadScore, roadmapGenerated }: Scored): LeadBadge {
  if (leadQualified) return "hot-lead";
  if (leadScore !== null && leadScore >= QUALIFIED_FROM) return "qualified";
  return roadmapGenerated ? "completed" : "in-progress";
}

export const hasStar = (leadScore: number | null): boolean => leadScore !== null && leadScore >= STAR_FROM;
