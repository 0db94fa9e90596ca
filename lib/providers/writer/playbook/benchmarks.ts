import type { Figure, ReportData } from "@/lib/domain/report/report";
import { type Benchmark, benchmarks } from "@/lib/knowledge/knowledge";
import type { Firm } from "./firm";
import type { SourceNotes } from "./source-notes";

/** Precision by the survey's own grade; null where a figure may not be printed alone. */
const PRECISION: Readonly<Record<string, string | null>> = {
  A: "Standard error under 2.5 points",
  B: "Standard error 2.5 to 5 points",
  C: "Standard error 5 to 7.5 points",
  D: "About: standard error 7.5 to 10 points",
};
const DEFINITION_USED = "Used AI to produce goods or deliver services";
const DEFINITION_PLANS = "Plans to use AI";

/** What was published about the sector. Never beside the score: use and readiness are measured differently. */
export function industryBenchmarks(firm: Firm, notes: SourceNotes): ReportData["industryBenchmarks"] {
  const benchmark = benchmarks.find(({ industry }) => industry === firm.industry) ?? fallback();
  const figures = figuresOf(benchmark, notes);
  const cited = figures.length > 0 ? [...new Set(figures.map(({ note }) => note))] : [notes.known("B10")];
  return {
    adoptionRate: `${benchmark.displayText} ${cited.map((note) => `[${note}]`).join(" ")}`,
    commonUseCases: benchmark.commonUseCases,
    maturityLevel: firm.readiness.maturityProfile,
    figures,
    caveat: [benchmark.caveat, "Personal use of assistants by staff is largely not counted in these surveys."]
      .filter(Boolean)
      .join(" "),
    action: {
      what: `Find out where ${firm.company} stands among the firms you meet.`,
      owner: firm.leader,
      firstStep:
        `Ask two ${firm.industryWord === "other" ? "" : `${firm.industryWord} `}peers at the next chapter evening what they stopped doing.`.replace(
          "  ",
          " ",
        ),
      measure: "One use copied and one avoided, each with a name, within 60 days.",
    },
  };
}

function fallback(): Benchmark {
  const all = benchmarks.find(({ industry }) => industry === "other");
  if (all === undefined) throw new Error("The benchmarks have no row for all industries.");
  return all;
}

function figuresOf(
  { canadaUsed2025, bcUsed2025, canadaPlans2026, sectorLabel }: Benchmark,
  notes: SourceNotes,
): Figure[] {
  const used = canadaUsed2025 && figure(`${sectorLabel}, Canada`, canadaUsed2025, DEFINITION_USED, notes);
  const local =
    bcUsed2025?.useInReport === true
      ? figure(`${sectorLabel}, British Columbia`, bcUsed2025, DEFINITION_USED, notes)
      : null;
  const plans = canadaPlans2026 && figure(`${sectorLabel}, Canada`, canadaPlans2026, DEFINITION_PLANS, notes);
  return [used, local, plans].filter((each): each is Figure => each !== null);
}

function figure(
  label: string,
  { percent, grade, period, source }: { percent: number; grade: string; period: string; source: string },
  definition: string,
  notes: SourceNotes,
): Figure | null {
  const precision = PRECISION[grade];
  if (precision === undefined || precision === null) return null;
  const when = period.replace(/^same, British Columbia$/, "12 months before Q2 2025");
  return { label, percent, period: when, definition, precision, note: notes.known(source) };
}
