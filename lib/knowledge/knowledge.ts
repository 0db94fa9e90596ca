import { z } from "zod";
import benchmarksJson from "./data/benchmarks.json";
import challengesJson from "./data/challenges.json";
import examplesJson from "./data/examples.json";
import familyJson from "./data/family.json";
import followupsJson from "./data/followups.json";
import pilotsJson from "./data/pilots.json";
import risksJson from "./data/risks.json";
import sourcesJson from "./data/sources.json";
import taskPilotsJson from "./data/task-pilots.json";
import toolsJson from "./data/tools.json";
import * as schema from "./schemas/report";
import { ToolFile } from "./schemas/tool";

/** The cited facts, checked when they are loaded: what does not fit stops the start, not a report. */
export const benchmarks = z.array(schema.Benchmark).parse(benchmarksJson.industries);
/** Rows of the survey for kinds of firm that the form has no industry for. */
export const benchmarkRows = z.array(schema.BenchmarkRow).parse(benchmarksJson.rows);
/** Rates by size, place and the rows that the form has no name for. */
export const adoptionContext = z.array(schema.AdoptionFact).parse(benchmarksJson.context);
export const challenges = z.array(schema.Solution).parse(challengesJson.challenges);
export const themeLabels = z.record(z.string(), z.string()).parse(challengesJson.themes);
export const pilots = z.array(schema.Pilot).parse(pilotsJson);
export const taskPilots = z.array(schema.TaskPilot).parse(taskPilotsJson);
export const examples = z.array(schema.Example).parse(examplesJson.examples);
export const risks = z.array(schema.KnownRisk).parse(risksJson.risks);
const catalogue = ToolFile.parse(toolsJson);
export const tools = catalogue.tools;
export const sources = z.array(schema.KnownSource).parse(sourcesJson);
export const family = schema.Family.parse(familyJson);
export const followups = schema.Followups.parse(followupsJson);

/** The day on which the facts were last read, by file. */
export const knowledgeAsOf = z.string().parse(benchmarksJson.asOf);
export const examplesAsOf = z.string().parse(examplesJson.asOf);
export const toolsAsOf = catalogue.asOf;

export type {
  Benchmark,
  Example,
  KnownSource,
  Pilot,
  Solution,
  TaskPilot,
} from "./schemas/report";
export type { Tool } from "./schemas/tool";
