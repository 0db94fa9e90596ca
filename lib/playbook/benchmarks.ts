import type { Action, Figure, ReportData } from "@/lib/domain/report/report";
import { type Benchmark, benchmarks } from "@/lib/knowledge/knowledge";
import { figuresOf, shareInWords } from "./benchmark-figures";
import type { CompanyProfile } from "./company-profile";
import { listInWords, lowerFirst, paragraph } from "./grammar";
import { isSmall } from "./size";
import type { SourceNotes } from "./source-notes";

/** What was published about the sector. Never beside the score: use and readiness are measured differently. */
export function industryBenchmarks(
  firm: CompanyProfile,
  notes: SourceNotes,
): ReportData["industryBenchmarks"] {
  const benchmark =
    benchmarks.find(({ industry }) => industry === firm.answers.companyIndustry) ?? allIndustries();
  const adoptionRate = withNotes(benchmark, notes);
  const figures = figuresOf(firm, benchmark, notes);
  return {
    adoptionRate: paragraph(adoptionRate, planned(benchmark, notes)),
    commonUseCases: benchmark.commonUseCases,
    maturityLevel: firm.readiness.maturityProfile,
    figures,
    caveat: paragraph(
      caveat(benchmark, notes),
      furtherEvidence(benchmark, figures, notes),
      "Personal use of assistants by staff is largely not counted in these rates.",
    ),
    action: action(firm, benchmark),
  };
}

function allIndustries(): Benchmark {
  const all = benchmarks.find(({ industry }) => industry === "other");
  if (all === undefined) throw new Error("The benchmarks have no row for all industries.");
  return all;
}

/** The published sentence, with the note of its source behind each of its claims. */
function withNotes({ displayText, canadaUsed2025 }: Benchmark, notes: SourceNotes): string {
  const nationwide = displayText.replace("(Statistics Canada)", (named) => `${named} [${notes.known("B4")}]`);
  if (canadaUsed2025 === null) return nationwide;
  return nationwide
    .replace("; asked in", (after) => ` [${notes.known("B1")}]${after}`)
    .replace(/\.$/, () => ` [${notes.known("B2")}].`);
}

/** The catalogue speaks of sector codes; people do not. */
function caveat({ caveat: text, canadaUsed2025 }: Benchmark, notes: SourceNotes): string {
  const plain = (text ?? "")
    .replace("NAICS 51 mixes", "This sector mixes")
    .replace("in NAICS 54", "in professional services");
  return canadaUsed2025 !== null && plain.includes("%")
    ? `${plain.replace(/\.$/, "")} [${notes.known(canadaUsed2025.source)}].`
    : plain;
}

/** What those who plan to use AI have in mind: the first two, with the source's own warning. */
function planned({ plannedApplications }: Benchmark, notes: SourceNotes): string {
  const named = plannedApplications.slice(0, 2).flatMap(({ label, percentOfPlanners, grade }) => {
    const share = shareInWords(percentOfPlanners, grade);
    return share === null ? [] : [`${lowerFirst(label)} (${share})`];
  });
  if (named.length === 0) return "";
  return `Among businesses that plan to use it, the most common plans include ${listInWords(named)} [${notes.known("B2")}].`;
}

/** Set beside each other, plans and past use look like growth; they are two questions, so that stays out. */
const MIXES_DEFINITIONS = /times past use/;

function furtherEvidence(
  { otherEvidence }: Benchmark,
  figures: readonly Figure[],
  notes: SourceNotes,
): string {
  const charted = new Set(figures.map(({ percent }) => percent.toFixed(1)));
  return otherEvidence
    .filter(({ verified, text }) => verified && !MIXES_DEFINITIONS.test(text))
    .filter(
      ({ source, text }) => source !== "B1" || ![...charted].some((percent) => text.includes(`${percent}%`)),
    )
    .filter(({ source }) => source !== "B4")
    .map(({ text, source }) => `${text} [${notes.known(source)}].`)
    .join(" ");
}

/** What to do with the figures; the sector's rate is no excuse and no target. */
function action(firm: CompanyProfile, { canadaUsed2025, bcUsed2025 }: Benchmark): Action {
  const isBehindInProvince =
    canadaUsed2025 !== null &&
    bcUsed2025?.useInReport === true &&
    bcUsed2025.percent < canadaUsed2025.percent * 0.75;
  const peers = firm.words.peers;
  return {
    what: isBehindInProvince
      ? `Do not read the province's low rate as a lead over ${peers}; find out what two of them do.`
      : `Use these rates to set the board's expectations, and ${peers} you know to learn from.`,
    owner: firm.leader,
    firstStep: isSmall(firm.size)
      ? `Ask two ${peers.replace(/^other /, "")} at the next chapter evening what they tried and what they stopped.`
      : `Ask two executives of ${peers} which use they stopped, and why.`,
    measure: `Within 60 days one use copied from ${peers}, and one avoided, both by name.`,
  };
}
