import type { Answers } from "@/lib/domain/assessment/assessment";
import { ReportData } from "@/lib/domain/report/report";
import { recommendTools } from "./playbook/applications";
import { industryBenchmarks } from "./playbook/benchmarks";
import { currentState } from "./playbook/current-state";
import { familySection } from "./playbook/family-section";
import { type Firm, readFirm } from "./playbook/firm";
import { findGaps } from "./playbook/gaps";
import { writeMarkdown } from "./playbook/markdown";
import { method, PLAYBOOK_VERSION } from "./playbook/method";
import { nextSteps } from "./playbook/next-steps";
import { executiveSummary, pageOne } from "./playbook/page-one";
import { phases } from "./playbook/phases";
import { writeQuestions } from "./playbook/questions";
import { readinessSection } from "./playbook/readiness-section";
import { chooseRisks } from "./playbook/risks";
import { writeRoadmap } from "./playbook/roadmap";
import { solutionLandscape } from "./playbook/solutions";
import { SourceNotes } from "./playbook/source-notes";
import type { Writer } from "./port";

/** Writes by fixed rules from the answers and the cited facts: the same answers always give the same text. */
export const playbookWriter: Writer = {
  name: "playbook",
  version: PLAYBOOK_VERSION,
  writeRoadmap: async (answers) => writeRoadmap(readFirm(answers)),
  writeReport: async (answers) => writeReport(answers),
  recommendTools: async (answers) => recommendTools(readFirm(answers)),
  writeFollowUpQuestions: async (answers) => writeQuestions(readFirm(answers)),
};

function writeReport(answers: Answers) {
  const firm = readFirm(answers);
  const reportData = ReportData.parse(reportOf(firm));
  return { reportData, markdownReport: writeMarkdown(firm, reportData) };
}

/** In the order of the paper, because sources are numbered in the order of their first use. */
function reportOf(firm: Firm): ReportData {
  const notes = new SourceNotes();
  const gaps = findGaps(firm);
  const landscape = solutionLandscape(firm, notes);
  const benchmarks = industryBenchmarks(firm, notes);
  const risks = chooseRisks(firm, notes);
  return {
    executiveSummary: executiveSummary(firm, gaps),
    pageOne: pageOne(firm, gaps, risks),
    currentState: currentState(firm, gaps),
    readinessAssessment: readinessSection(firm),
    solutionLandscape: landscape,
    recommendedApplications: recommendTools(firm),
    roadmap: phases(firm, gaps),
    industryBenchmarks: benchmarks,
    risks,
    nextSteps: nextSteps(firm, gaps, risks),
    ...familySection(firm),
    method: method(notes),
    sources: notes.list,
  };
}
