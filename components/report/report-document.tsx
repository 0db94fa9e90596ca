import { longDate } from "@/lib/domain/dates";
import { type PaperParts, paperOf } from "@/lib/domain/report/paper";
import { ExecutiveSummary, ReportHeader } from "./report-first-page";
import "./report.css";
import { ReportContents } from "./report-contents";
import { Applications } from "./sections/applications";
import { Benchmarks } from "./sections/benchmarks";
import { CurrentState } from "./sections/current-state";
import { FamilyReadiness } from "./sections/family";
import { ImplementationRoadmap } from "./sections/implementation-roadmap";
import { InterviewInsightsSection } from "./sections/interview";
import { MethodAndSources } from "./sections/method";
import { NextSteps } from "./sections/next-steps";
import { Readiness } from "./sections/readiness";
import { Risks } from "./sections/risks";
import { SolutionLandscape } from "./sections/solution-landscape";

/**
 * The whole report, for the reader's page, the admin's and their print. Everything is drawn on the server;
 * what people typed is text and nothing else. `family="hidden"` leaves the family section out altogether.
 */
export function ReportDocument(parts: PaperParts) {
  const paper = paperOf(parts);
  return (
    <div className="report report-with-contents">
      <ReportContents sections={paper.sections} />
      <article className="report-paper">
        <ReportHeader paper={paper} />
        <ExecutiveSummary paper={paper} />
        <CurrentState paper={paper} />
        <Readiness paper={paper} />
        <SolutionLandscape paper={paper} />
        <Applications paper={paper} />
        <ImplementationRoadmap paper={paper} />
        <Benchmarks paper={paper} />
        <InterviewInsightsSection paper={paper} />
        <Risks paper={paper} />
        <FamilyReadiness paper={paper} />
        <NextSteps paper={paper} />
        <MethodAndSources paper={paper} />
      </article>
      <p className="report-running" aria-hidden="true">
        {`${paper.subject.companyName} · AI readiness report · ${longDate(paper.writtenOn)}`}
      </p>
    </div>
  );
}
