import type { RecommendedTool } from "@/lib/domain/roadmap/roadmap";
import type { Tool } from "@/lib/knowledge/knowledge";
import type { CompanyProfile } from "@/lib/playbook/company-profile";
import { chooseTools, governanceTool, mostTools } from "@/lib/playbook/tools/choose-tools";
import { rankTools } from "@/lib/playbook/tools/rank-tools";
import { describeTools } from "@/lib/playbook/tools/recommend-tools";
import type { GroundingCheck } from "./grounding-check";

interface Choice {
  id: string;
  why: string;
}

const FEWEST = 4;
const WHY_MOST_CHARACTERS = 500;

/**
 * The tools that a model chose, as far as they are in the catalogue and fit the firm. Names, prices, addresses and
 * what to check are the catalogue's; where a governance tool is due, it stays. With too few left, ours are added.
 */
export function chosenTools(
  firm: CompanyProfile,
  choices: readonly Choice[],
  ground: GroundingCheck,
): RecommendedTool[] {
  const fitting = new Map(rankTools(firm).map((tool) => [tool.id, tool]));
  const known = distinct(choices).filter(({ id }) => fitting.has(id));
  ground.count("tools", choices.length - known.length);
  const governance = governanceTool(firm);
  const picked = known
    .flatMap(({ id }) => fitting.get(id) ?? [])
    .filter((tool) => tool.id !== governance?.id);
  const room = mostTools(firm) - (governance === undefined ? 0 : 1);
  const filled = picked.length >= FEWEST ? picked : withOurs(firm, picked, governance);
  const chosen = [...filled.slice(0, room), ...(governance === undefined ? [] : [governance])];
  const reasons = new Map(known.map(({ id, why }) => [id, why]));
  return describeTools(firm, chosen).map((tool, place) => {
    const why = reasons.get(chosen[place]?.id ?? "");
    return why === undefined ? tool : { ...tool, why: ground.text(why, tool.why, WHY_MOST_CHARACTERS) };
  });
}

function withOurs(firm: CompanyProfile, picked: readonly Tool[], governance: Tool | undefined): Tool[] {
  const others = chooseTools(firm).filter(
    (tool) => tool.id !== governance?.id && !picked.some(({ id }) => id === tool.id),
  );
  return [...picked, ...others];
}

function distinct(choices: readonly Choice[]): Choice[] {
  return choices.filter(({ id }, place) => choices.findIndex((each) => each.id === id) === place);
}
