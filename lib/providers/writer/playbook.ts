import type { Answers } from "@/lib/domain/assessment/assessment";
import { reportDocument } from "@/lib/domain/report/document/document";
import { markdownOf } from "@/lib/domain/report/document/markdown";
import { ReportData } from "@/lib/domain/report/report";
import { industryBenchmarks } from "./playbook/benchmarks";
import { currentState } from "./playbook/current-state";
import { familySection } from "./playbook/family-section";
import { type Firm, readFirm } from "./playbook/firm";
import { findGaps } from "./playbook/gaps/find-gaps";
import { writeInsights } from "./playbook/insights";
import { method, PLAYBOOK_VERSION } from "./playbook/method";
import { nextSteps } from "./playbook/next-steps";
import { firstPage } from "./playbook/page-one";
import { phases } from "./playbook/phases";
import { writeQuestions } from "./playbook/questions";
import { readinessSection } from "./playbook/readiness-section";
import { chooseRisks } from "./playbook/risks/choose-risks";
import { writeRoadmap } from "./playbook/roadmap";
import { solutionLandscape } from "./playbook/solutions";
import { SourceNotes } from "./playbook/source-notes";
import { recommendTools } from "./playbook/tools/recommend-tools";
import type { Writer, WrittenReport } from "./port";

/** Writes by fixed rules from the answers and the cited facts: the same answers always give the same text. */
export const playbookWriter: Writer = {
  name: "playbook",
  version: PLAYBOOK_VERSION,
  questionsCostUsd: 0,
  writeRoadmap: async (answers) => writeRoadmap(readFirm(answers)),
  writeReport: async (answers, writtenOn) => writePlaybookReport(answers, writtenOn),
  recommendTools: async (answers) => recommendTools(readFirm(answers)),
  writeFollowUpQuestions: async (answers) => writeQuestions(readFirm(answers)),
  writeInsights: async (answers, interview) => writeInsights(readFirm(answers), interview),
};

/** The report that the rules alone give. */
export function writePlaybookReport(answers: Answers, writtenOn: Date): WrittenReport {
  const reportData = ReportData.parse(reportOf(readFirm(answers), writtenOn));
  return { reportData, markdownReport: textOf(answers, reportData, writtenOn) };
}

/** The report as text, whoever wrote it. */
export const textOf = (assessment: Answers, reportData: ReportData, writtenOn: Date): string =>
  markdownOf(reportDocument({ reportData, assessment, writtenOn, family: "shown" }));

/** Sources are numbered as they are first used, so the parts are written in the order of the paper. */
function reportOf(firm: Firm, writtenOn: Date): ReportData {
  const notes = new SourceNotes();
  const gaps = findGaps(firm);
  const readinessAssessment = readinessSection(firm, notes);
  const landscape = solutionLandscape(firm, notes);
  const benchmarks = industryBenchmarks(firm, notes);
  const risks = chooseRisks(firm, notes);
  const methodAndLimits = method(notes);
  return {
    ...firstPage(firm, gaps, risks),
    currentState: currentState(firm, gaps),
    readinessAssessment,
    solutionLandscape: landscape,
    recommendedApplications: recommendTools(firm),
    roadmap: phases(firm, gaps),
    industryBenchmarks: benchmarks,
    risks: risks.map(({ shown }) => shown),
    nextSteps: nextSteps(firm, gaps, risks, writtenOn),
    ...familySection(firm),
    method: methodAndLimits,
    sources: notes.list,
  };
}
