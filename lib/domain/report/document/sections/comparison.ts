import {
  groupInWords,
  middleInWords,
  placeInWords,
  policyInWords,
  type ReportComparison,
  widerInWords,
} from "../../../comparison/comparison";
import { NOT_YET, whoTheyAre } from "../../../comparison/messages";
import { type Block, chart, group, small, text } from "../block";

const TITLE = "Firms that took this assessment";

/** Other firms of the pool, beside the published statistics and apart from them. */
export function comparisonGroup({ cell, reason, chapter }: ReportComparison): Block {
  if (cell === null) return group(TITLE, {}, text(NOT_YET));
  const { median, low, high } = cell.figures;
  return group(
    TITLE,
    { origin: "calculated" },
    ...(reason === "industry" ? [] : [small(widerInWords(reason))]),
    text(groupInWords(cell)),
    text(`${middleInWords(cell)} ${placeInWords(cell)}`, { size: "lede" }),
    chart({ kind: "comparison", median, low, high, score: cell.score }),
    text(policyInWords(cell)),
    small(whoTheyAre(chapter)),
  );
}
