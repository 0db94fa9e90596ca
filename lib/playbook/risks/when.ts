import { lawRules } from "@/lib/knowledge/law";
import { type CompanyProfile, hasElement, hasTheme } from "../company-profile";
import { lawFirmOf } from "../law/law-firm";
import { matchLaw } from "../law/match-law";
import { maySay } from "../true-of";

const hasPolicy = (firm: CompanyProfile) => hasElement(firm, "ai_policy") || !maySay(firm, "noPolicy");
const isScaling = ({ readiness }: CompanyProfile) =>
  ["Scaling", "Leading"].includes(readiness.maturityProfile);
const isIn = (firm: CompanyProfile, ...industries: string[]) => industries.includes(firm.industry);
const runsIn = ({ departments }: CompanyProfile, ...names: string[]) =>
  names.some((name) => departments.has(name));
const buildsOn = ({ platforms }: CompanyProfile, ...names: string[]) =>
  names.some((name) => platforms.has(name));

/** Beyond the province: a market of its own kind, or an office elsewhere. */
const reachesOut = ({ answers }: CompanyProfile) =>
  answers.officeExpansion.some((place) => place !== "only-bc") ||
  !["", "canada"].includes(answers.companyMarkets ?? "");

/** An industry alone says little: a pension plan is not a bank. */
const isBoundBy = ({ answers, reading }: CompanyProfile, law: string) => {
  const firm = lawFirmOf(answers, reading.subsector?.id ?? null);
  return matchLaw(lawRules, firm).some(({ rule, applies }) => rule.id === law && applies);
};

/** When each known risk follows from the answers. */
const WHEN: Readonly<Record<string, (firm: CompanyProfile) => boolean>> = {
  "shadow-ai": (firm) => !hasPolicy(firm) && firm.tools.size > 0,
  "no-policy": (firm) => !hasPolicy(firm),
  "privacy-bc": ({ answers }) => answers.headOfficeLocation !== "other",
  "privacy-federal": (firm) => reachesOut(firm) || isIn(firm, "financial-services"),
  "no-ai-act": () => true,
  "regulator-principles": (firm) => firm.tools.size > 0,
  "osfi-e23": (firm) => isIn(firm, "financial-services") && isBoundBy(firm, "ca-osfi-e23"),
  "eu-ai-act": ({ answers }) => ["europe", "global"].includes(answers.companyMarkets ?? ""),
  "chatbot-liability": (firm) => runsIn(firm, "customer_service") || hasTheme(firm, "customer_service"),
  inaccuracy: () => true,
  "pilot-stall": (firm) => hasElement(firm, "dept_pilots") || firm.readiness.maturityProfile === "Piloting",
  "people-change": (firm) =>
    ["fearful", "curious"].includes(firm.answers.orgPosture) || !hasElement(firm, "internal_champions"),
  "data-quality": (firm) => firm.platforms.size === 0 || hasTheme(firm, "data_reporting"),
  bias: (firm) =>
    runsIn(firm, "hr") || isIn(firm, "financial-services", "healthcare", "education", "real-estate"),
  "confidentiality-ip": (firm) =>
    isIn(firm, "consulting", "technology") || runsIn(firm, "product", "marketing"),
  "deepfake-fraud": (firm) => runsIn(firm, "finance") || hasTheme(firm, "security_fraud"),
  "vendor-lockin": (firm) =>
    firm.tools.size >= 2 || buildsOn(firm, "salesforce", "sap", "hubspot", "microsoft365"),
  "prompt-injection": (firm) => isScaling(firm) || runsIn(firm, "product"),
  "skills-erosion": (firm) =>
    isIn(firm, "consulting", "healthcare", "education", "manufacturing") || isScaling(firm),
  "health-privacy": (firm) => isIn(firm, "healthcare"),
  // Children at home are the private part's business, not the company's.
  "child-student-data": (firm) => isIn(firm, "education"),
  waiting: (firm) =>
    firm.readiness.maturityProfile === "Exploring" ||
    ["overhyped", "not_sure"].includes(firm.answers.aiPerception),
};

/** What no answer is needed for comes after what follows from one. */
export const isForEverybody = (risk: string): boolean => ["inaccuracy", "no-ai-act"].includes(risk);

export const appliesTo = (firm: CompanyProfile, risk: string): boolean => WHEN[risk]?.(firm) ?? false;

/** The gap that makes a risk weigh one step more. */
const RAISED_BY: Readonly<Record<string, (firm: CompanyProfile) => boolean>> = {
  "privacy-federal": (firm) => !hasPolicy(firm) && reachesOut(firm),
  "pilot-stall": (firm) => hasElement(firm, "dept_pilots") && !hasElement(firm, "dedicated_budget"),
  "vendor-lockin": ({ platforms }) => platforms.size >= 4,
  "data-quality": ({ platforms }) => platforms.size === 0,
  waiting: ({ answers }) => answers.orgPosture === "fearful",
  "skills-erosion": (firm) => hasTheme(firm, "workforce_skills"),
};

export const isRaised = (firm: CompanyProfile, risk: string): boolean => RAISED_BY[risk]?.(firm) ?? false;
