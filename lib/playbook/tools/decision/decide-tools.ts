import { labelsOf } from "@/lib/domain/assessment/options";
import { PLATFORMS } from "@/lib/domain/assessment/questions/organization";
import { tools as catalogue, type Tool } from "@/lib/knowledge/knowledge";
import type { CompanyProfile } from "../../company-profile";
import { fold, hitsOf } from "../../terms";
import { ASSISTANT } from "../assistant";
import {
  isForAnotherKind,
  isForOwnersOnly,
  isMadeFor,
  mayBeNamedIn,
  mayServe,
  sellsByCalls,
} from "../hard-rules";
import { hasWhatItNeeds, ownedThrough } from "../owned";
import { isAnswered } from "./answers";
import { governanceRow } from "./governance-row";
import { priceForSeats } from "./price-for-seats";
import { saidOnce } from "./said-once";
import { type ToolAsk, type ToolNeed, toolAskOf } from "./tool-ask";
import { rowFor, type ToolRow } from "./tool-row";

const ROWS = 4;
const NAMED_TO_ASK = 3;
const CLINICAL = "Clinical documentation";
const GOVERNANCE = "AI governance and security";
/** Nothing but translation. */
const ABOUT_LANGUAGES: ReadonlySet<string> = new Set(["deepl"]);
const LANGUAGES = /languag|translat|bilingual|langue|tradui/i;
/** Of use where what is looked for can be seen. */
const ABOUT_PICTURES: ReadonlySet<string> = new Set(["cognex"]);
const PICTURES = /inspect|camera|vision|visual|picture|photo|image/i;
/** What comes with a program for meetings serves what is said in them. */
const ABOUT_MEETINGS: ReadonlySet<string> = new Set(["zoom-ai-companion"]);
const MEETINGS = /meeting|minutes|interview|\bcalls?\b|conversation|follow-up|write-up|réunion/i;
/** What comes with a program that draws serves what is drawn, and neither quotes nor translations. */
const ABOUT_DRAWINGS: ReadonlySet<string> = new Set(["autodesk-assistant"]);
const DRAWINGS = /drawing|design|model|specification|takeoff|submittal|\bRFIs?\b|\bplans\b|dessin/i;
const isOfDesign = (tool: Tool, { owned }: ToolAsk): boolean =>
  /^(?:AutoCAD|Revit|Civil 3D|Inventor)\b/i.test(ownedThrough(tool, owned) ?? "");
/** Shared by everything, or kept by a rule and not by a purchase. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(["cost_efficiency", "compliance_risk", "security_fraud"]);

/** What was asked of the catalogue and what it answered, worked out once for a report. */
export interface DecidedTools {
  ask: ToolAsk;
  rows: readonly ToolRow[];
}

export function toolsFor(firm: CompanyProfile): DecidedTools {
  const ask = toolAskOf(firm);
  return { ask, rows: decideTools(ask) };
}

/** At most four rows: what is needed, what they own does, what to buy, what not; the last is governance where no rule exists. */
export function decideTools(ask: ToolAsk): ToolRow[] {
  const taken = new Set<string>();
  const rows: ToolRow[] = [];
  const places = ask.hasPolicy ? ROWS : ROWS - 1;
  for (const need of ask.needs) {
    if (rows.length === places) break;
    const row = choose(ask, need, taken);
    if (row !== undefined && !isUnasked(row, rows)) rows.push(row);
  }
  const said = saidOnce(rows);
  return ask.hasPolicy ? said : [...said, governanceRow(ask)];
}

/** Where nothing is bought for the trial, to buy for what may follow it answers what no one asked. */
const isUnasked = ({ isLead, owned }: ToolRow, [first]: readonly ToolRow[]): boolean =>
  !isLead && owned === null && first?.isLead === true && !isBought(first);
const isBought = ({ buy, askFirst }: ToolRow): boolean => buy !== null || askFirst.length > 0;

function choose(ask: ToolAsk, need: ToolNeed, taken: Set<string>): ToolRow | undefined {
  const all = ranked(ask, need);
  // What serves it best is in a row already: a worse tool is no second answer.
  if (need.isLead !== true && all[0] !== undefined && taken.has(keyOf(all[0]))) return undefined;
  const serving = all.filter((tool) => !taken.has(keyOf(tool)));
  const owned = serving.find((tool) => ownedThrough(tool, ask.owned) !== undefined);
  const open =
    ask.buysNothing === null
      ? serving.filter(
          (tool) =>
            ownedThrough(tool, ask.owned) === undefined && (need.counts !== true || isInUse(tool, ask)),
        )
      : [];
  const answered = open.filter((tool) => isAnswered(tool, ask.staysInCanada));
  const buy = owned === undefined ? bestOf(ask, answered) : moreOf(owned, answered, ask, need);
  const toAsk = owned === undefined ? open.filter((tool) => isWorthAsking(tool, buy)) : [];
  const isEmpty = owned === undefined && buy === undefined && toAsk.length === 0;
  if (isEmpty && need.isLead !== true) return undefined;
  const askFirst = inOrderOf(buy, toAsk).slice(0, NAMED_TO_ASK);
  for (const tool of [owned, buy, ...askFirst]) if (tool !== undefined) taken.add(keyOf(tool));
  return rowFor(ask, need, { owned, buy, askFirst, others: open });
}

const isInUse = ({ alreadyUsedKey, category }: Tool, { inUse }: ToolAsk): boolean =>
  category === ASSISTANT && alreadyUsedKey !== null && inUse.has(alreadyUsedKey);

/** Of one kind, the one whose price is known. */
const bestOf = ({ seats }: ToolAsk, [first, ...others]: readonly Tool[]): Tool | undefined =>
  first === undefined || priceForSeats(first, seats) !== null
    ? first
    : (others.find((tool) => tool.category === first.category && priceForSeats(tool, seats) !== null) ??
      first);

/** The nearest to what is named for buying first. */
function inOrderOf(buy: Tool | undefined, tools: readonly Tool[]): Tool[] {
  const place = ({ id }: Tool) =>
    buy?.alternatives.includes(id) ? buy.alternatives.indexOf(id) : tools.length;
  return [...tools].sort((one, other) => place(one) - place(other));
}

/** One general assistant is enough for all rows. */
const keyOf = ({ id, category }: Tool): string => (category === ASSISTANT ? ASSISTANT : id);

/** Specialists about which nothing is known yet: they may be better than what is known, and that is for the vendor to show. */
const isWorthAsking = (tool: Tool, buy: Tool | undefined): boolean =>
  !isAnswered(tool, false) &&
  !tool.industries.includes("all") &&
  (buy === undefined || tool.category === buy.category);

/** Who pays for Microsoft 365 has the plain Copilot; the paid one only for a trial of what runs on it. */
function moreOf(
  owned: Tool,
  answered: readonly Tool[],
  { inUse }: ToolAsk,
  { isLead, runsOn }: ToolNeed,
): Tool | undefined {
  if (owned.id !== "m365-copilot-chat" || !inUse.has("copilot") || isLead !== true) return undefined;
  if (runsOn !== "Copilot") return undefined;
  return (
    answered.find(({ id }) => id === "m365-copilot-business") ??
    answered.find(({ id }) => id === "m365-copilot")
  );
}

function ranked(ask: ToolAsk, need: ToolNeed): Tool[] {
  return catalogue
    .filter((tool) => serves(tool, ask, need))
    .map((tool) => ({ tool, rank: rankOf(tool, ask, need) }))
    .sort((one, other) => other.rank - one.rank || (one.tool.id < other.tool.id ? -1 : 1))
    .map(({ tool }) => tool);
}

function serves(tool: Tool, ask: ToolAsk, need: ToolNeed): boolean {
  if (ask.staysHome === true && need.isLead === true) return false;
  if (ask.banned?.some((name) => tool.name.startsWith(name))) return false;
  if (tool.category === GOVERNANCE || (ask.isForLater(tool) && !isTold(tool, ask))) return false;
  if (need.themes[0] === "sales_growth" && !sellsByCalls(ask.industry)) return false;
  if ((tool.category === CLINICAL) !== (need.isClinical === true)) return false;
  if (!mayBeNamedIn(tool, ask.industry) || !hasWhatItNeeds(tool, ask.owned)) return false;
  const isOwned = ownedThrough(tool, ask.owned) !== undefined;
  if (!isOwned && (isForOwnersOnly(tool) || isForAnotherKind(tool, ask.subsector))) return false;
  if (need.themes[0] === "security_fraud") return false;
  if (need.themes[0] === "compliance_risk" && tool.category !== ASSISTANT) return false;
  if (tool.category === "Sales intelligence" && need.themes[0] !== "sales_growth") return false;
  if (ABOUT_LANGUAGES.has(tool.id) && !LANGUAGES.test(need.what)) return false;
  if (ABOUT_PICTURES.has(tool.id) && !PICTURES.test(need.what)) return false;
  if (ABOUT_MEETINGS.has(tool.id) && !MEETINGS.test(need.what)) return false;
  if (ABOUT_DRAWINGS.has(tool.id) && isOfDesign(tool, ask) && !DRAWINGS.test(need.what)) return false;
  if (tool.minEmployees !== null && ask.most < tool.minEmployees) return false;
  if (tool.maxEmployees !== null && ask.fewest > tool.maxEmployees) return false;
  return (
    isNamedBy(need, tool) ||
    runsOn(need, tool, ask) ||
    (isOwned && !NARROW.has(tool.category) ? sharedThemes(tool, need).length > 0 : answersFirst(tool, need))
  );
}

/** What such a system has is about people or sales, whatever else it could do. */
const NARROW: ReadonlySet<string> = new Set(["CRM and sales AI", "HR and finance AI", "Customer service AI"]);

const runsOn = ({ runsOn: name }: ToolNeed, tool: Tool, { inUse, owned }: ToolAsk): boolean =>
  name !== undefined &&
  (name === tool.name
    ? ownedThrough(tool, owned) !== undefined
    : tool.alreadyUsedKey !== null && inUse.has(tool.alreadyUsedKey) && tool.name.includes(name));

/** It serves what the need is about in the first place. */
function answersFirst(tool: Tool, need: ToolNeed): boolean {
  const first = need.themes.find((theme) => !SAYS_NOTHING.has(theme));
  return first !== undefined && sharedThemes(tool, need).includes(first);
}

const sharedThemes = (tool: Tool, need: ToolNeed): string[] =>
  need.themes.filter(
    (theme) =>
      !SAYS_NOTHING.has(theme) &&
      tool.themes.includes(theme) &&
      isMadeFor(tool, theme) &&
      mayServe(tool, theme),
  );

/** Named itself, or as part of a product that is named, where that part is about the need. */
const isNamedBy = (need: ToolNeed, tool: Tool): boolean => {
  const { tools = [], themes } = need;
  const byProduct = tools.some((one) => tool.ownedVia.includes(one)) && sharedThemes(tool, need).length > 0;
  return (
    (tools.includes(tool.id) || byProduct) &&
    themes.every((theme) => !tool.hardRules.neverForThemes.includes(theme))
  );
};

function rankOf(tool: Tool, ask: ToolAsk, need: ToolNeed): number {
  const shared = sharedThemes(tool, need);
  return (
    (isNamedBy(need, tool) ? 6 : 0) +
    (runsOn(need, tool, ask) ? 12 : 0) +
    (tool.industries.includes("all") ? 0 : 4) +
    (shared[0] === undefined ? 0 : Math.max(0, 2 - tool.themes.indexOf(shared[0]))) +
    (shared[0] === need.themes[0] ? 2 : 0) +
    shared.length +
    (tool.storage?.verified === true && tool.storage.inCanada === true ? 1 : 0) +
    runningBonus(tool, ask)
  );
}

/** What people use in what the firm pays for comes first; a product that was typed before one that was ticked. */
function runningBonus(tool: Tool, ask: ToolAsk): number {
  const { inUse, owned } = ask;
  const product = ownedThrough(tool, owned);
  const isRunning = tool.alreadyUsedKey !== null && inUse.has(tool.alreadyUsedKey);
  const isTicked = labelsOf(PLATFORMS, [...owned.platforms]).some((label) => label === product);
  return (
    (isRunning ? 1 : 0) +
    (isRunning && product !== undefined ? 7 : 0) +
    (product !== undefined && !isTicked ? 2 : 0) +
    // "Support drafts replies with Intercom": what does it today comes before what could.
    (isTold(tool, ask) ? 6 : 0)
  );
}

/** Owned, and named where they wrote what they use. */
function isTold(tool: Tool, { owned, told = "" }: ToolAsk): boolean {
  const product = ownedThrough(tool, owned);
  return product !== undefined && hitsOf(fold(told), product).length > 0;
}
