import { tools as catalogue, type Tool } from "@/lib/knowledge/knowledge";
import { type CompanyProfile, hasElement } from "../company-profile";
import { ASSISTANT } from "./assistant";
import { mayBeNamedIn } from "./hard-rules";
import { hasWhatItNeeds } from "./owned";
import { tellingThemes } from "./reasons";

/** Every tool of the catalogue that fits this firm, the most useful first; equal ones by name. */
export function rankTools(firm: CompanyProfile): Tool[] {
  return catalogue
    .filter((tool) => fits(firm, tool))
    .map((tool) => ({ tool, rank: rankOf(firm, tool) }))
    .sort((one, other) => other.rank - one.rank || compare(one.tool.id, other.tool.id))
    .map(({ tool }) => tool);
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Named for an industry, while everything the list says of it is about another. */
const LISTED_FOR_ANOTHER_USE: Readonly<Record<string, readonly string[]>> = { eliseai: ["healthcare"] };

/** Whether it is made for this industry and head count, and the firm has a platform that it needs. */
export function fits(firm: CompanyProfile, tool: Tool): boolean {
  const { id, minEmployees, maxEmployees } = tool;
  // A kitchen's tool can share its themes with a clinic's problem and is still of no use there.
  if (!mayBeNamedIn(tool, firm.industry)) return false;
  if (LISTED_FOR_ANOTHER_USE[id]?.includes(firm.industry)) return false;
  if (!hasWhatItNeeds(tool, firm.owned)) return false;
  if (minEmployees !== null && firm.most < minEmployees) return false;
  return maxEmployees === null || firm.fewest <= maxEmployees;
}

/** A challenge or present use points at it. A shared department or system alone is no reason to buy. */
export function isPointedAt(firm: CompanyProfile, tool: Tool): boolean {
  const { id, alreadyUsedKey } = tool;
  if (SELF_SERVICE.has(id) && !suitsSelfService(firm)) return false;
  return (
    firm.challenges.some((challenge) => tellingThemes(challenge, tool).length > 0) ||
    (alreadyUsedKey !== null && firm.tools.has(alreadyUsedKey))
  );
}

export const worksWithTheirs = (firm: CompanyProfile, { integrations }: Tool): boolean =>
  integrations.some((platform) => firm.platforms.has(platform));

const shared = (list: readonly string[], own: ReadonlySet<string>): number =>
  list.filter((one) => own.has(one)).length;

function rankOf(firm: CompanyProfile, tool: Tool): number {
  const themes = new Set(firm.challenges.flatMap((challenge) => challenge.themes));
  const namesIndustry = !tool.industries.includes("all") && tool.industries.includes(firm.industry);
  return (
    3 * shared(tool.themes, themes) +
    2 * shared(tool.departments, firm.departments) +
    2 * shared(tool.integrations, firm.platforms) +
    (namesIndustry ? 3 : 0) +
    (tool.pricingVerified ? 1 : 0) +
    (/British Columbia|Canadian vendor/i.test(tool.note ?? "") ? 1 : 0) -
    (tool.condition === null ? 0 : 3) -
    (SELF_SERVICE.has(tool.id) && !suitsSelfService(firm) ? 8 : 0) +
    assistantBonus(firm, tool)
  );
}

/** Self-service tools: not for a firm with an IT department, or where records are under a law of their own. */
export const SELF_SERVICE: ReadonlySet<string> = new Set([
  "zapier",
  "make",
  "canva",
  "fireflies",
  "grammarly",
  "otter",
]);
const SELF_SERVICE_UP_TO = 500;

const suitsSelfService = ({ fewest, industry }: CompanyProfile): boolean =>
  fewest <= SELF_SERVICE_UP_TO && !["healthcare", "financial-services"].includes(industry);

/** An assistant already in personal use is made official first; where a policy exists, that is done. */
function assistantBonus(firm: CompanyProfile, { category, alreadyUsedKey }: Tool): number {
  if (category !== ASSISTANT || alreadyUsedKey === null || !firm.tools.has(alreadyUsedKey)) return 0;
  return hasElement(firm, "ai_policy") ? -4 : 3;
}
