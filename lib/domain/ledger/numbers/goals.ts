import type { Found } from "../found";
import { SURE } from "../found";
import type { NumberContext } from "./context";
import type { Measure } from "./measure";
import { MONTHS } from "./months";

/** Goals: a wish of their own side with a figure or a date, "the board wants 4 points of EBITDA by 2028". */

const FROM = /^(?:from|de|du)$/;
const BY = /^(?:by|before|until|ici|avant|for|pour|in|en)$/;

/** Whether the one who wishes is on the firm's own side; what customers want is a constraint. */
export type OwnSide = (verbAt: number) => boolean;

export function goalFact(
  context: NumberContext,
  measures: readonly Measure[],
  isOwnSide: OwnSide,
): Found | null {
  const { sentence } = context;
  const { tokens } = sentence;
  const verbs = context.verbs[sentence.lang].goal;
  const verb = tokens.findIndex(({ text }) => verbs.has(text));
  if (verb === -1 || !isOwnSide(verb) || isFeared(context, verb)) return null;
  const by = dateAfter(context, verb);
  // In another clause the figure belongs to another verb.
  const [first, ...others] = measures.filter(
    ({ from }) => from > verb && sentence.clauses[from] === sentence.clauses[verb],
  );
  // "Bring no-shows from 14% to under 8%": where one comes from is no goal.
  const isStart = FROM.test(tokens[(first?.from ?? 0) - 1]?.text ?? "");
  const measure = isStart ? others.find(({ unit }) => unit === first?.unit) : first;
  const isCount = measure === undefined || measure.unit !== null || measure.sort !== "count";
  if ((measure === undefined && by === null) || !isCount) return null;
  return {
    finding: {
      kind: "goal",
      value: measure === undefined ? null : measure.high,
      unit: measure?.unit ?? null,
      by,
    },
    from: verb,
    to: tokens.length,
    start: tokens[verb]?.start ?? sentence.start,
    end: sentence.end,
    confidence: SURE,
  };
}

const FORESEEN = /^(?:expects?|expecting|attend|attends|attendons)$/;
const LOSS = /^(?:short|lose|losing|miss|lack|shortage|fewer|drop|fall|loss|losses|perdre|manquer|baisse)$/;

/** "We expect to be short 20 pickers" is foreseen, and not wished for. */
const isFeared = ({ sentence: { tokens } }: NumberContext, verb: number): boolean =>
  FORESEEN.test(tokens[verb]?.text ?? "") &&
  tokens.slice(verb + 1, verb + 6).some(({ text }) => LOSS.test(text));

function dateAfter({ sentence: { tokens } }: NumberContext, from: number): string | null {
  for (let at = from; at < tokens.length - 1; at++) {
    if (!BY.test(tokens[at]?.text ?? "")) continue;
    const isDeadline = /^(?:by|before|until|ici|avant)$/.test(tokens[at]?.text ?? "");
    const next = tokens
      .slice(at + 1, at + 5)
      .filter(({ text }) => !/^(?:the|end|of|la|fin|de|le|\d{1,2})$/.test(text));
    const month = MONTHS.get(next[0]?.text ?? "");
    const year = (month === undefined ? next[0] : next[1])?.text ?? "";
    if (!/^20\d\d$/.test(year) || !isDeadline) continue;
    return month === undefined ? year : `${year}-${month}`;
  }
  return null;
}
