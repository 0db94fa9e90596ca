import type { Answers } from "@/lib/domain/assessment/assessment";
import type { ReportSubject } from "@/lib/domain/report/paper";
import type { ReportData } from "@/lib/domain/report/report";
import type { Writer } from "@/lib/providers/writer/port";

/** An invented firm, for the sample on the landing page. */
const SAMPLE_ANSWERS: Answers = {
  executiveName: "Margaret Osei",
  executiveTitle: "President",
  executiveEmail: null,
  companyName: "Halden Creek Joinery Ltd.",
  companyRevenue: "10m-50m",
  companyEmployees: "51-200",
  companyIndustry: "manufacturing",
  companyBusinessModel: "b2b",
  companyMarkets: "north-america",
  headOfficeLocation: "vancouver-island",
  customLocation: null,
  officeExpansion: ["only-bc"],
  businessChallenges: ["cutting_unplanned_downtime_on_critical_equipment"],
  otherChallenge: "Quotes for custom millwork take two weeks",
  aiConfidence: 6,
  aiToolsUsed: ["chatgpt", "copilot"],
  aiExperience: "Two estimators use ChatGPT to draft scope letters. It saves them a few hours a week.",
  aiPerception: "helpful_tool",
  orgAiElements: ["dept_pilots", "internal_champions"],
  orgPosture: "exploring",
  aiFriction: "Nobody knows what may be pasted into these tools",
  aiDepartments: ["operations", "sales", "finance"],
  enterprisePlatforms: ["microsoft365", "netsuite"],
  otherPlatforms: null,
  preparednessLevel: null,
  householdAiUse: [],
  householdAiUseOther: null,
  childAiConcerns: [],
  rulesForChildren: null,
};
const SAMPLE_WRITTEN_ON = new Date("2026-11-18T18:00:00Z");

export interface SampleReport {
  reportData: ReportData;
  assessment: ReportSubject;
  writtenOn: Date;
}

let sample: Promise<SampleReport> | undefined;

/** A report as the product writes it, made once. */
export function readSample(writer: Writer): Promise<SampleReport> {
  sample ??= writer.writeReport(SAMPLE_ANSWERS, SAMPLE_WRITTEN_ON).then(({ reportData }) => ({
    reportData,
    assessment: SAMPLE_ANSWERS,
    writtenOn: SAMPLE_WRITTEN_ON,
  }));
  return sample;
}
