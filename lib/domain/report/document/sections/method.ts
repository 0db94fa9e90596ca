import { meaningOf, ORIGIN_LABELS } from "../../origins";
import { facts, group, list, type SectionBuilder, text } from "../block";

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
      facts(
        ...part.originLegend.map(({ origin, meaning }): [string, string, number] => [
          ORIGIN_LABELS[origin],
          meaningOf(origin, meaning),
          100 / part.originLegend.length,
        ]),
      ),
    ),
    group("Limits of this report", { keep: "start" }, list(part.limits)),
    group("Sources", { keep: "start" }, { kind: "sources", sources }),
  ],
} as const satisfies SectionBuilder;
