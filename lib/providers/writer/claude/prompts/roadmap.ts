import { z } from "zod";
import { TOOLS_RULES, ToolChoices } from "./tools";

export const ROADMAP_PROMPT = "roadmap-2";

export const ROADMAP_INSTRUCTIONS = `The piece: the prose of a roadmap, the short form of the report.
- executiveSummary: two to four sentences on where the firm is today, what the leader wants and what gets in the way.
- recommendations: for each id in the draft, two to four sentences: why this for this firm, and the first step. Keep the order.
- ${TOOLS_RULES}`;

const prose = z.string().min(1).max(4000);

export const RoadmapProse = z.object({
  executiveSummary: prose,
  recommendations: z
    .array(z.object({ id: z.string().max(20), text: prose }))
    .min(1)
    .max(20),
  tools: ToolChoices,
});
