import { truthOf } from "@/lib/domain/gate/claims";
import type { Figure } from "@/lib/domain/report/report";
import { type Benchmark, benchmarkRows } from "@/lib/knowledge/knowledge";
import type { CompanyProfile } from "./company-profile";
import type { SourceNotes } from "./source-notes";

/** Precision by the survey's own grade. E and F are too uncertain to be printed alone. */
const PRECISION: Readonly<Record<string, string>> = {
  A: "Standard error under 2.5 points",
  B: "Standard error 2.5 to 5 points",
  C: "Standard error 5 to 7.5 points",
  D: "About: standard error 7.5 to 10 points",
};

const USED = "Used AI to produce goods or deliver services";
const PLANS = "Plans to use AI in the next 12 months";
const SPRING_2025 = "12 months before Q2 2025";
const SUMMER_2026 = "Asked in summer 2026";

/** The figures that are drawn: past use and plans apart, each with its definition, period and source. */
export function figuresOf(firm: CompanyProfile, benchmark: Benchmark, notes: SourceNotes): Figure[] {
  const row = rowOf(firm);
  const used = row ?? benchmark;
  const draw = (
    place: string,
    share: { percent: number; grade: string; source: string } | null,
    isPlan = false,
  ) => {
    const precision = share === null ? undefined : PRECISION[share.grade];
    if (share === null || precision === undefined) return [];
    const figure: Figure = {
      label: place,
      percent: share.percent,
      period: isPlan ? SUMMER_2026 : SPRING_2025,
      definition: isPlan ? PLANS : USED,
      precision,
      note: notes.known(share.source),
    };
    return [figure];
  };
  // The survey's rows are of one province: it is told where the firm has its head office.
  const isInProvince = truthOf("headOfficeInBC", firm.world).v === true;
  const province =
    row?.bcUsed2025 ?? (benchmark.bcUsed2025?.useInReport === true ? benchmark.bcUsed2025 : null);
  return [
    ...draw(`${used.sectorLabel}, Canada`, used.canadaUsed2025),
    ...(isInProvince ? draw(`${used.sectorLabel}, British Columbia`, province) : []),
    ...draw(`${benchmark.sectorLabel}, Canada, plans`, benchmark.canadaPlans2026, true),
  ];
}

/** The survey's own row for a kind of firm that the form has no industry for. */
export const rowOf = ({ reading }: CompanyProfile) =>
  benchmarkRows.find(({ subsectors }) => subsectors.includes(reading.subsector?.id ?? ""));

/** "41.9%" for the safe grades, "about 54%" for D; null where it must not be printed alone. */
export function shareInWords(percent: number, grade: string): string | null {
  if (PRECISION[grade] === undefined) return null;
  return grade === "D" ? `about ${Math.round(percent)}%` : `${percent.toFixed(1)}%`;
}
