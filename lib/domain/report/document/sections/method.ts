import { meaningOf, ORIGIN_LABELS } from "../../origins";
import { entries, group, list, type SectionBuilder, text } from "../block";

export const method = {
  id: "method",
  title: "Method and Sources",
  build: ({ data: { method: part, sources } }) => [
    text(`${part.writer.statement} Writer: ${part.writer.version}. Facts as of ${part.asOf}.`),
    group("How the score is made", { keep: "start" }, list(part.howScored)),
    group(
      "Stages",
      {},
      text(part.stages.map(({ stage, from, to }) => `${stage} ${from} to ${to}`).join(" · ")),
    ),
    group(
      "What the marks mean",
      {},
      entries(
        "terms",
        part.originLegend.map(({ origin, meaning }) => ({
          name: ORIGIN_LABELS[origin],
          text: meaningOf(origin, meaning),
        })),
      ),
    ),
    group("Limits of this report", { keep: "start" }, list(part.limits)),
    group("Sources", { keep: "start" }, { kind: "sources", sources }),
  ],
} as const satisfies SectionBuilder;
