import type { ReportRisk } from "@/lib/domain/report/report";
import { type KnownRisk, risks as knownRisks, risksAsOf } from "@/lib/knowledge/knowledge";
import type { Firm } from "./firm";
import type { SourceNotes } from "./source-notes";

const SHOWN = 5;
const IMPACTS = ["Low", "Medium", "High"] as const;

/** When each known risk follows from the answers. */
const WHEN: Readonly<Record<string, (firm: Firm) => boolean>> = {
  "shadow-ai": (firm) => !hasPolicy(firm) && firm.tools.size > 0,
  "no-policy": (firm) => !hasPolicy(firm),
  "privacy-bc": (firm) => firm.answers.headOfficeLocation !== "other",
  "privacy-federal": (firm) =>
    !["", "only-bc"].includes(firm.answers.officeExpansion[0] ?? "") ||
    firm.industry === "financial-services",
  "no-ai-act": () => true,
  "regulator-principles": (firm) => firm.tools.size > 0,
  "osfi-e23": (firm) => firm.industry === "financial-services",
  "eu-ai-act": (firm) => ["europe", "global"].includes(firm.answers.companyMarkets ?? ""),
  "chatbot-liability": (firm) =>
    firm.departments.has("customer_service") || hasTheme(firm, "customer_service"),
  inaccuracy: () => true,
  "pilot-stall": (firm) => firm.has.has("dept_pilots") || firm.readiness.maturityProfile === "Piloting",
  "people-change": (firm) =>
    ["fearful", "curious"].includes(firm.answers.orgPosture) || !firm.has.has("internal_champions"),
  "data-quality": (firm) => firm.platforms.size === 0 || hasTheme(firm, "data_reporting"),
  bias: (firm) =>
    firm.departments.has("hr") ||
    ["financial-services", "healthcare", "education", "real-estate"].includes(firm.industry),
  "confidentiality-ip": (firm) =>
    ["consulting", "technology"].includes(firm.industry) ||
    firm.departments.has("product") ||
    firm.departments.has("marketing"),
  "deepfake-fraud": (firm) => firm.departments.has("finance") || hasTheme(firm, "security_fraud"),
  "vendor-lockin": (firm) =>
    firm.tools.size >= 2 ||
    ["salesforce", "sap", "hubspot", "microsoft365"].some((platform) => firm.platforms.has(platform)),
  "prompt-injection": (firm) => isScaling(firm) || firm.departments.has("product"),
  "skills-erosion": (firm) =>
    ["consulting", "healthcare", "education", "manufacturing"].includes(firm.industry) || isScaling(firm),
  "health-privacy": (firm) => firm.industry === "healthcare",
  "child-student-data": (firm) => firm.industry === "education",
  waiting: (firm) =>
    firm.readiness.maturityProfile === "Exploring" ||
    ["overhyped", "not_sure"].includes(firm.answers.aiPerception),
};

const hasPolicy = (firm: Firm) => firm.has.has("ai_policy");
const isScaling = (firm: Firm) => ["Scaling", "Leading"].includes(firm.readiness.maturityProfile);
const hasTheme = (firm: Firm, theme: string) =>
  firm.challenges.some((challenge) => challenge.themes.includes(theme));

/** The gap that makes a risk weigh one step more. */
const RAISED_BY: Readonly<Record<string, (firm: Firm) => boolean>> = {
  "privacy-federal": (firm) => !hasPolicy(firm),
  "pilot-stall": (firm) => !firm.has.has("dedicated_budget"),
  "vendor-lockin": (firm) => firm.platforms.size >= 4,
  waiting: (firm) => firm.answers.orgPosture === "fearful",
};

const LEGAL: ReadonlySet<string> = new Set([
  "privacy-bc",
  "privacy-federal",
  "no-ai-act",
  "regulator-principles",
  "osfi-e23",
  "eu-ai-act",
  "chatbot-liability",
  "bias",
  "health-privacy",
  "child-student-data",
]);

/** The five risks that follow most from the answers: the industry's own first, then by impact. */
export function chooseRisks(firm: Firm, notes: SourceNotes): ReportRisk[] {
  const mayShow = knownRisks
    .filter(({ id, industries }) => fitsIndustry(industries, firm) && (WHEN[id]?.(firm) ?? false))
    .map((risk) => ({ risk, impact: impactOf(risk, firm) }))
    .sort(
      (one, other) =>
        Number(isOwn(other.risk, firm)) - Number(isOwn(one.risk, firm)) ||
        IMPACTS.indexOf(other.impact) - IMPACTS.indexOf(one.impact) ||
        one.risk.order - other.risk.order,
    );
  return balanced(mayShow)
    .slice(0, SHOWN)
    .map(({ risk, impact }) => write(firm, risk, impact, notes));
}

/** "No policy" and "shadow AI" say nearly the same; the sharper one is enough. At most two rest on law. */
function balanced<Item extends { risk: KnownRisk }>(items: Item[]): Item[] {
  const hasShadow = items.some(({ risk }) => risk.id === "shadow-ai");
  let legal = 0;
  return items.filter(({ risk }) => {
    if (risk.id === "no-policy" && hasShadow) return false;
    if (LEGAL.has(risk.id)) legal += 1;
    return !LEGAL.has(risk.id) || legal <= 2;
  });
}

const fitsIndustry = (industries: readonly string[], firm: Firm) =>
  industries.includes("all") || industries.includes(firm.industry);

const isOwn = ({ industries }: KnownRisk, firm: Firm) => industries.includes(firm.industry);

function impactOf({ id, impact }: KnownRisk, firm: Firm): KnownRisk["impact"] {
  const raised = RAISED_BY[id]?.(firm) ? 1 : 0;
  return IMPACTS[Math.min(2, IMPACTS.indexOf(impact) + raised)] ?? impact;
}

function write(firm: Firm, risk: KnownRisk, impact: KnownRisk["impact"], notes: SourceNotes): ReportRisk {
  return {
    risk: risk.risk,
    impact,
    why: `${risk.why} ${whyHere(firm, risk.id)}`.trim(),
    mitigation: risk.mitigation,
    owner: ownerOf(firm, risk.id),
    legalNote: LEGAL.has(risk.id) ? `As of ${risksAsOf}. General information, not legal advice.` : null,
    evidence: risk.evidence
      .filter(({ verified }) => verified)
      .slice(0, 2)
      .map(({ text, url }) => ({ text, note: notes.add(sourceOf(risk, url)) })),
  };
}

function sourceOf(risk: KnownRisk, url: string) {
  return {
    title: risk.risk,
    publisher: new URL(url).hostname.replace(/^www\./, ""),
    date: null,
    url,
    definition: null,
    checked: `Read in an excerpt, as of ${risksAsOf}`,
  };
}

/** Why this firm in particular; empty where the answers add nothing. */
function whyHere(firm: Firm, id: string): string {
  const tools = firm.toolNames.slice(0, 3).join(", ");
  const departments = firm.departmentNames.slice(0, 3).join(", ").toLowerCase();
  switch (id) {
    case "shadow-ai":
      return tools ? `You named ${tools}, and no policy.` : "You use AI tools, and named no policy.";
    case "people-change":
      return `You describe the organization as ${firm.posture}.`;
    case "chatbot-liability":
    case "bias":
    case "confidentiality-ip":
    case "deepfake-fraud":
      return departments ? `AI is used or piloted in ${departments}.` : "";
    case "vendor-lockin":
      return firm.platformNames.length > 0
        ? `You build on ${firm.platformNames.slice(0, 3).join(", ")}.`
        : "";
    case "waiting":
      return `Your score stands at ${firm.readiness.aiReadinessScore} of 100.`;
    default:
      return "";
  }
}

function ownerOf(firm: Firm, id: string): string {
  if (firm.size === "small") return firm.leader;
  if (["deepfake-fraud", "vendor-lockin", "osfi-e23"].includes(id)) return "Finance lead";
  if (["people-change", "skills-erosion", "bias"].includes(id)) return "Head of people";
  if (LEGAL.has(id)) return firm.size === "large" ? "Privacy officer" : "Privacy lead";
  if (["data-quality", "prompt-injection", "confidentiality-ip"].includes(id)) return "IT lead";
  return "AI sponsor";
}
