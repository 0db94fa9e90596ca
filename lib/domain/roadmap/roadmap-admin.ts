import { z } from "zod";
import { PageInfo } from "../paging";

export const ROADMAP_PREVIEW_CHARACTERS = 100;
export const FETCH_ROADMAPS_FAILED = "Failed to fetch roadmaps";
export const NO_SUCH_ROADMAP = "This roadmap no longer exists.";

/** One line of the roadmaps table. */
export const RoadmapLine = z.object({
  id: z.uuid(),
  assessmentId: z.uuid(),
  companyName: z.string(),
  createdAt: z.date(),
  /** The first characters of what it says. */
  preview: z.string(),
});
export type RoadmapLine = z.infer<typeof RoadmapLine>;

export const RoadmapLines = PageInfo.extend({ roadmaps: z.array(RoadmapLine), total: z.int() });
export type RoadmapLines = z.infer<typeof RoadmapLines>;

/** A whole one. Old content may be a text, or of a shape of its own. */
export const WholeRoadmap = z.object({
  id: z.uuid(),
  assessmentId: z.uuid(),
  createdAt: z.date(),
  content: z.unknown(),
});
export type WholeRoadmap = z.infer<typeof WholeRoadmap>;

export const RoadmapAnswer = z.object({ roadmap: WholeRoadmap });
export const RoadmapId = z.object({ id: z.uuid() });
