import { labelsOf } from "@/lib/domain/assessment/options";
import { PLATFORMS } from "@/lib/domain/assessment/questions/organization";
import type { RecommendedTool } from "@/lib/domain/roadmap/roadmap";
import { type Tool, toolsAsOf } from "@/lib/knowledge/knowledge";
import { dayInWords } from "../checked-on";
import type { CompanyProfile } from "../company-profile";
import { trialSeats } from "../costs";
import { lowerFirst, paragraph } from "../grammar";
import { ASSISTANT } from "./assistant";
import { checksFor } from "./check-before-buying";
import { toolsFor } from "./decision/decide-tools";
import type { ToolRow } from "./decision/tool-row";

/** The tools of the decision, each with its reason for this firm, what to check and a first step that costs nothing. */
export const recommendTools = (firm: CompanyProfile): RecommendedTool[] =>
  describeRows(firm, toolsFor(firm).rows);

export const describeRows = (firm: CompanyProfile, rows: readonly ToolRow[]): RecommendedTool[] =>
  rows.flatMap((row, place) => toolsIn(row).map((named) => describe(firm, row, { ...named, place })));

/** What a row says of a tool: that they have it, that it is to be bought or quoted, or that it must answer first. */
interface Named {
  tool: Tool;
  as: "owned" | "buy" | "ask";
}

function toolsIn({ owned, buy, askFirst }: ToolRow): Named[] {
  const named: Named[] = [];
  if (owned !== null && owned.tool !== null) named.push({ tool: owned.tool, as: "owned" });
  if (buy !== null) named.push({ tool: buy.tool, as: "buy" });
  return [...named, ...askFirst.map((tool): Named => ({ tool, as: "ask" }))];
}

function describe(
  firm: CompanyProfile,
  row: ToolRow,
  { tool, as, place }: Named & { place: number },
): RecommendedTool {
  const priority = priorityOf(row, { tool, as }, place);
  return {
    name: tool.name,
    category: tool.category,
    priority,
    description: tool.description,
    useCase: tool.condition === null ? tool.useCase : `${tool.useCase} Condition: ${tool.condition}.`,
    pricing: pricingOf(row, { tool, as }),
    url: tool.url,
    why: whyOf(firm, row, as),
    worksWith: labelsOf(
      PLATFORMS,
      tool.integrations.filter((platform) => firm.platforms.has(platform)),
    ),
    checkBeforeBuying: checksFor(firm, tool, priority),
    firstStep: firstStepFor(firm, row, { tool, as }),
  };
}

/** The first row is the first pilot's; what has to answer first ranks below what can be used. */
function priorityOf({ kind }: ToolRow, { as }: Named, place: number): RecommendedTool["priority"] {
  if (place === 0 && kind === "need") return as === "ask" ? "Medium" : "High";
  return as === "ask" ? "Low" : "Medium";
}

/** That prices change is said once, beside the list. */
function pricingOf({ buy }: ToolRow, { tool, as }: Named): string {
  if (as === "buy" && buy !== null && buy.price !== null) return `${buy.price.text}.`;
  if (tool.pricingVerified) return `${tool.pricing}.`;
  const list = `no list price was found by ${dayInWords(toolsAsOf)}`;
  return as === "owned" ? `Ask whether your plan includes it; ${list}.` : `Ask for a quote; ${list}.`;
}

function whyOf({ words }: CompanyProfile, { kind, need, owned, buy }: ToolRow, as: Named["as"]): string {
  const task = lowerFirst(need);
  if (kind === "governance")
    return `Once the page is written, it can show where ${words.keepOut} go; what you own may include it.`;
  if (as === "owned")
    return `For ${task}: it comes with ${owned?.product}, which you have, so it is tried before anything is bought.`;
  if (as === "ask")
    return `For ${task}: it may fit, but we found no source on where it keeps your content, so it has to answer that first.`;
  return paragraph(
    owned === null
      ? `For ${task}: of the tools that fit, it is one that says where it keeps your content.`
      : `For ${task}.`,
    buy?.say,
  );
}

function firstStepFor(firm: CompanyProfile, row: ToolRow, { tool, as }: Named): string {
  const baseline = row.isLead
    ? firm.lead.thisWeek
    : `Write down minutes, errors and cases a week, as the work goes today.`;
  if (as === "ask") return "Send it the questions above, and start no trial before it has answered.";
  if (row.kind === "governance")
    return `Ask your administrator which of its audit logs and labels your ${row.owned?.product} plan includes.`;
  if (as === "owned" && tool.category === ASSISTANT)
    return `Have it switched on for ${trialSeats(firm)}, and begin with ${firm.words.practice}; log minutes and errors.`;
  if (as === "owned")
    return `Ask the person who looks after ${row.owned?.product} whether your plan includes it, and who may switch it on.`;
  if (tool.category === ASSISTANT)
    return `Free or trial plan, ${trialSeats(firm)}, two weeks, on ${firm.words.practice}; log minutes and errors.`;
  return `Before any trial: ${lowerFirst(baseline)}`;
}
