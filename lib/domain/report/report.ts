import { z } from "zod";
import { Priority, RecommendedTool } from "../roadmap/roadmap";
import { FAMILY_RATINGS } from "../score/family";
import { PointLine, Stage } from "../score/readiness";
import { Annex } from "./annex";
import { ReportCalendar } from "./calendar";
import { DatedStep } from "./dated-step";
import { DirectorQuestion, EvidenceCheck, Noticed } from "./director";
import { ReportLaw } from "./law";
import { Memo } from "./memo";
import { ToolDecision } from "./tool-decision";

/**
 * The full report: what the page, the PDF and the e-mail are rendered from, with every writer.
 * Texts may carry notes as `[3]`, which point at `sources[].number`.
 */

/** Where a statement comes from: the person said it, we worked it out, a source published it, or we judge so. */
export const Origin = z.enum(["told", "calculated", "cited", "judgement"]);
export type Origin = z.infer<typeof Origin>;

/** A finding ends in one of these: what to do, who owns it, how it starts this week, how you will know. */
export const Action = z.object({
  what: z.string(),
  owner: z.string(),
  firstStep: z.string(),
  measure: z.string(),
});
export type Action = z.infer<typeof Action>;

const Step = z.int().min(1).max(3);

const Risk = z.object({
  risk: z.string(),
  impact: Priority,
  mitigation: z.string(),
  why: z.string(),
  owner: z.string(),
  /** Present where the risk rests on law: the date the law was last read, and that this is not legal advice. */
  legalNote: z.string().nullable(),
  evidence: z.array(z.object({ text: z.string(), note: z.int() })),
  /** Of three each; older reports have none of what follows. */
  likelihood: Step.optional(),
  harm: Step.optional(),
  /** What would show it. */
  trigger: z.string().optional(),
  /** When the control is in place. */
  by: z.iso.date().optional(),
  /** What is left with the control. */
  residual: Priority.optional(),
});
export type ReportRisk = z.infer<typeof Risk>;

const Phase = z.object({
  title: z.string(),
  duration: z.string(),
  objectives: z.array(z.string()),
  /** One of the three lists is there, by phase: days 0 to 30, days 31 to 90, months 4 to 12. */
  quickWins: z.array(z.string()).optional(),
  implementations: z.array(z.string()).optional(),
  scalingActions: z.array(z.string()).optional(),
  owner: z.string(),
  measure: z.string(),
  costBand: z.string(),
  exitGate: z.string(),
  startDay: z.int(),
  endDay: z.int(),
});
export type ReportPhase = z.infer<typeof Phase>;

/** A number that is drawn or printed on its own, with its origin beside it. */
export const Figure = z.object({
  label: z.string(),
  /** Percent, 0 to 100. */
  percent: z.number(),
  period: z.string(),
  definition: z.string(),
  /** The source's own warning about precision, in words; null where there is none. */
  precision: z.string().nullable(),
  note: z.int(),
});
export type Figure = z.infer<typeof Figure>;

const AdvicePriority = z.enum(["high", "medium", "low"]);

/** How page one was written before it was a memo; stored reports have it. */
const PageOneOfBefore = z.object({
  stage: Stage,
  scoreInWords: z.string(),
  helpedMost: z.array(PointLine),
  costMost: z.array(PointLine),
  moves: z.array(Action),
  leaveAlone: z.array(z.object({ what: z.string(), why: z.string() })),
  biggestRisk: z.object({ risk: z.string(), control: z.string() }),
});
export type PageOneOfBefore = z.infer<typeof PageOneOfBefore>;

export const ReportData = z.object({
  executiveSummary: z.string(),
  /** Page one is complete by itself: a reader who reads nothing else can act. */
  pageOne: z.union([z.object({ stage: Stage, memo: Memo }), PageOneOfBefore]),
  currentState: z.object({
    /** As which kind of firm we read it, and why: a wrong guess is then seen. */
    readAs: z.string().optional(),
    topDownVision: z.string(),
    bottomUpCapabilities: z.string(),
    keyChallenges: z.array(z.string()),
    /** What the person wrote or chose, used as such. */
    inYourWords: z.array(z.object({ label: z.string(), text: z.string() })),
    actions: z.array(Action),
  }),
  noticed: z.array(Noticed).optional(),
  readinessAssessment: z.object({
    topDownScore: z.number(),
    bottomUpScore: z.number(),
    overallScore: z.number(),
    analysis: z.string(),
    lines: z.array(PointLine),
    weakestLink: z.string(),
    stageHeldBack: z.string().nullable(),
    whatWouldMoveIt: z.array(z.object({ points: z.int(), change: z.string(), firstStep: z.string() })),
    /** What the number is worth, where its lines do not say it; reports of before say it always. */
    honesty: z.string().optional(),
  }),
  evidenceCheck: EvidenceCheck.optional(),
  solutionLandscape: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      priority: Priority,
      industryExample: z.string(),
      industryExampleSource: z.string(),
      /** The challenge it answers, in the words that were chosen. */
      challenge: z.string(),
      caution: z.string().nullable(),
      note: z.int().nullable(),
      action: Action,
    }),
  ),
  recommendedApplications: z.array(RecommendedTool),
  toolDecisions: z.array(ToolDecision).optional(),
  roadmap: z.record(z.string(), Phase),
  /** Older reports have none. */
  calendar: ReportCalendar.optional(),
  industryBenchmarks: z.object({
    adoptionRate: z.string(),
    commonUseCases: z.array(z.string()),
    maturityLevel: Stage,
    figures: z.array(Figure),
    caveat: z.string(),
    action: Action,
  }),
  risks: z.array(Risk),
  directorQuestions: z.array(DirectorQuestion).optional(),
  law: ReportLaw.optional(),
  nextSteps: z.array(z.string()),
  /** The moves of the quarter in telegram style, for slides; older reports have them on page one or nowhere. */
  moves: z.array(Action).optional(),
  /** The same with their days, for calendars; older reports have none. */
  datedSteps: z.array(DatedStep).optional(),
  annexes: z.array(Annex).optional(),
  familyScorecard: z
    .object({
      overallScore: z.number(),
      rating: z.enum(FAMILY_RATINGS),
      summary: z.string(),
      breakdown: z.object({
        preparednessScore: z.number(),
        usageScore: z.number(),
        childSafetyScore: z.number(),
        rulesScore: z.number(),
      }),
    })
    .optional(),
  familyStrategies: z
    .object({
      preparednessAssessment: z.string(),
      householdUsageAnalysis: z.string(),
      childSafetyRecommendations: z.array(
        z.object({ title: z.string(), description: z.string(), priority: AdvicePriority }),
      ),
      familyBestPractices: z.array(
        z.object({ title: z.string(), description: z.string(), ageGroup: z.string() }),
      ),
      recommendedResources: z.array(
        z.object({ name: z.string(), description: z.string(), url: z.url({ protocol: /^https$/ }) }),
      ),
    })
    .optional(),
  method: z.object({
    /** Who wrote it: `playbook` and its version, or a model and the prompt's version. */
    writer: z.object({ name: z.string(), version: z.string(), statement: z.string() }),
    howScored: z.array(z.string()),
    stages: z.array(z.object({ stage: Stage, from: z.int(), to: z.int() })),
    originLegend: z.array(z.object({ origin: Origin, meaning: z.string() })),
    limits: z.array(z.string()),
    pricesNote: z.string(),
    asOf: z.string(),
  }),
  sources: z.array(
    z.object({
      number: z.int(),
      title: z.string(),
      publisher: z.string().nullable(),
      date: z.string().nullable(),
      url: z.url({ protocol: /^https?$/ }),
      definition: z.string().nullable(),
      checked: z.string(),
    }),
  ),
});
export type ReportData = z.infer<typeof ReportData>;

/** What `GET /api/assessments/{id}/report` answers. `cached` is false for the request that had it written. */
export const ReportResponse = z.object({
  reportData: ReportData,
  markdownReport: z.string(),
  cached: z.boolean(),
  updatedAt: z.date(),
});
export type ReportResponse = z.infer<typeof ReportResponse>;

/** A file leaves the family section out unless it is asked for: `?family=included`. */
export const FamilyChoice = z.object({
  family: z
    .literal("included")
    .optional()
    .transform((choice) => (choice === "included" ? ("shown" as const) : ("hidden" as const))),
});

/** A report as a writer hands it over: as data, and the same as Markdown. */
export interface WrittenReport {
  reportData: ReportData;
  markdownReport: string;
}
