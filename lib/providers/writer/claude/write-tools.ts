import type { RecommendedTool } from "@/lib/domain/roadmap/roadmap";
import { tools as catalogue } from "@/lib/knowledge/knowledge";
import type { CompanyProfile } from "@/lib/playbook/company-profile";
import { recommendTools } from "@/lib/playbook/tools/recommend-tools";
import type { GroundingCheck } from "./grounding-check";

interface Reason {
  id: string;
  why: string;
}

const WHY_MOST_CHARACTERS = 500;

/**
 * The tools of our decision, with a model's reasons for them. Which they are stays ours: cards that named others would
 * contradict the table.
 */
export function toolsWithReasons(
  firm: CompanyProfile,
  reasons: readonly Reason[],
  ground: GroundingCheck,
): RecommendedTool[] {
  const ours = decidedTools(firm);
  const unknown = reasons.filter(({ id }) => !ours.some((one) => one.id === id));
  ground.count("tools", unknown.length);
  return ours.map(({ id, tool }) => {
    const why = reasons.find((reason) => reason.id === id)?.why;
    return why === undefined ? tool : { ...tool, why: ground.text(why, tool.why, WHY_MOST_CHARACTERS) };
  });
}

/** The tools of our decision with their ids in the catalogue. */
export const decidedTools = (firm: CompanyProfile): { id: string; tool: RecommendedTool }[] =>
  recommendTools(firm).map((tool) => ({
    id: catalogue.find(({ name }) => name === tool.name)?.id ?? tool.name,
    tool,
  }));
