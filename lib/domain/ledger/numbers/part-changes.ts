import type { Finding } from "../fact";
import { type Found, LIKELY } from "../found";
import { type NumberContext, verbBefore } from "./context";
import type { Measure } from "./measure";

/** Changes that are told as a part, or back from what is: "down a third", "lost half", "47,000 head, down from 60,000". */

const FALLS = /^(?:down|fell|fallen|dropped|cut|lost|off|perdu|baisse|chute|fondu|diminue|reduit)$/;
const GROWS = /^(?:up|grew|rose|climbed|grown|monte|augmente|grimpe)$/;
const REACH = 3;

export function partChange(context: NumberContext, measure: Measure): Found | null {
  const { tokens } = context.sentence;
  const { from, to, start, end, share } = measure;
  if (share === undefined || share >= 1 || measure.unit !== null || measure.outOf !== undefined) return null;
  const isJoined = /^(?:by|de|d|of|almost|nearly|about|presque)$/.test(tokens[from - 1]?.text ?? "");
  const verb = tokens[isJoined ? from - 2 : from - 1]?.text ?? "";
  const isRise = GROWS.test(verb);
  if (!isRise && !FALLS.test(verb)) return null;
  const finding: Finding = {
    ...{ kind: "change", from: null, to: null, unit: "percent", per: null, by: Math.round(share * 100) },
    direction: isRise ? "up" : "down",
  };
  return {
    finding,
    from: from - 1,
    to,
    start: Math.min(start, tokens[from - 1]?.start ?? start),
    end,
    confidence: LIKELY,
  };
}

/** "We sold 47,300 head last year, down from 60,000": from there to what was counted just before. */
export function changeBack(context: NumberContext, measure: Measure): Found | null {
  const { tokens } = context.sentence;
  const { unitHere } = context.history;
  const { from, to, start, end } = measure;
  const way = tokens[from - 2]?.text ?? "";
  const isBack = tokens[from - 1]?.text === "from" && /^(?:down|up)$/.test(way);
  const isSame = measure.unit === null || measure.unit === unitHere?.unit;
  if (!isBack || unitHere === null || !isSame || measure.pair !== null || measure.sort === "money")
    return null;
  if (verbBefore(context, "change", from - 2, REACH) !== null || measure.low === unitHere.value) return null;
  const finding: Finding = {
    ...{ kind: "change", from: measure.low, to: unitHere.value, unit: unitHere.unit, per: null },
    direction: unitHere.value > measure.low ? "up" : "down",
  };
  return {
    finding,
    from: from - 2,
    to,
    start: Math.min(start, tokens[from - 2]?.start ?? start),
    end,
    confidence: LIKELY,
  };
}
