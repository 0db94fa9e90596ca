import { z } from "zod";
import { When } from "./cited";

/** The shapes of the files in `data`: cited facts, and texts of our own that carry no statistic. */

const texts = z.array(z.string());
const Share = z.object({ percent: z.number(), grade: z.string(), period: z.string(), source: z.string() });
const Statement = z.object({ text: z.string(), source: z.string(), verified: z.boolean() });

export const Benchmark = z.object({
  industry: z.string(),
  sectorLabel: z.string(),
  canadaUsed2025: Share.nullable(),
  bcUsed2025: Share.extend({ useInReport: z.boolean() }).nullable(),
  canadaPlans2026: Share.nullable(),
  plannedApplications: z.array(
    z.object({ label: z.string(), percentOfPlanners: z.number(), grade: z.string(), source: z.string() }),
  ),
  commonUseCases: texts,
  otherEvidence: z.array(Statement),
  caveat: z.string().nullable(),
  displayText: z.string(),
});
export type Benchmark = z.infer<typeof Benchmark>;

/** A row of the survey that the form has no industry for, by kind of firm. */
export const BenchmarkRow = z.object({
  subsectors: texts,
  sectorLabel: z.string(),
  canadaUsed2025: Share,
  bcUsed2025: Share,
});

export const AdoptionFact = z.object({
  id: z.string(),
  text: z.string(),
  source: z.string(),
  verified: z.boolean(),
});

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

/** How a challenge is tried out; our own judgement. */
export const Pilot = z.object({
  slug: z.string(),
  /** A safeguard protects other uses and is not where a firm learns first. */
  kind: z.enum(["pilot", "safeguard"]),
  /** After "a pilot of": "assisted quoting on one product line". */
  pilot: z.string(),
  measure: z.string(),
  /** After "stop it if". */
  stop: z.string(),
  /** What follows success, as an instruction. */
  afterwards: z.string(),
  /** With the tools of the catalogue that would be just that, by id. */
  notYet: z.object({ what: z.string(), why: z.string(), tools: texts.default([]) }),
  /** The first step where the usual one needs more people than a firm of up to 50 has. */
  smallStep: z.string().nullable(),
});
export type Pilot = z.infer<typeof Pilot>;

export const Example = z.object({
  id: z.string(),
  industries: texts,
  /** The challenges that it is an example of, by slug. */
  answers: texts,
  company: z.string(),
  what: z.string(),
  result: z.string(),
  kind: z.enum(["result", "lesson", "target", "adoption"]),
  evidenceType: z.string(),
  caution: z.string().nullable(),
  source: z.object({ title: z.string(), url: z.string(), date: z.string().nullable() }),
});
export type Example = z.infer<typeof Example>;

export const KnownRisk = z.object({
  id: z.string(),
  order: z.number(),
  risk: z.string(),
  impact: z.enum(["High", "Medium", "Low"]),
  why: z.string(),
  mitigation: z.string(),
  industries: texts,
  evidence: z.array(
    z.object({
      text: z.string(),
      url: z.string(),
      verified: z.boolean(),
      /** The rule whose status it tells; a bill's is printed only while it is fresh. */
      law: z.string().nullable(),
    }),
  ),
});
export type KnownRisk = z.infer<typeof KnownRisk>;

export const KnownSource = z.object({
  id: z.string(),
  title: z.string(),
  publisher: z.string().nullable(),
  date: z.string().nullable(),
  url: z.url({ protocol: /^https?$/ }),
  definition: z.string().nullable(),
  /** The day on which it was last looked at. What was only recalled is not in the file. */
  checkedOn: z.iso.date(),
  /** As of which day it was read, where that was in a copy: printed instead of the day of checking. */
  textOf: When.optional(),
  /** An official table, or another's account of a source; null for the source itself. */
  kind: z.enum(["official table", "secondary"]).nullable(),
  /** For the next reading; never printed. */
  howRead: z.string(),
});
export type KnownSource = z.infer<typeof KnownSource>;

const Advice = z.object({
  title: z.string(),
  description: z.string(),
  priority: z.enum(["high", "medium", "low"]),
});

export const Family = z.object({
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

export const Followups = z.object({
  promptVersion: z.string(),
  themes: z.array(
    z.object({
      variants: z.array(z.object({ key: z.string(), primary: z.string(), followup: z.string() })),
    }),
  ),
});

/** How a task that was typed is tried out, by its key, its kind or a stance; our own judgement. {task}, {piece}, {pieces}: as typed. */
export const TaskPilot = z.strictObject({
  for: texts,
  /** Where it answers what is in the way, the words for it mean something else elsewhere. */
  industries: texts.optional(),
  title: z.string(),
  pilot: z.string(),
  measure: z.string(),
  stop: z.string(),
  firstStep: z.string(),
  guardrail: z.string(),
  afterwards: z.string(),
  notYet: z.strictObject({ what: z.string(), why: z.string() }),
  departments: texts,
  themes: texts,
});
export type TaskPilot = z.infer<typeof TaskPilot>;
