import { labelOf, labelsOf } from "@/lib/domain/assessment/options";
import { DEPARTMENTS, PLATFORMS } from "@/lib/domain/assessment/questions/organization";
import type { RecommendedTool } from "@/lib/domain/roadmap/roadmap";
import { type Tool, themeLabels, toolsAsOf } from "@/lib/knowledge/knowledge";
import type { CompanyProfile } from "../company-profile";
import { trialSeats } from "../costs";
import { listInWords, lowerFirst, paragraph } from "../grammar";
import { leftAlone } from "../skip-for-now";
import { ASSISTANT } from "./assistant";
import { checksFor } from "./check-before-buying";
import { chooseTools } from "./choose-tools";
import { SELF_SERVICE } from "./rank-tools";
import { type Reason, Reasons } from "./reasons";

const GOVERNANCE = "AI governance and security";

/** The chosen tools, each with its reason for this firm, what to check and a first step that costs nothing. */
export const recommendTools = (firm: CompanyProfile): RecommendedTool[] =>
  describeTools(firm, chooseTools(firm));

/** The same for a given choice from the catalogue, in that order. */
export function describeTools(firm: CompanyProfile, chosen: readonly Tool[]): RecommendedTool[] {
  const reasons = new Reasons(firm);
  const isForLater = (tool: Tool) => leftAlone(firm, tool) !== undefined;
  const inOrder = [...chosen.filter((tool) => !isForLater(tool)), ...chosen.filter(isForLater)];
  return inOrder.map((tool, place) =>
    describe(firm, tool, {
      priority: isForLater(tool) ? "Low" : priorityAt(place, chosen.length),
      reason: reasons.for(tool),
      alternativeTo: inOrder.slice(0, place).find(({ category }) => category === tool.category)?.name,
    }),
  );
}

/** The thirds of the list. */
function priorityAt(place: number, count: number): RecommendedTool["priority"] {
  if (place < count / 3) return "High";
  return place < (2 * count) / 3 ? "Medium" : "Low";
}

/** A tool's place on the list, and why. */
interface Place {
  priority: RecommendedTool["priority"];
  reason: Reason | undefined;
  /** An earlier tool of the same kind. */
  alternativeTo: string | undefined;
}

function describe(firm: CompanyProfile, tool: Tool, place: Place): RecommendedTool {
  return {
    name: tool.name,
    category: tool.category,
    priority: place.priority,
    description: tool.description,
    useCase: tool.condition === null ? tool.useCase : `${tool.useCase} Condition: ${tool.condition}.`,
    pricing: priceOf(tool),
    url: tool.url,
    why: whyFor(firm, tool, place),
    worksWith: namesOf(firm, tool),
    checkBeforeBuying: checksFor(firm, tool, place.priority),
    firstStep: firstStepFor(firm, tool, place.reason),
  };
}

/** That prices change is said once, beside the list. */
const priceOf = ({ pricing, pricingAsOf }: Tool): string =>
  pricingAsOf === null ? `${pricing} (list read ${toolsAsOf}).` : `${pricing}.`;

/** The strongest reasons first; what is weaker is said only where there is nothing better. */
function whyFor(firm: CompanyProfile, tool: Tool, { reason, alternativeTo }: Place): string {
  const wait = leftAlone(firm, tool);
  if (wait !== undefined) return `For later, not now: ${wait.why}.`;
  const strong = [
    inUse(firm, tool),
    tool.category === GOVERNANCE ? governanceReason(firm) : "",
    reason === undefined ? "" : challengeReason(reason),
  ].filter((text) => text !== "");
  const weak = [departmentReason(firm, tool), systemReason(firm, tool)].filter((text) => text !== "");
  const choice = alternativeTo === undefined ? "" : `An alternative to ${alternativeTo}; choose one.`;
  if (strong.length > 0) return paragraph(...strong, choice);
  if (weak.length > 0) return paragraph(...weak, choice);
  const theme = lowerFirst(themeLabels[tool.themes[0] ?? ""] ?? tool.category);
  return `None of your answers points to it; look at it only once ${theme} becomes a task at ${firm.name}.`;
}

function inUse(firm: CompanyProfile, { alreadyUsedKey }: Tool): string {
  if (alreadyUsedKey === null || !firm.tools.has(alreadyUsedKey)) return "";
  return firm.has.has("ai_policy")
    ? "Your people already use it, so there is little to learn."
    : "Your people already use it; the business plan puts it under company control.";
}

const governanceReason = (firm: CompanyProfile): string =>
  `It shows where ${firm.words.keepOut} go while you have no written policy.`;

function challengeReason({ challenge, theme, isFirst }: Reason): string {
  const side = lowerFirst(themeLabels[theme] ?? theme);
  const chosen = lowerFirst(challenge.text);
  return isFirst
    ? `It serves ${side}, part of what you chose: ${chosen}.`
    : `Another option for ${chosen} (${side}).`;
}

function systemReason(firm: CompanyProfile, tool: Tool): string {
  const names = namesOf(firm, tool);
  return names.length === 0
    ? ""
    : `Reported to work with ${listInWords(names)}, which you use; confirm with the vendor.`;
}

const namesOf = (firm: CompanyProfile, { integrations }: Tool): string[] =>
  labelsOf(
    PLATFORMS,
    integrations.filter((platform) => firm.platforms.has(platform)),
  );

function departmentReason(firm: CompanyProfile, { departments }: Tool): string {
  const own = departments.filter((department) => firm.departments.has(department));
  if (own.length === 0 || own.length > 3) return "";
  const names = own.map((department) =>
    department === "executive" ? "the executive team" : labelOf(DEPARTMENTS, department).toLowerCase(),
  );
  return `Made for ${listInWords(names)}, which you named.`;
}

function firstStepFor(firm: CompanyProfile, tool: Tool, reason: Reason | undefined): string {
  if (leftAlone(firm, tool) !== undefined) return "None now: look again once the first trial has ended.";
  if (tool.category === ASSISTANT) {
    return firm.size === "large" || firm.size === "upper"
      ? `Ask for a trial agreement for ${trialSeats(firm)}, with the training clause in writing; begin with ${firm.words.practice}.`
      : `Free or trial plan, ${trialSeats(firm)}, two weeks, on ${firm.words.practice}; log minutes and errors.`;
  }
  const required = tool.requiresAnyPlatform.find((platform) => firm.platforms.has(platform));
  if (required !== undefined) {
    return `Ask the person who looks after ${labelOf(PLATFORMS, required)} which of its AI features your plan includes already.`;
  }
  if (SELF_SERVICE.has(tool.id)) {
    return `Open a free or trial account and set it up for one task of ${firm.words.practice}; note the minutes before and after.`;
  }
  return reason === undefined
    ? `Ask for a demonstration on ${firm.words.practice}, and decide beforehand what would convince you.`
    : reason.isFirst
      ? `Before any demonstration: ${lowerFirst(reason.challenge.thisWeek)}`
      : `Bring the same baseline (${reason.challenge.trial.measure}) to the demonstration, and ask for its result on your cases.`;
}
