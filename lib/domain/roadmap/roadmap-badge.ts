import type { BadgeTone } from "../score/badges";

/** Whether the roadmap is there yet. */
export const roadmapBadge = (isGenerated: boolean): { label: string; tone: BadgeTone } =>
  isGenerated ? { label: "Complete", tone: "outline" } : { label: "Generating...", tone: "secondary" };
