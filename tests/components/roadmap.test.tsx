import { render, screen, within } from "@testing-library/react";
import { RoadmapDocument } from "@/components/roadmap/roadmap-document";
import { ToolsGrid } from "@/components/roadmap/tools-grid";
import { SUMMARY_MISSING } from "@/lib/domain/roadmap/messages";
import { sampleAssessment, sampleReport, sampleRoadmap } from "../fixtures/report-sample";

const tools = sampleReport.recommendedApplications;

describe("the recommended tools", () => {
  test("are cards with name, category, priority, description, use, price and a visit button", () => {
    render(<ToolsGrid tools={tools.slice(0, 1)} />);
    expect(screen.getByRole("heading", { name: "Recommended AI Tools" })).toBeVisible();
    for (const text of [
      "Microsoft 365 Copilot",
      "General AI assistant",
      "High priority",
      /Assistant inside Word/,
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/Scope letters and meeting notes/)).toBeVisible();
    expect(screen.getByText(/US\$30 per user/)).toBeVisible();
    const visit = screen.getByRole("link", { name: /Visit Microsoft 365 Copilot/ });
    expect(visit).toHaveAttribute("target", "_blank");
    expect(visit).toHaveAttribute("rel", "noopener noreferrer");
    expect(visit).toHaveAttribute("href", "https://www.microsoft.com/microsoft-365/copilot");
  });

  test.each([
    [6, false],
    [7, true],
  ])("%d of them: the note about the top six is there: %s", (count, noted) => {
    render(<ToolsGrid tools={tools.slice(0, count)} />);
    expect(screen.getAllByRole("link")).toHaveLength(6);
    expect(screen.queryByText("Showing top 6 recommendations") !== null).toBe(noted);
  });

  test("are nothing where there are none", () => {
    const { container } = render(<ToolsGrid tools={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  test("take another title", () => {
    render(<ToolsGrid tools={tools} title="Tools to look at" />);
    expect(screen.getByRole("heading", { name: "Tools to look at" })).toBeVisible();
  });
});

describe("the roadmap view", () => {
  const draw = (changes = {}) =>
    render(<RoadmapDocument roadmap={{ ...sampleRoadmap, ...changes }} assessment={sampleAssessment} />);
  const items = (name: string) =>
    within(screen.getByRole("heading", { name }).closest("section") ?? document.body).getAllByRole(
      "listitem",
    );

  test("has its sections in order", () => {
    draw();
    expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
      "Executive Summary",
      "Strategic Recommendations",
      "Implementation Timeline",
      "Recommended AI Tools",
      "Quick Wins",
      "Risk Mitigation",
      "Assessment Details",
    ]);
  });

  test("shows the score out of ten, the maturity profile and the count of recommendations", () => {
    draw();
    const value = (label: string) => screen.getByText(label).nextSibling;
    expect(value("AI Readiness Score")).toHaveTextContent("4.8/10");
    expect(value("Maturity Profile")).toHaveTextContent("Piloting");
    expect(value("Recommendations")).toHaveTextContent("3");
  });

  test("says Analyzing while there is no profile, and has words where the summary is missing", () => {
    draw({ maturityProfile: "", executiveSummary: "" });
    expect(screen.getByText("Analyzing")).toBeVisible();
    expect(screen.getByText(SUMMARY_MISSING)).toBeVisible();
  });

  test("shows at most four quick wins and four risks", () => {
    draw();
    expect(items("Quick Wins")).toHaveLength(4);
    expect(items("Risk Mitigation")).toHaveLength(4);
  });

  test("details the assessment, the industry with blanks for hyphens", () => {
    render(
      <RoadmapDocument
        roadmap={sampleRoadmap}
        assessment={{ ...sampleAssessment, companyIndustry: "travel-hospitality-tourism" }}
      />,
    );
    expect(screen.getByText("Travel hospitality tourism")).toBeVisible();
    expect(screen.getByText(sampleAssessment.id)).toBeVisible();
    expect(screen.getByText("Margaret Osei")).toBeVisible();
  });
});
