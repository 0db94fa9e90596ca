import { labelsOf, PLATFORMS } from "@/lib/domain/assessment/options";
import type { RecommendedTool } from "@/lib/domain/roadmap/roadmap";
import { tools as catalogue, type Tool, themeLabels } from "@/lib/knowledge/knowledge";
import type { Firm } from "./firm";
import { listInWords, lowerFirst } from "./words";

const ASSISTANT = "General AI assistant";
const SHOWN = 8;
const FEWEST = 6;
const PER_CATEGORY = 2;
const GOVERNANCE_FROM_HEADS = 501;

/** Six to eight tools of the catalogue that fit this firm's size, systems, challenges and departments. */
export function recommendTools(firm: Firm): RecommendedTool[] {
  const chosen = choose(firm);
  return chosen.map((tool, place) => describe(firm, tool, priorityAt(place, chosen.length)));
}

function choose(firm: Firm): Tool[] {
  const ranked = catalogue
    .filter((tool) => fits(firm, tool))
    .map((tool) => ({ tool, rank: rankOf(firm, tool) }))
    .sort((one, other) => other.rank - one.rank || (one.tool.id < other.tool.id ? -1 : 1));
  const useful = ranked.filter(({ rank }, place) => rank > 2 || place < FEWEST).map(({ tool }) => tool);
  const picked = firstPerCategory(useful).slice(0, SHOWN);
  return withGovernance(
    firm,
    withAssistant(
      firm,
      picked,
      ranked.map(({ tool }) => tool),
    ),
  );
}

function fits(firm: Firm, tool: Tool): boolean {
  const { requiresAnyPlatform, minEmployees, maxEmployees } = tool;
  if (requiresAnyPlatform.length > 0 && !requiresAnyPlatform.some((one) => firm.platforms.has(one)))
    return false;
  if (minEmployees !== null && firm.most < minEmployees) return false;
  return maxEmployees === null || firm.fewest <= maxEmployees;
}

function rankOf(firm: Firm, tool: Tool): number {
  const themes = new Set(firm.challenges.flatMap((challenge) => challenge.themes));
  const shared = (list: readonly string[], own: ReadonlySet<string>) =>
    list.filter((one) => own.has(one)).length;
  const namesIndustry = !tool.industries.includes("all") && tool.industries.includes(firm.industry);
  return (
    3 * shared(tool.themes, themes) +
    2 * shared(tool.departments, firm.departments) +
    2 * shared(tool.integrations, firm.platforms) +
    (namesIndustry ? 3 : 0) +
    (tool.pricingVerified ? 1 : 0) +
    (/British Columbia|Canadian vendor/i.test(tool.note ?? "") ? 1 : 0) -
    (tool.condition === null ? 0 : 3) +
    assistantBonus(firm, tool)
  );
}

/** An assistant already in personal use is made official first; where a policy exists, it is no news. */
function assistantBonus(firm: Firm, { category, alreadyUsedKey }: Tool): number {
  if (category !== ASSISTANT || alreadyUsedKey === null || !firm.tools.has(alreadyUsedKey)) return 0;
  return firm.has.has("ai_policy") ? -4 : 3;
}

function firstPerCategory(ranked: readonly Tool[]): Tool[] {
  const counts = new Map<string, number>();
  return ranked.filter(({ category }) => {
    const count = (counts.get(category) ?? 0) + 1;
    counts.set(category, count);
    return count <= PER_CATEGORY;
  });
}

function withAssistant(firm: Firm, picked: Tool[], ranked: readonly Tool[]): Tool[] {
  const isSettled = firm.has.has("ai_policy") && firm.tools.size > 0;
  if (isSettled || picked.some(({ category }) => category === ASSISTANT)) return picked;
  const assistant = ranked.find(({ category }) => category === ASSISTANT);
  return assistant === undefined ? picked : [...picked.slice(0, SHOWN - 1), assistant];
}

/** Without a policy the last place belongs to governance, where a tool for it fits at all. */
function withGovernance(firm: Firm, picked: Tool[]): Tool[] {
  if (firm.has.has("ai_policy")) return picked;
  const id = firm.platforms.has("microsoft365")
    ? "purview"
    : firm.most >= GOVERNANCE_FROM_HEADS && firm.fewest >= GOVERNANCE_FROM_HEADS
      ? "credo-ai"
      : null;
  const tool = id === null ? undefined : catalogue.find((each) => each.id === id);
  if (tool === undefined || picked.some((each) => each.id === tool.id)) return picked;
  return [...picked.slice(0, SHOWN - 1), tool];
}

function priorityAt(place: number, count: number): RecommendedTool["priority"] {
  if (place < count / 3) return "High";
  return place < (2 * count) / 3 ? "Medium" : "Low";
}

function describe(firm: Firm, tool: Tool, priority: RecommendedTool["priority"]): RecommendedTool {
  const worksWith = labelsOf(
    PLATFORMS,
    tool.integrations.filter((platform) => firm.platforms.has(platform)),
  );
  return {
    name: tool.name,
    category: tool.category,
    priority,
    description: tool.description,
    useCase: tool.condition === null ? tool.useCase : `${tool.useCase} Condition: ${tool.condition}.`,
    pricing: priceOf(tool),
    url: tool.url,
    why: whyFor(firm, tool, worksWith),
    worksWith,
    checkBeforeBuying: checksFor(firm, tool),
    firstStep: firstStepFor(firm, tool),
  };
}

function priceOf({ pricing, pricingVerified }: Tool): string {
  return pricingVerified
    ? `${pricing}. Prices change; confirm with the vendor. USD unless stated.`
    : `${pricing}. We saw no published price; ask for one in writing, with the currency.`;
}

function whyFor(firm: Firm, tool: Tool, worksWith: readonly string[]): string {
  const challenge = firm.challenges.find(({ themes }) => themes.some((theme) => tool.themes.includes(theme)));
  const reasons: string[] = [];
  if (tool.alreadyUsedKey !== null && firm.tools.has(tool.alreadyUsedKey)) {
    reasons.push("You use its consumer version already: this makes it official.");
  }
  if (challenge !== undefined)
    reasons.push(`It works on a challenge you chose: ${lowerFirst(challenge.text)}.`);
  if (tool.category === "AI governance and security") {
    reasons.push("You have no written AI policy, and it shows where data goes while you write one.");
  }
  if (worksWith.length > 0)
    reasons.push(`By general knowledge it works with ${listInWords(worksWith)}; confirm it.`);
  if (reasons.length === 0) {
    const theme = themeLabels[tool.themes[0] ?? ""] ?? tool.category;
    reasons.push(`It covers ${theme.toLowerCase()}, a common first field in ${firm.industryWord}.`);
  }
  return reasons.slice(0, 3).join(" ");
}

const SENSITIVE: Readonly<Record<string, string>> = {
  healthcare: "Which law applies to patient information here, and does the vendor sign for it?",
  "financial-services": "Does the contract give you the evidence that your regulator may ask for?",
  education: "Is it allowed for the ages and the student data it would see?",
  consulting: "Do your client contracts allow their documents to be processed there?",
};

function checksFor(firm: Firm, tool: Tool): string[] {
  return [
    "Where is the data stored, and can it stay in Canada?",
    "Is your content kept out of training, in the contract and not only in a setting?",
    ...(SENSITIVE[firm.industry] ? [SENSITIVE[firm.industry] ?? ""] : []),
    ...(tool.note === null ? [] : [tool.note]),
  ];
}

function firstStepFor(firm: Firm, tool: Tool): string {
  if (tool.category === ASSISTANT) {
    const seats = firm.size === "small" ? "two or three people" : "ten people";
    return `Try it with ${seats} on documents without personal data, and keep a list of minutes and errors.`;
  }
  if (tool.requiresAnyPlatform.length > 0) {
    const platform = labelsOf(
      PLATFORMS,
      tool.requiresAnyPlatform.filter((one) => firm.platforms.has(one)),
    )[0];
    return `Ask your ${platform} administrator what your present plan already includes.`;
  }
  const challenge = firm.challenges.find(({ themes }) => themes.some((theme) => tool.themes.includes(theme)));
  return (
    challenge?.firstStep ?? "Ask for a trial with your own data, and decide the measure before it starts."
  );
}
