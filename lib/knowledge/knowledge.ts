import { z } from "zod";
import benchmarksJson from "./data/benchmarks.json";
import challengesJson from "./data/challenges.json";
import examplesJson from "./data/examples.json";
import familyJson from "./data/family.json";
import followupsJson from "./data/followups.json";
import risksJson from "./data/risks.json";
import sourcesJson from "./data/sources.json";
import toolsJson from "./data/tools.json";

/** The cited facts, checked when they are loaded: what does not fit stops the start, not a report. */

const texts = z.array(z.string());
const percent = z.object({ percent: z.number(), grade: z.string(), period: z.string(), source: z.string() });

export const Benchmark = z.object({
  industry: z.string(),
  sectorLabel: z.string(),
  canadaUsed2025: percent.nullable(),
  bcUsed2025: percent.extend({ useInReport: z.boolean() }).nullable(),
  canadaPlans2026: percent.nullable(),
  commonUseCases: texts,
  caveat: z.string().nullable(),
  displayText: z.string(),
});
export type Benchmark = z.infer<typeof Benchmark>;

export const Solution = z.object({
  industry: z.string(),
  text: z.string(),
  slug: z.string(),
  themes: texts,
  departments: texts,
  solution: z.object({ title: z.string(), description: z.string() }),
  firstStep: z.string(),
});
export type Solution = z.infer<typeof Solution>;

export const Example = z.object({
  id: z.string(),
  industries: texts,
  themes: texts,
  company: z.string(),
  what: z.string(),
  result: z.string(),
  kind: z.enum(["result", "lesson", "target", "adoption"]),
  evidenceType: z.string(),
  caution: z.string().nullable(),
  source: z.object({ title: z.string(), url: z.string(), date: z.string().nullable() }),
});
export type Example = z.infer<typeof Example>;

const Evidence = z.object({ text: z.string(), url: z.string(), verified: z.boolean() });

export const KnownRisk = z.object({
  id: z.string(),
  order: z.number(),
  risk: z.string(),
  impact: z.enum(["High", "Medium", "Low"]),
  why: z.string(),
  mitigation: z.string(),
  industries: texts,
  evidence: z.array(Evidence),
});
export type KnownRisk = z.infer<typeof KnownRisk>;

export const Tool = z.object({
  id: z.string(),
  name: z.string(),
  vendor: z.string(),
  category: z.string(),
  description: z.string(),
  useCase: z.string(),
  industries: texts,
  departments: texts,
  themes: texts,
  integrations: texts,
  alreadyUsedKey: z.string().nullable(),
  pricing: z.string(),
  pricingAsOf: z.string().nullable(),
  pricingVerified: z.boolean(),
  url: z.string(),
  note: z.string().nullable(),
  requiresAnyPlatform: texts,
  minEmployees: z.number().nullable(),
  maxEmployees: z.number().nullable(),
  condition: z.string().nullable(),
});
export type Tool = z.infer<typeof Tool>;

export const KnownSource = z.object({
  id: z.string(),
  title: z.string(),
  publisher: z.string().nullable(),
  date: z.string().nullable(),
  url: z.string(),
  definition: z.string().nullable(),
  checked: z.string(),
});
export type KnownSource = z.infer<typeof KnownSource>;

const Advice = z.object({
  title: z.string(),
  description: z.string(),
  priority: z.enum(["high", "medium", "low"]),
});

const Family = z.object({
  ratingSummary: z.record(z.string(), z.string()),
  preparednessAssessment: z.record(z.string(), z.string()),
  householdUse: z.record(z.string(), z.string()),
  householdUsageAnalysis: z.record(z.string(), z.string()),
  childSafetyByConcern: z.record(z.string(), Advice),
  childSafetyByRules: z.record(z.string(), Advice),
  familyBestPractices: z.array(
    z.object({ title: z.string(), description: z.string(), ageGroup: z.string() }),
  ),
  recommendedResources: z.array(z.object({ name: z.string(), description: z.string(), url: z.string() })),
});

const Followups = z.object({
  promptVersion: z.string(),
  themes: z.array(
    z.object({
      variants: z.array(z.object({ key: z.string(), primary: z.string(), followup: z.string() })),
    }),
  ),
});

export const benchmarks = z.array(Benchmark).parse(benchmarksJson.industries);
export const challenges = z.array(Solution).parse(challengesJson.challenges);
export const themeLabels = z.record(z.string(), z.string()).parse(challengesJson.themes);
export const examples = z.array(Example).parse(examplesJson.examples);
export const risks = z.array(KnownRisk).parse(risksJson.risks);
export const risksAsOf = z.string().parse(risksJson.asOf);
export const tools = z.array(Tool).parse(toolsJson.tools);
export const sources = z.array(KnownSource).parse(sourcesJson);
export const family = Family.parse(familyJson);
export const followups = Followups.parse(followupsJson);
export const knowledgeAsOf = z.string().parse(benchmarksJson.asOf);
