import type { Answers } from "@/lib/domain/assessment/assessment";
import { textOf } from "@/lib/domain/report/document/report-text";
import { ReportData, type WrittenReport } from "@/lib/domain/report/report";
import { annexesFor } from "./annexes/annexes";
import { industryBenchmarks } from "./benchmarks";
import { planDays } from "./calendar/trial-window";
import { writeCalendar } from "./calendar/write-calendar";
import { type CompanyProfile, profileOf } from "./company-profile";
import { currentState } from "./current-state";
import { directorQuestions } from "./directors/director-questions";
import { evidenceCheck } from "./directors/evidence-check";
import { familySection } from "./family-section";
import { findGaps, threeMoves } from "./gaps/find-gaps";
import { lawSection } from "./law/law-section";
import { askedOf } from "./memo/decision";
import { method } from "./method";
import { nextSteps } from "./next-steps";
import { noticedBy } from "./noticed/noticed";
import { firstPage } from "./page-one";
import { phases } from "./phases";
import { planFigures } from "./plan-figures";
import { readinessSection } from "./readiness-section";
import { chooseRisks } from "./risks/choose-risks";
import { solutionLandscape } from "./solutions";
import { SourceNotes } from "./source-notes";
import { toolsFor } from "./tools/decision/decide-tools";
import { printDecisions } from "./tools/decision/print-decisions";
import { describeRows } from "./tools/recommend-tools";
import { valueBox } from "./value/box/value-box";

/** The report that the rules alone give. */
export const writePlaybookReport = (answers: Answers, writtenOn: Date): WrittenReport =>
  writeReportOf(profileOf(answers), writtenOn);

/** The rules' report of a firm of which more may be known than the rules read themselves. */
export function writeReportOf(firm: CompanyProfile, writtenOn: Date): WrittenReport {
  const reportData = ReportData.parse(reportOf(firm, writtenOn));
  return { reportData, markdownReport: textOf(firm.answers, reportData, writtenOn) };
}

/** Sources are numbered as they are first used, so the parts are written in the order of the paper. */
function reportOf(firm: CompanyProfile, writtenOn: Date): ReportData {
  const notes = new SourceNotes();
  const days = planDays(firm, writtenOn);
  const tools = toolsFor(firm);
  const gaps = findGaps(firm);
  const box = valueBox({ firm, notes });
  const figures = planFigures(firm, days, box);
  const asked = askedOf(firm, { days, tools, figures });
  const readinessAssessment = readinessSection(firm);
  const landscape = solutionLandscape(firm, notes);
  const toolDecisions = printDecisions(tools, notes);
  const benchmarks = industryBenchmarks(firm, notes);
  const risks = chooseRisks(firm, notes, days);
  const law = lawSection(firm, notes, writtenOn);
  const methodAndLimits = method(firm, notes);
  return {
    ...firstPage(firm, risks, { box, figures, days, asked }),
    currentState: currentState(firm, gaps),
    noticed: noticedBy(firm, days, box.today ?? null),
    readinessAssessment,
    evidenceCheck: evidenceCheck(firm),
    solutionLandscape: landscape,
    recommendedApplications: describeRows(firm, tools.rows),
    toolDecisions,
    roadmap: phases(firm, gaps, days, figures),
    calendar: writeCalendar(firm, days, figures),
    industryBenchmarks: benchmarks,
    risks: risks.map(({ shown }) => shown),
    law,
    directorQuestions: directorQuestions(firm, days),
    moves: threeMoves(firm, gaps).map(({ brief }) => brief),
    ...nextSteps(firm, gaps, risks, days),
    annexes: annexesFor(firm, { days, tools, asked }),
    ...familySection(firm),
    method: methodAndLimits,
    sources: notes.list,
  };
}
