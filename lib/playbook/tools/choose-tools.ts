import { tools as catalogue, type Tool } from "@/lib/knowledge/knowledge";
import { type CompanyProfile, hasElement } from "../company-profile";
import { ASSISTANT } from "./assistant";
import { fits, isPointedAt, rankTools, worksWithTheirs } from "./rank-tools";

const MOST = 8;
const FEWEST = 6;
/** More than six offers are no help to a firm of ten. */
const MOST_FOR_MICRO = 6;
const PER_CATEGORY = 2;
const GOVERNANCE_FROM_HEADS = 501;

/** Six to eight tools: the one made for the first trial in front, the others by rank, governance last where it is missing. */
export function chooseTools(firm: CompanyProfile): Tool[] {
  const ranked = rankTools(firm);
  const governance = governanceTool(firm);
  const places = mostTools(firm) - (governance === undefined ? 0 : 1);
  const rest = ranked.filter((tool) => !isPointedAt(firm, tool) && tool.condition === null);
  const inOrder = [
    ...ranked.filter((tool) => isPointedAt(firm, tool)),
    ...rest.filter((tool) => worksWithTheirs(firm, tool)),
    ...rest.filter((tool) => !worksWithTheirs(firm, tool)),
  ].filter(({ id }) => id !== governance?.id);
  const spread = atMostPerCategory(firstForLead(firm, inOrder));
  const picked = spread.filter((tool, place) => place < FEWEST || isPointedAt(firm, tool)).slice(0, places);
  return [...withAssistant(firm, picked, ranked, places), ...(governance === undefined ? [] : [governance])];
}

export const mostTools = ({ size }: CompanyProfile): number => (size === "micro" ? MOST_FOR_MICRO : MOST);

/** The best of those whose own first subject is the first trial's comes first. */
function firstForLead({ lead, hasChosenLead }: CompanyProfile, ranked: readonly Tool[]): Tool[] {
  const made = ranked.find(({ themes, condition }) => themes[0] === lead.themes[0] && condition === null);
  if (made === undefined || !hasChosenLead) return [...ranked];
  return [made, ...ranked.filter(({ id }) => id !== made.id)];
}

function atMostPerCategory(ranked: readonly Tool[]): Tool[] {
  const counts = new Map<string, number>();
  return ranked.filter(({ category }) => {
    const count = (counts.get(category) ?? 0) + 1;
    counts.set(category, count);
    return count <= PER_CATEGORY;
  });
}

/** One general assistant, unless rules exist and tools are in use already. */
function withAssistant(
  firm: CompanyProfile,
  picked: Tool[],
  ranked: readonly Tool[],
  places: number,
): Tool[] {
  const isSettled = hasElement(firm, "ai_policy") && firm.tools.size > 0;
  if (isSettled || picked.some(({ category }) => category === ASSISTANT)) return picked;
  const assistant = ranked.find(({ category }) => category === ASSISTANT);
  return assistant === undefined ? picked : [...picked.slice(0, places - 1), assistant];
}

/** Without a policy the last place belongs to governance, where a tool for it fits at all. */
export function governanceTool(firm: CompanyProfile): Tool | undefined {
  if (hasElement(firm, "ai_policy")) return undefined;
  const wanted = firm.platforms.has("microsoft365")
    ? "purview"
    : firm.fewest >= GOVERNANCE_FROM_HEADS
      ? "credo-ai"
      : null;
  return catalogue.find((tool) => tool.id === wanted && fits(firm, tool));
}
