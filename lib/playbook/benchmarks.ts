import type { Action, ReportData } from "@/lib/domain/report/report";
import { type Benchmark, benchmarks } from "@/lib/knowledge/knowledge";
import { figuresOf, rowOf, shareInWords } from "./benchmark-figures";
import type { CompanyProfile } from "./company-profile";
import { listInWords, lowerFirst, paragraph } from "./grammar";
import type { SourceNotes } from "./source-notes";
import { treatsAnimals } from "./subsector/treats-animals";

const MOST_USES = 3;

/** What was published about the sector. Never beside the score: use and readiness are measured differently. */
export function industryBenchmarks(
  firm: CompanyProfile,
  notes: SourceNotes,
): ReportData["industryBenchmarks"] {
  const benchmark =
    benchmarks.find(
      // The survey counts those who treat animals outside health care.
      ({ industry }) => industry === firm.answers.companyIndustry && !treatsAnimals(firm),
    ) ?? allIndustries();
  return {
    adoptionRate: paragraph(newest(notes), ofThisKind(firm, notes), planned(benchmark, notes)),
    commonUseCases: benchmark.commonUseCases.slice(0, MOST_USES),
    maturityLevel: firm.readiness.maturityProfile,
    figures: figuresOf(firm, benchmark, notes),
    caveat: paragraph(
      rowOf(firm) === undefined ? caveat(benchmark, notes) : "",
      "What staff do with assistants of their own is largely not counted.",
    ),
    action: action(firm, benchmark),
  };
}

function allIndustries(): Benchmark {
  const all = benchmarks.find(({ industry }) => industry === "other");
  if (all === undefined) throw new Error("The benchmarks have no row for all industries.");
  return all;
}

/** The newest rate comes first; no sector's was published with it, and each of those is dated where it is drawn. */
const newest = (notes: SourceNotes): string =>
  `In the 12 months to spring 2026, 19.2% of Canadian businesses used AI to produce goods or deliver services, up from 12.2% a year earlier [${notes.known("B4")}].`;

const RURAL_REGIONS = new Set(["northern-bc", "interior"]);
const LARGE_FROM_HEADS = 201;

/** The row that fits the firm's size, where the survey's bands meet the form's, or its region. */
function ofThisKind({ fewest, answers }: CompanyProfile, notes: SourceNotes): string {
  if (fewest >= LARGE_FROM_HEADS)
    return `Of businesses with 100 people or more, 37.5% planned in summer 2026 to use it within a year [${notes.known("B2")}].`;
  if (RURAL_REGIONS.has(answers.headOfficeLocation ?? ""))
    return `In summer 2026, 13.5% of rural and 27.4% of urban businesses planned to use it within a year [${notes.known("B2")}].`;
  return "";
}

/** What those who plan to use AI have in mind: the first two, with the source's own warning. */
function planned({ plannedApplications }: Benchmark, notes: SourceNotes): string {
  const named = plannedApplications.slice(0, 2).flatMap(({ label, percentOfPlanners, grade }) => {
    const share = shareInWords(percentOfPlanners, grade);
    return share === null ? [] : [`${lowerFirst(label)} (${share})`];
  });
  if (named.length === 0) return "";
  return `Those who plan to use it name first ${listInWords(named)} [${notes.known("B2")}].`;
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

/** What to do with the figures; the sector's rate is no excuse and no target. */
function action(firm: CompanyProfile, { canadaUsed2025, bcUsed2025 }: Benchmark): Action {
  const isBehindInProvince =
    firm.answers.headOfficeLocation !== "other" &&
    canadaUsed2025 !== null &&
    bcUsed2025?.useInReport === true &&
    bcUsed2025.percent < canadaUsed2025.percent * 0.75;
  const peers = firm.words.peers;
  return {
    what: isBehindInProvince
      ? `The province's low rate says little about ${peers}: find out what two of them do.`
      : `Take these rates as a background, and learn from ${peers} that you know.`,
    owner: firm.leader,
    firstStep: `Ask the leaders of two ${peers.replace(/^other /, "").replace(" and ", " or ")} what they tried, what they stopped, and why.`,
    measure: `By day 60 you know what to copy from ${peers}, and what to avoid.`,
  };
}
