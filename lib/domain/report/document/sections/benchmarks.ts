import { action, chart, group, list, type SectionBuilder, small, text } from "../block";

export const benchmarks = {
  id: "benchmarks",
  title: "Industry Benchmarks",
  build: ({ data: { industryBenchmarks: part } }) => [
    group(
      "Adoption rate",
      { origin: "cited", keep: "start" },
      text(part.adoptionRate),
      chart({ kind: "figures", figures: part.figures }),
      small(part.caveat),
    ),
    group("Common use cases", { origin: "judgement" }, list(part.commonUseCases)),
    group("Maturity level", { origin: "calculated" }, text(part.maturityLevel)),
    action(part.action),
  ],
} as const satisfies SectionBuilder;
