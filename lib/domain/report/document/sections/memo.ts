import { type Memo, stopWords } from "../../memo";
import type { ReportData } from "../../report";
import { type Block, chart, columns, small, text } from "../block";

type Halves = Pick<ReportData["readinessAssessment"], "topDownScore" | "bottomUpScore">;

/** The rows of page one, in the order in which a director asks. */
export const memo = (page: Memo, { topDownScore, bottomUpScore }: Halves): Block => ({
  kind: "memo",
  rows: [
    {
      label: "Your problem",
      origin: "told",
      blocks: [
        text(
          page.problem.quotation === null ? (page.problem.paraphrase ?? "") : `“${page.problem.quotation}”`,
          {
            size: "headline",
          },
        ),
        text(page.problem.whatIsSo),
      ],
    },
    {
      label: "What it is worth",
      origin: "calculated",
      blocks: [
        { kind: "sum", ...page.worth.sum },
        ...(page.worth.example === null ? [] : [small(page.worth.example, { lead: "Example, not yours:" })]),
        small(page.worth.mustBeTrue, { lead: "What must be true:" }),
      ],
    },
    page.toldInstead === undefined
      ? {
          label: page.halvesLabel,
          blocks: [chart({ kind: "halves", topDownScore, bottomUpScore, isBeside: true })],
        }
      : { label: page.halvesLabel, origin: "told", blocks: [text(page.toldInstead)] },
    { label: "We ask you to decide", blocks: [text(page.decision, { size: "headline" })] },
    {
      label: "Cost and stop rule",
      origin: "judgement",
      blocks: [columns([50, text(page.cost.text, { lead: page.cost.title })], [50, ending(page.stop)])],
    },
    { label: "Monday", blocks: [text(page.monday.who, { lead: page.monday.what })] },
    { label: "Not now", blocks: [text(page.notNow)] },
    { label: "Your risk", blocks: [text(page.risk.control, { lead: page.risk.risk })] },
  ],
});

function ending(stop: Memo["stop"]): Block {
  const { lead, text: condition } = stopWords(stop);
  return text(condition, { lead });
}
