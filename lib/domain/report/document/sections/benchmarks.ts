import { action, chart, facts, group, type SectionBuilder, small, text } from "../block";
import { comparisonGroup } from "./comparison";

export const benchmarks = {
  id: "benchmarks",
  title: "Industry Benchmarks",
  build: ({ data: { industryBenchmarks: part }, comparison }) => [
    group(
      "Adoption rate",
      { origin: "cited", keep: "start" },
      text(part.adoptionRate),
      chart({ kind: "figures", figures: part.figures }),
      small(part.caveat),
    ),
    facts(
      ["Common use cases", inOneLine(part.commonUseCases), 72],
      ["Maturity level", part.maturityLevel, 28],
    ),
    ...(comparison ? [comparisonGroup(comparison)] : []),
    action(part.action),
  ],
} as const satisfies SectionBuilder;

/** "Visual inspection; demand planning": each after the first begins small, unless it is an abbreviation. */
const inOneLine = (uses: readonly string[]): string =>
  uses
    .map((use, place) => (place === 0 ? use : use.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())))
    .join("; ");
