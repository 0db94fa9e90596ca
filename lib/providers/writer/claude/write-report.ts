import type { Answers } from "@/lib/domain/assessment/assessment";
import { textOf } from "@/lib/domain/report/document/report-text";
import type { WrittenReport } from "@/lib/domain/report/report";
import { ReportData } from "@/lib/domain/report/report";
import type { Removed } from "@/lib/domain/writing/usage";
import { SUMMARY_WORDS } from "@/lib/playbook/page-one";
import { writePlaybookReport, writeReportOf } from "@/lib/playbook/write-report";
import type { FoundFacts } from "./find-facts";
import type { GroundingCheck } from "./grounding-check";
import { fenced, groundingCheckFor, type PromptInput, promptInputOf } from "./prompt-input";
import { REPORT_INSTRUCTIONS, type ReportProse } from "./prompts/report";
import { toolsWithReasons } from "./write-tools";

const PARAGRAPH = 1200;

/**
 * What the model is told for a report, and how its prose is set into the playbook's report, which is written with the
 * facts that were found before.
 */
export function reportTask(answers: Answers, writtenOn: Date, found: FoundFacts) {
  const material = promptInputOf(answers, found.firmOf);
  const draft = writeReportOf(material.firm, writtenOn).reportData;
  const sent = writeReportOf(material.redacted, writtenOn).reportData;
  return {
    data: fenced({
      facts: { ...material.facts, summaryWords: roomForSummary(draft) },
      checked: material.checked,
      draft: shown(sent),
      typed: material.typed,
    }),
    finish: (prose: ReportProse, version: string): WrittenReport & { removed: Removed } => {
      const ground = groundOf(material, { draft, sent }, writtenOn);
      const written = withProse(draft, prose, ground, material);
      const reportData = ReportData.parse(signed(written, version, ground, found));
      const markdownReport = textOf(answers, reportData, writtenOn);
      return { reportData, markdownReport, removed: { ...found.removed, ...ground.removed } };
    },
  };
}

function groundOf(
  material: PromptInput,
  { draft, sent }: { draft: ReportData; sent: ReportData },
  writtenOn: Date,
): GroundingCheck {
  const untyped = shown(writePlaybookReport(material.untyped, writtenOn).reportData);
  const notes = isSameList(draft, sent) ? draft.sources.map(({ number }) => number) : [];
  return groundingCheckFor(material, { real: shown(draft), untyped }, REPORT_INSTRUCTIONS, new Set(notes));
}

/** A note is only worth something where both papers number their sources alike. */
const isSameList = (one: ReportData, other: ReportData): boolean =>
  one.sources.map(({ url }) => url).join() === other.sources.map(({ url }) => url).join();

/** The parts of a draft that a model gets to see: what it may rewrite, and what it must not contradict. */
const shown = (draft: ReportData) => ({
  executiveSummary: draft.executiveSummary,
  topDownVision: draft.currentState.topDownVision,
  bottomUpCapabilities: draft.currentState.bottomUpCapabilities,
  analysis: draft.readinessAssessment.analysis,
  weakestLink: draft.readinessAssessment.weakestLink,
  pageOne: draft.pageOne,
  solutions: draft.solutionLandscape.map(
    ({ title, description, challenge, industryExample, action }, place) => ({
      id: idAt("S", place),
      title,
      text: description,
      challenge,
      industryExample,
      action,
    }),
  ),
  risks: draft.risks.map(({ risk, why, mitigation, evidence }, place) => ({
    id: idAt("R", place),
    risk,
    text: why,
    mitigation,
    evidence: evidence.map(({ text, note }) => `${text} [${note}]`),
  })),
  benchmarks: draft.industryBenchmarks.adoptionRate,
  phases: Object.values(draft.roadmap).map(({ title, duration, objectives }) => ({
    title,
    duration,
    objectives,
  })),
});

const idAt = (letter: string, place: number): string => `${letter}${place + 1}`;

function withProse(
  draft: ReportData,
  prose: ReportProse,
  ground: GroundingCheck,
  { firm }: PromptInput,
): ReportData {
  const { currentState, readinessAssessment } = draft;
  const say = (written: string, ours: string) => ground.text(written, ours, PARAGRAPH);
  const pick = (list: readonly { id: string; text: string }[], id: string, ours: string) => {
    const found = list.find((each) => each.id === id);
    return found === undefined ? ours : say(found.text, ours);
  };
  return {
    ...draft,
    executiveSummary: summaryOf(draft, prose, ground),
    currentState: {
      ...currentState,
      topDownVision: say(prose.topDownVision, currentState.topDownVision),
      bottomUpCapabilities: say(prose.bottomUpCapabilities, currentState.bottomUpCapabilities),
    },
    readinessAssessment: {
      ...readinessAssessment,
      analysis: say(prose.analysis, readinessAssessment.analysis),
    },
    solutionLandscape: draft.solutionLandscape.map((item, place) => ({
      ...item,
      description: pick(prose.solutions, idAt("S", place), item.description),
    })),
    risks: draft.risks.map((risk, place) => ({
      ...risk,
      why: pick(prose.risks, idAt("R", place), risk.why),
    })),
    recommendedApplications: toolsWithReasons(firm, prose.tools, ground),
  };
}

/** Ours may be longer than that. */
const roomForSummary = ({ executiveSummary }: ReportData): number =>
  Math.max(executiveSummary.split(/\s+/).length, SUMMARY_WORDS);

function summaryOf(draft: ReportData, { executiveSummary }: ReportProse, ground: GroundingCheck): string {
  const text = ground.text(executiveSummary, draft.executiveSummary, PARAGRAPH);
  if (text.split(/\s+/).length <= roomForSummary(draft)) return text;
  ground.count("too long");
  return draft.executiveSummary;
}

function signed(
  report: ReportData,
  version: string,
  { removed }: GroundingCheck,
  { asserted }: FoundFacts,
): ReportData {
  const times = Object.values(removed).reduce((sum, count) => sum + count, 0);
  const checked =
    times === 0
      ? "Every sentence was checked against what the model was given."
      : `Every sentence was checked against what the model was given, and ${times} ${times === 1 ? "passage was" : "passages were"} replaced or left out.`;
  const read =
    asserted === 0
      ? ""
      : ` It also read ${asserted === 1 ? "one of your sentences" : `${asserted} of your sentences`} that the rules had not placed; ${asserted === 1 ? "that was" : "each was"} held against your own words and the same rules.`;
  return {
    ...report,
    method: {
      ...report.method,
      writer: {
        name: "claude",
        version,
        statement: `Scores, figures, owners, steps, sources and prices come from fixed rules and a list of checked facts. A language model wrote the summary, the reading of where you stand, and why each solution, risk and tool concerns you.${read} ${checked} No vendor asked or paid for a listing.`,
      },
    },
  };
}
