import { inBody, mean, samenessOf, sum } from "../../read-reports/measures";
import { type Measured, measureTens, pairsOf } from "../../read-reports/overview";

let tens: Measured[][] = [];
let all: Measured[] = [];
beforeAll(() => {
  tens = measureTens();
  all = tens.flat();
});

const named = (found: (one: Measured) => string[]): string[] =>
  all.flatMap((one) => found(one).map((what) => `${one.firm.name}: ${what}`));

/** Over thirty firms, each with the bar that it must keep to. */
const BARS: readonly (readonly [title: string, figure: () => number, bar: "at least" | "at most", number])[] =
  [
    [
      "sentences that are false for the firm, or absurd",
      () => named(({ forbidden }) => forbidden).length,
      "at most",
      0,
    ],
    [
      "what a leader typed stands in sentences of ours",
      () => {
        const used = sum(all.map(({ keyFacts }) => keyFacts.used.length));
        return used / (used + sum(all.map(({ keyFacts }) => keyFacts.missed.length)));
      },
      "at least",
      0.78,
    ],
    [
      "another leader's texts change the words of the report",
      () => mean(all.map(({ exchanged }) => exchanged)),
      "at least",
      0.33,
    ],
    [
      "few words stand in sentences that half of ten reports have, in each ten",
      () =>
        Math.max(
          ...tens.map(
            (ten) =>
              samenessOf(
                ten.map(({ report }) => report),
                inBody,
              ).inAtLeast[5],
          ),
        ),
      "at most",
      0.135,
    ],
    [
      "the body is a third shorter than it was",
      () => mean(all.map(({ bodyWords }) => bodyWords)),
      "at most",
      2900,
    ],
    ["two firms of one industry read differently", () => pairsOf(all)[0]?.alike ?? 0, "at most", 0.29],
    ["not every risk is called high", () => mean(all.map(({ high }) => high)), "at most", 0.18],
    [
      "what is named for buying has a price",
      () => sum(all.map(({ tools }) => tools.withoutPrice)) / sum(all.map(({ tools }) => tools.shown)),
      "at most",
      0.1,
    ],
    [
      "the body is no longer than a leader reads",
      () => Math.max(...all.map(({ bodyWords }) => bodyWords)),
      "at most",
      3650,
    ],
  ];

it.each(BARS)("%s", (_title, figure, bar, limit) => {
  if (bar === "at least") expect(figure()).toBeGreaterThanOrEqual(limit);
  else expect(figure()).toBeLessThanOrEqual(limit);
});
