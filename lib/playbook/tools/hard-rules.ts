import type { Tool } from "@/lib/knowledge/knowledge";

/** Industries that sell by calls and campaigns; a machine shop, a clinic or a school is sold no sales tool. */
const SELLS_BY_CALLS: ReadonlySet<string> = new Set([
  "technology",
  "financial-services",
  "consulting",
  "real-estate",
]);

export const sellsByCalls = (industry: string): boolean => SELLS_BY_CALLS.has(industry);

/** Whether a tool may be named for a theme at all. Our own judgement. */
export const mayServe = ({ hardRules }: Tool, theme: string): boolean =>
  (hardRules.onlyForThemes === null || hardRules.onlyForThemes.includes(theme)) &&
  !hardRules.neverForThemes.includes(theme);

/**
 * What a kind of tool is made for. Bookkeeping software can draft a letter, and is no answer to who needs letters; and
 * no purchase keeps a confidence, which is why rules and risks are in no row but that of governance.
 */
const MADE_FOR: Readonly<Record<string, readonly string[]>> = {
  "Audit and finance": ["compliance_risk", "documentation_admin", "knowledge_search", "scheduling_capacity"],
  "CRM and sales AI": ["sales_growth", "customer_service", "personalization"],
  "Competitive intelligence": ["sales_growth"],
  "ERP AI": ["forecasting", "inventory_supply", "data_reporting"],
  "Enterprise search": ["knowledge_search"],
  "Finance and accounting": ["data_reporting"],
  "General AI assistant": ["documentation_admin", "knowledge_search", "content_marketing"],
  "HR and finance AI": ["recruiting_retention", "workforce_skills", "scheduling_capacity"],
  "Knowledge and collaboration": ["knowledge_search", "documentation_admin"],
  "Legal AI": ["documentation_admin", "knowledge_search", "compliance_risk"],
  "Learning technology": ["learning_support", "documentation_admin"],
  "Research assistant": ["knowledge_search"],
  Talent: ["recruiting_retention"],
  "Tax research": ["knowledge_search"],
  "Industrial AI": ["quality_control", "maintenance_assets", "energy_sustainability"],
  "Maintenance management": ["maintenance_assets"],
  "Workflow automation": ["documentation_admin"],
};

/** Of use only to who has them already: a firm is not moved to a new system for a pilot. */
const ONLY_WHERE_OWNED: ReadonlySet<string> = new Set([
  "CRM and sales AI",
  "ERP AI",
  "Enterprise search",
  "HR and finance AI",
  "Knowledge and collaboration",
  "Restaurant operations",
  "Finance and accounting",
]);

export const isForOwnersOnly = ({ category }: Tool): boolean => ONLY_WHERE_OWNED.has(category);

export const isMadeFor = ({ category, themes }: Tool, theme: string): boolean =>
  (MADE_FOR[category] ?? themes).includes(theme);

const HOTELS = ["hotel-resort", "ski-hill"];
const LAW = ["law-firm", "immigration-law"];
/** Conditions of the list that a sub-sector meets. */
const FOR_SUBSECTORS: Readonly<Record<string, readonly string[]>> = {
  canary: HOTELS,
  mews: HOTELS,
  duetto: HOTELS,
  clio: LAW,
  harvey: LAW,
  spellbook: LAW,
  cocounsel: [...LAW, "cpa-practice"],
  "blue-j": ["cpa-practice"],
  datasnipper: ["cpa-practice"],
  "caseware-aida": ["cpa-practice"],
  "karbon-ai": ["cpa-practice"],
  cognex: ["metal-fabrication", "plastics-packaging", "food-manufacturer", "seafood-processor"],
  "7shifts": ["restaurant-group", "catering", "hotel-resort", "ski-hill"],
};

/** Made for one kind of firm, and theirs is another. */
export const isForAnotherKind = ({ id }: Tool, subsector: string): boolean =>
  FOR_SUBSECTORS[id] !== undefined && !FOR_SUBSECTORS[id].includes(subsector);

export function mayBeNamedIn({ hardRules, industries, category }: Tool, industry: string): boolean {
  if (hardRules.onlyIndustries !== null && !hardRules.onlyIndustries.includes(industry)) return false;
  if (category === "Sales intelligence" && !sellsByCalls(industry)) return false;
  return industries.includes("all") || industries.includes(industry);
}
