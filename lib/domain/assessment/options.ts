/** Every list of answers, as it is stored (`value`) and as people read it (`label`). The order is the order shown. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

const options = <const List extends readonly Option[]>(list: List) => list;

export const REVENUES = options([
  { value: "under-1m", label: "Under $1 million" },
  { value: "1m-10m", label: "$1 to $10 million" },
  { value: "10m-50m", label: "$10 to $50 million" },
  { value: "50m-100m", label: "$50 to $100 million" },
  { value: "100m-500m", label: "$100 to $500 million" },
  { value: "500m-1b", label: "$500 million to $1 billion" },
  { value: "over-1b", label: "Over $1 billion" },
]);

export const EMPLOYEE_BANDS = options([
  { value: "1-10", label: "1 to 10" },
  { value: "11-50", label: "11 to 50" },
  { value: "51-200", label: "51 to 200" },
  { value: "201-500", label: "201 to 500" },
  { value: "501-1000", label: "501 to 1,000" },
  { value: "1001-5000", label: "1,001 to 5,000" },
  { value: "over-5000", label: "Over 5,000" },
]);

export const INDUSTRIES = options([
  { value: "technology", label: "Technology" },
  { value: "financial-services", label: "Financial services" },
  { value: "healthcare", label: "Healthcare" },
  { value: "manufacturing", label: "Manufacturing" },
  { value: "retail", label: "Retail" },
  { value: "consulting", label: "Consulting" },
  { value: "real-estate", label: "Real estate" },
  { value: "education", label: "Education" },
  { value: "food-services", label: "Food services" },
  { value: "travel-hospitality-tourism", label: "Travel, hospitality and tourism" },
  { value: "other", label: "Other" },
]);

export const BUSINESS_MODELS = options([
  { value: "b2b", label: "Businesses (B2B)" },
  { value: "b2c", label: "Consumers (B2C)" },
  { value: "both", label: "Both" },
]);

export const MARKETS = options([
  { value: "north-america", label: "North America" },
  { value: "canada", label: "Canada" },
  { value: "united-states", label: "United States" },
  { value: "europe", label: "Europe" },
  { value: "asia", label: "Asia" },
  { value: "middle-east", label: "Middle East" },
  { value: "australia-new-zealand", label: "Australia and New Zealand" },
  { value: "global", label: "Global" },
]);

export const HEAD_OFFICES = options([
  { value: "lower-mainland", label: "Lower Mainland" },
  { value: "vancouver-island", label: "Vancouver Island" },
  { value: "interior", label: "Interior" },
  { value: "northern-bc", label: "Northern BC" },
  { value: "other", label: "Somewhere else" },
]);

export const OFFICE_EXPANSIONS = options([
  { value: "other-provinces", label: "Other provinces" },
  { value: "canada-wide", label: "Canada-wide" },
  { value: "united-states", label: "United States" },
  { value: "international", label: "International" },
  { value: "only-bc", label: "Only in BC" },
]);

export const AI_TOOLS = options([
  { value: "chatgpt", label: "ChatGPT" },
  { value: "claude", label: "Claude" },
  { value: "gemini", label: "Gemini" },
  { value: "midjourney", label: "Midjourney" },
  { value: "copilot", label: "Copilot" },
  { value: "perplexity", label: "Perplexity" },
  { value: "none", label: "None" },
  { value: "other", label: "Other" },
]);

export const PERCEPTIONS = options([
  { value: "major_opportunity", label: "A major opportunity" },
  { value: "potential_threat", label: "A potential threat" },
  { value: "helpful_tool", label: "A helpful tool" },
  { value: "overhyped", label: "Overhyped" },
  { value: "not_sure", label: "Not sure yet" },
]);

export const ORG_ELEMENTS = options([
  { value: "ai_policy", label: "A written AI policy" },
  { value: "dept_pilots", label: "Pilots in departments" },
  { value: "steering_committee", label: "A steering committee" },
  { value: "dedicated_budget", label: "A dedicated budget" },
  { value: "internal_champions", label: "Internal champions" },
  { value: "external_consultants", label: "External consultants" },
  { value: "none_yet", label: "None yet" },
]);

export const POSTURES = options([
  { value: "fearful", label: "Fearful" },
  { value: "curious", label: "Curious" },
  { value: "exploring", label: "Exploring" },
  { value: "activating", label: "Activating" },
  { value: "championing", label: "Championing" },
]);

export const DEPARTMENTS = options([
  { value: "hr", label: "Human resources" },
  { value: "finance", label: "Finance" },
  { value: "sales", label: "Sales" },
  { value: "marketing", label: "Marketing" },
  { value: "operations", label: "Operations" },
  { value: "customer_service", label: "Customer service" },
  { value: "product", label: "Product" },
  { value: "executive", label: "Executive" },
  { value: "supply_chain", label: "Supply chain" },
]);

export const PLATFORMS = options([
  { value: "salesforce", label: "Salesforce" },
  { value: "microsoft365", label: "Microsoft 365" },
  { value: "hubspot", label: "HubSpot" },
  { value: "netsuite", label: "NetSuite" },
  { value: "sap", label: "SAP" },
  { value: "workday", label: "Workday" },
  { value: "slack", label: "Slack" },
  { value: "zoom", label: "Zoom" },
  { value: "jira", label: "Jira" },
  { value: "quickbooks", label: "QuickBooks" },
  { value: "none", label: "None of these" },
]);

export const PREPAREDNESS_LEVELS = options([
  { value: "not_at_all", label: "Not at all prepared" },
  { value: "somewhat", label: "Somewhat prepared" },
  { value: "fully", label: "Fully prepared" },
]);

export const HOUSEHOLD_USES = options([
  { value: "scheduling", label: "Scheduling" },
  { value: "finances", label: "Finances" },
  { value: "travel", label: "Travel" },
  { value: "shopping", label: "Shopping" },
  { value: "health", label: "Health" },
  { value: "education", label: "Education" },
  { value: "entertainment", label: "Entertainment" },
  { value: "other", label: "Something else" },
]);

export const CHILD_CONCERNS = options([
  { value: "shortcuts", label: "Shortcuts in schoolwork" },
  { value: "content", label: "Unsuitable content" },
  { value: "thinking", label: "Weaker independent thinking" },
  { value: "social", label: "Chatbots replacing friendships" },
  { value: "self_esteem", label: "Self-esteem" },
  { value: "privacy", label: "Privacy" },
  { value: "none", label: "None" },
]);

export const HOUSEHOLD_RULES = options([
  { value: "no_rules", label: "No rules" },
  { value: "informal", label: "Informal understanding" },
  { value: "difficult", label: "Rules that are difficult to keep" },
  { value: "enforced", label: "Clear rules, enforced" },
]);

/** The values of a list, in the form that `z.enum` takes. */
export function valuesOf<Value extends string>(list: readonly Option<Value>[]): [Value, ...Value[]] {
  const [first, ...rest] = list.map((option) => option.value);
  if (first === undefined) throw new Error("A list of answers is empty.");
  return [first, ...rest];
}

/** What people read for a stored value. Old data may hold values that are on no list: they are shown as they are. */
export function labelOf(list: readonly Option[], value: string): string {
  return list.find((option) => option.value === value)?.label ?? value;
}

/** The same where older data holds several values, as a list in JSON. */
export function labelOfOneOrMore(list: readonly Option[], stored: string): string {
  return valuesIn(stored)
    .map((value) => labelOf(list, value))
    .join(", ");
}

function valuesIn(stored: string): string[] {
  if (!stored.startsWith("[")) return [stored];
  try {
    const values: unknown = JSON.parse(stored);
    return Array.isArray(values) ? values.map(String) : [stored];
  } catch {
    return [stored];
  }
}

export function labelsOf(list: readonly Option[], values: readonly string[]): string[] {
  return values.map((value) => labelOf(list, value));
}
