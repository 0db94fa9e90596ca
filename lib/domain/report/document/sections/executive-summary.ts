import { chart, columns, entries, group, type SectionBuilder, text } from "../block";

/** Page one: someone who reads nothing else can act. */
export const executiveSummary = {
  id: "executive-summary",
  title: "Executive Summary",
  build({ data: { executiveSummary, pageOne, readinessAssessment } }) {
    const { topDownScore, bottomUpScore } = readinessAssessment;
    const { moves, leaveAlone, biggestRisk } = pageOne;
    return [
      text(pageOne.scoreInWords, { size: "lede", aside: `Stage: ${pageOne.stage}.` }),
      text(executiveSummary),
      chart({ kind: "halves", topDownScore, bottomUpScore }),
      columns(
        [50, { kind: "tally", title: "Helped most", lines: pageOne.helpedMost }],
        [50, { kind: "tally", title: "Cost most", lines: pageOne.costMost }],
      ),
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
  },
} as const satisfies SectionBuilder;

const named = ({ what, why }: { what: string; why: string }) => ({ name: what, text: why });
