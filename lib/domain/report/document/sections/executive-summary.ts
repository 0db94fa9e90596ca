import type { PointLine } from "../../../score/readiness";
import type { PageOneOfBefore, ReportData } from "../../report";
import { type Block, chart, columns, entries, group, type SectionBuilder, text } from "../block";
import { memo } from "./memo";

/** Page one: someone who reads nothing else can act. Reports that were written before the memo keep their form. */
export const executiveSummary = {
  id: "executive-summary",
  title: "Executive Summary",
  build: ({ data }) =>
    "memo" in data.pageOne
      ? [memo(data.pageOne.memo, data.readinessAssessment)]
      : pageOfBefore(data.pageOne, data),
} as const satisfies SectionBuilder;

function pageOfBefore(
  page: PageOneOfBefore,
  { executiveSummary: summary, readinessAssessment }: ReportData,
): Block[] {
  const { topDownScore, bottomUpScore } = readinessAssessment;
  const { stage, scoreInWords, helpedMost, costMost, moves, leaveAlone, biggestRisk } = page;
  return [
    text(scoreInWords, { size: "lede", aside: `Stage: ${stage}.` }),
    text(summary),
    chart({ kind: "halves", topDownScore, bottomUpScore }),
    ...tallies([
      ["Helped most", helpedMost],
      ["Cost most", costMost],
    ]),
    group(
      "Three moves this quarter",
      { origin: "judgement", keep: "start" },
      entries(
        "moves",
        moves.map(({ what, owner, firstStep, measure }) => ({
          name: what,
          aside: owner,
          text: `${firstStep} Measure: ${measure}`,
        })),
      ),
    ),
    {
      ...columns(
        [58, group("Leave alone for now", {}, entries("run-in", leaveAlone.map(named)))],
        [
          42,
          group(
            "The biggest risk",
            {},
            text(biggestRisk.risk),
            text(biggestRisk.control, { lead: "Control." }),
          ),
        ],
      ),
      isRuled: true,
    },
  ];
}

/** Beside each other, as many as have a line. */
function tallies(all: readonly [title: string, lines: PointLine[]][]): Block[] {
  const filled = all.filter(([, lines]) => lines.length > 0);
  if (filled.length === 0) return [];
  return [
    columns(
      ...filled.map(([title, lines]): [number, Block] => [
        100 / filled.length,
        { kind: "tally", title, lines },
      ]),
    ),
  ];
}

const named = ({ what, why }: { what: string; why: string }) => ({ name: what, text: why });
