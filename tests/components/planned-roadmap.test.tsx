import { render, screen, within } from "@testing-library/react";
import { ReportDocument } from "@/components/report/report-document";
import { PlannedRoadmap } from "@/components/roadmap/planned-roadmap";
import type { ReportData } from "@/lib/domain/report/report";
import { roadmapPlan } from "@/lib/domain/roadmap/roadmap-plan";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { READ_FIRMS } from "../fixtures/read-firms";
import { SAMPLE_WRITTEN_ON, sampleAssessment, sampleReport, sampleRoadmap } from "../fixtures/report-sample";

const draw = (report: ReportData) =>
  render(<PlannedRoadmap plan={roadmapPlan(report)} roadmap={sampleRoadmap} assessment={sampleAssessment} />)
    .container;

const part = (name: string): HTMLElement =>
  screen.getByRole("heading", { name, level: 2 }).closest("section") ?? document.body;

const written = (firm: keyof typeof READ_FIRMS) =>
  writePlaybookReport(READ_FIRMS[firm], SAMPLE_WRITTEN_ON).reportData;

test("the roadmap of a written report has the specification's sections and details", () => {
  draw(written("gc"));
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Executive Summary",
    "Strategic Recommendations",
    "Implementation Timeline",
    "Recommended AI Tools",
    "Quick Wins",
    "Risk Mitigation",
    "Assessment Details",
  ]);
  const wins = within(part("Quick Wins")).getAllByRole("listitem");
  expect(wins.length).toBeGreaterThan(1);
  expect(wins.length).toBeLessThanOrEqual(4);
  expect(within(part("Risk Mitigation")).getAllByRole("listitem")).toHaveLength(4);
  expect(screen.getByText(sampleAssessment.id)).toBeVisible();
});

test.each(["gc", "pension", "timber", "saas"] as const)("report and roadmap of %s never disagree", (firm) => {
  const report = written(firm);
  const roadmap = draw(report);
  const words = (root: Element, selector: string) =>
    [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const whole = render(
    <ReportDocument
      reportData={report}
      assessment={sampleAssessment}
      insights={null}
      writtenOn={SAMPLE_WRITTEN_ON}
      family="hidden"
    />,
  ).container;
  const actions = words(roadmap, ".report-action-what");
  expect(new Set(actions).size).toBe(actions.length);
  expect(actions.length).toBeGreaterThan(1);
  expect(screen.getByText("Recommendations", { selector: "dt" }).nextSibling).toHaveTextContent(
    String(actions.length),
  );
  const said = whole.textContent?.replace("What to do: ", "") ?? "";
  for (const action of actions) expect(said).toContain(action?.replace("What to do: ", "") ?? "?");
  for (const same of [".report-calendar", ".report-calendar-list", ".report-item .report-facts"])
    expect(words(whole, same)).toEqual(expect.arrayContaining(words(roadmap, same)));
  expect(words(roadmap, ".report-calendar")).toHaveLength(1);
});

test("weeks in which nothing is planned are marked in each line, where print keeps them", () => {
  const report = written("gc");
  const roadmap = draw(report);
  const closed = report.calendar?.weeks.filter(({ isClosed }) => isClosed).length ?? 0;
  expect(closed).toBeGreaterThan(0);
  for (const lane of roadmap.querySelectorAll(".report-calendar-lane"))
    expect(lane.querySelectorAll(".report-calendar-closed")).toHaveLength(closed);
});

test("a note leads to the source in the report", () => {
  draw(written("gc"));
  const [note] = screen.getAllByRole("link", { name: /^Source \d+$/ });
  expect(note?.getAttribute("href")).toMatch(new RegExp(`^/report/${sampleAssessment.id}#source-\\d+$`));
});

test("a report of before, without weeks and decisions, is drawn with its own timeline and tools", () => {
  const roadmap = draw(sampleReport);
  expect(roadmap.querySelector(".report-calendar")).toBeNull();
  expect(screen.getByRole("heading", { name: /^Phase 1/ })).toBeVisible();
  expect(screen.getByRole("link", { name: /Visit Microsoft 365 Copilot/ })).toBeVisible();
});
