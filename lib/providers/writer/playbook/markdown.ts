import type { ReportData } from "@/lib/domain/report/report";
import type { Firm } from "./firm";

/** The report as Markdown. What people typed is escaped, so that it stays text wherever it is rendered. */
export function writeMarkdown(firm: Firm, report: ReportData): string {
  const { pageOne, currentState, readinessAssessment: readiness, industryBenchmarks, method } = report;
  const parts = [
    `# AI readiness report: ${inert(firm.company)}`,
    `Prepared for ${inert(firm.answers.executiveName)}, ${inert(firm.answers.executiveTitle)}`,
    heading("Executive Summary", inert(report.executiveSummary), inert(pageOne.scoreInWords)),
    bullets(pageOne.moves.map((move) => `${inert(move.what)} (${inert(move.owner)})`)),
    heading(
      "Current State Assessment",
      inert(currentState.topDownVision),
      inert(currentState.bottomUpCapabilities),
    ),
    bullets(currentState.keyChallenges.map(inert)),
    heading("AI Readiness Assessment", inert(readiness.analysis)),
    bullets(
      readiness.lines.map((line) => `${line.label}: ${line.points} of ${line.max} (${inert(line.answer)})`),
    ),
    heading("AI Solution Landscape and Applications"),
    bullets(
      report.solutionLandscape.map(
        (item) => `**${item.title}** (${item.priority}): ${inert(item.description)}`,
      ),
    ),
    heading("Recommended AI Applications"),
    bullets(
      report.recommendedApplications.map(
        (tool) => `**${tool.name}** (${tool.priority}): ${inert(tool.why)} ${inert(tool.pricing)}`,
      ),
    ),
    heading("Implementation Roadmap"),
    ...Object.values(report.roadmap).map((phase) =>
      [`### ${inert(phase.title)} (${phase.duration})`, bullets(phase.objectives.map(inert))].join("\n\n"),
    ),
    heading("Industry Benchmarks", inert(industryBenchmarks.adoptionRate)),
    heading("Risks and Mitigation Strategies"),
    bullets(
      report.risks.map((risk) => `**${inert(risk.risk)}** (${risk.impact}): ${inert(risk.mitigation)}`),
    ),
    heading("Immediate Next Steps"),
    bullets(report.nextSteps.map(inert)),
    heading("Method and Sources", ...method.howScored.map(inert)),
    report.sources
      .map(
        (source) => `${source.number}. ${inert(source.title)}, ${source.date ?? "no date"}, <${source.url}>`,
      )
      .join("\n"),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

const heading = (title: string, ...paragraphs: string[]): string =>
  [`## ${title}`, ...paragraphs].join("\n\n");

const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");

/** Markdown's and HTML's own characters lose their meaning; notes in brackets keep theirs. */
function inert(text: string): string {
  return text
    .replace(/[\\`*_{}#+!|~]/g, "\\$&")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/\[(?!\d{1,3}\])/g, "\\[")
    .replace(/\]\(/g, "]\\(");
}
