import type { ReportSubject } from "@/lib/domain/report/paper";
import { orderedPhases } from "@/lib/domain/report/phases";
import type { Action, ReportData } from "@/lib/domain/report/report";
import { type ReportSection, reportSections, type SectionId } from "@/lib/domain/report/sections";
import { asSpoken } from "@/lib/domain/report/spoken";
import { familyPart, methodPart } from "./markdown-last-parts";
import { bullets, inert, lines, numbered } from "./markdown-text";

type Write = (report: ReportData) => string[];

/** The report as Markdown, in the order of the paper. What people typed stays text wherever it is rendered. */
export function writeMarkdown(subject: ReportSubject, report: ReportData): string {
  const sections = reportSections(report, { family: "shown", hasInterview: false });
  const head = [
    `# AI readiness report: ${inert(subject.companyName)}`,
    `Prepared for ${inert(subject.executiveName)}, ${inert(subject.executiveTitle)}`,
  ];
  return `${lines([...head, ...sections.flatMap((section) => sectionOf(section, report))])}\n`;
}

function sectionOf({ id, title, number }: ReportSection, report: ReportData): string[] {
  const write = PARTS[id];
  if (write === undefined) return [];
  return [`## ${number === null ? title : `${number}. ${title}`}`, ...write(report)];
}

const action = (one: Action): string =>
  `**${inert(one.what)}** Owner: ${inert(one.owner)}. First step: ${inert(one.firstStep)} Measure: ${inert(one.measure)}`;

const summary: Write = ({ executiveSummary, pageOne }) => [
  `**${inert(pageOne.scoreInWords)} Stage: ${pageOne.stage}.**`,
  inert(executiveSummary),
  "### Helped most",
  bullets(pageOne.helpedMost.map(pointLine)),
  "### Cost most",
  bullets(pageOne.costMost.map(pointLine)),
  "### Three moves this quarter",
  numbered(pageOne.moves.map(action)),
  "### Leave alone for now",
  bullets(pageOne.leaveAlone.map(({ what, why }) => `${inert(what)}. ${inert(why)}`)),
  "### The biggest risk",
  `${inert(pageOne.biggestRisk.risk)} Control: ${inert(pageOne.biggestRisk.control)}`,
];

const pointLine = (line: ReportData["readinessAssessment"]["lines"][number]): string =>
  `${inert(line.label)}: ${line.points} of ${line.max} (${inert(line.answer)})`;

const currentState: Write = ({ currentState: state }) => [
  "### Top-down vision",
  inert(state.topDownVision),
  "### Bottom-up capabilities",
  inert(state.bottomUpCapabilities),
  "### Key challenges",
  bullets(state.keyChallenges.map(inert)),
  ...(state.inYourWords.length === 0 ? [] : ["### In your words"]),
  ...state.inYourWords.map((quote) => `> ${inert(quote.label)}: ${inert(asSpoken(quote))}`),
  "### What to do",
  bullets(state.actions.map(action)),
];

const readiness: Write = ({ readinessAssessment: part }) => [
  `Top-down ${part.topDownScore.toFixed(1)}, bottom-up ${part.bottomUpScore.toFixed(1)}, overall ${part.overallScore.toFixed(1)} out of 10.`,
  inert(part.analysis),
  ...(part.stageHeldBack === null ? [] : [inert(part.stageHeldBack)]),
  "### Where the points came from",
  bullets(part.lines.map(pointLine)),
  "### The weakest link",
  inert(part.weakestLink),
  ...(part.whatWouldMoveIt.length === 0 ? [] : ["### What would move it"]),
  bullets(
    part.whatWouldMoveIt.map(
      (move) => `+${move.points}: ${inert(move.change)}. First step: ${inert(move.firstStep)}`,
    ),
  ),
  inert(part.honesty),
];

const solutions: Write = ({ solutionLandscape }) =>
  solutionLandscape.flatMap((item) => [
    `### ${inert(item.title)} (${item.priority} priority)`,
    `You told us: ${inert(item.challenge)}`,
    inert(item.description),
    item.industryExample === "" ? "" : `Example. ${inert(item.industryExample)}`,
    item.caution === null ? "" : `Caution. ${inert(item.caution)}`,
    action(item.action),
  ]);

const applications: Write = ({ recommendedApplications }) =>
  recommendedApplications.flatMap((tool) => [
    `### ${inert(tool.name)} (${tool.priority} priority)`,
    `${inert(tool.category)}. ${inert(tool.description)} ${inert(tool.useCase)}`,
    inert(tool.why),
    `Price: ${inert(tool.pricing)}`,
    bullets(tool.checkBeforeBuying.map((check) => `Check: ${inert(check)}`)),
    `First step: ${inert(tool.firstStep)} <${tool.url}>`,
  ]);

const roadmap: Write = (report) =>
  orderedPhases(report.roadmap).flatMap((phase, place) => [
    `### Phase ${place + 1}: ${inert(phase.title)} (${phase.duration})`,
    bullets(phase.objectives.map(inert)),
    bullets(
      [...(phase.quickWins ?? []), ...(phase.implementations ?? []), ...(phase.scalingActions ?? [])].map(
        inert,
      ),
    ),
    `Owner: ${inert(phase.owner)}. Measure: ${inert(phase.measure)}`,
    `Cost: ${inert(phase.costBand)}`,
    `Exit gate: ${inert(phase.exitGate)}`,
  ]);

const benchmarks: Write = ({ industryBenchmarks: part }) => [
  inert(part.adoptionRate),
  bullets(
    part.figures.map(
      (figure) =>
        `${inert(figure.label)}: ${figure.percent.toFixed(1)}% [${figure.note}]. ${figure.definition}. ${figure.period}.`,
    ),
  ),
  inert(part.caveat),
  "### Common use cases (our judgement)",
  bullets(part.commonUseCases.map(inert)),
  `Maturity level: ${part.maturityLevel} (calculated).`,
  action(part.action),
];

const risks: Write = (report) =>
  report.risks.flatMap((risk) => [
    `### ${inert(risk.risk)} (${risk.impact} impact)`,
    inert(risk.why),
    `Control: ${inert(risk.mitigation)} Owner: ${inert(risk.owner)}.`,
    bullets(risk.evidence.map(({ text, note }) => `${inert(text)} [${note}]`)),
    risk.legalNote === null ? "" : inert(risk.legalNote),
  ]);

const PARTS: Readonly<Partial<Record<SectionId, Write>>> = {
  "executive-summary": summary,
  "current-state": currentState,
  readiness,
  "solution-landscape": solutions,
  applications,
  "implementation-roadmap": roadmap,
  benchmarks,
  risks,
  family: familyPart,
  "next-steps": ({ nextSteps }) => [numbered(nextSteps.map(inert))],
  method: methodPart,
};
