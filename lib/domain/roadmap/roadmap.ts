import { z } from "zod";

export const Priority = z.enum(["High", "Medium", "Low"]);
export type Priority = z.infer<typeof Priority>;

/** A tool of the catalogue, recommended to one firm. */
export const RecommendedTool = z.object({
  name: z.string(),
  category: z.string(),
  priority: Priority,
  description: z.string(),
  useCase: z.string(),
  pricing: z.string(),
  url: z.url({ protocol: /^https$/ }),
  /** Why this one for this firm. */
  why: z.string(),
  /** Platforms that the firm named and this works with; to be confirmed with the vendor. */
  worksWith: z.array(z.string()),
  checkBeforeBuying: z.array(z.string()),
  firstStep: z.string(),
});
export type RecommendedTool = z.infer<typeof RecommendedTool>;

/** The roadmap page, and `roadmaps.content`. */
export const Roadmap = z.object({
  /** 0 to 10, one decimal. */
  readinessScore: z.number(),
  maturityProfile: z.string(),
  executiveSummary: z.string(),
  recommendations: z.array(
    z.object({ title: z.string(), description: z.string(), timeframe: z.string(), priority: Priority }),
  ),
  phases: z.array(z.object({ title: z.string(), duration: z.string(), description: z.string() })),
  quickWins: z.array(z.object({ title: z.string(), description: z.string(), timeframe: z.string() })),
  risks: z.array(z.object({ risk: z.string(), mitigation: z.string() })),
  aiApps: z.array(RecommendedTool),
});
export type Roadmap = z.infer<typeof Roadmap>;
