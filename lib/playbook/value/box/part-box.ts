import type { LikelyPair } from "@/lib/domain/value/likely-sum/likely-pair";
import { scaled } from "@/lib/domain/value/line";
import { pluralOf } from "../../lead/task-words";
import { surePairOf } from "../likely-sums";
import {
  type BoxInput,
  bill,
  row,
  toldHour,
  total,
  type ValueBox,
  wageFor,
  wageRow,
  YOU_WROTE,
  YOURS,
} from "./box";
import { BLANK, between, count, grouped, printed } from "./figures";
import { heldByBan } from "./held-by-ban";
import { takesRow } from "./likely-box";
import { toldDollars, toldPrice } from "./told-dollars";
import { isToldWithTrial } from "./told-with-trial";
import { unitOf } from "./unit";

/** How many they told, times what one takes: which part of it could be spared is theirs to say, and the one blank. */
export function partBox(input: BoxInput): ValueBox | null {
  const pair = surePairOf(input.firm);
  return pair === null ? null : pair.kind === "time" ? timeBox(input, pair) : moneyBox(input, pair);
}

function timeBox(input: BoxInput, pair: LikelyPair): ValueBox {
  const { firm } = input;
  const waged = pair.wage === null ? wageFor(input) : toldHour(firm, pair.wage.low);
  return bill(
    "One number decides it: the part that could be spared",
    [
      countedRow(input, pair),
      takesRow(pair.each),
      row(`× ${BLANK}%`, "of that time that could be spared", YOURS),
      wageRow(waged),
      total(`$${BLANK}`, `${spanOf(pair)} of paid time`),
    ],
    mustBeTrue(input),
    pair.isWhole ? tenthOf(pair) : null,
  );
}

function moneyBox(input: BoxInput, pair: LikelyPair): ValueBox {
  const say = toldPrice(input.firm);
  const all = scaled(pair.each, pair.counted.low / 10);
  return bill(
    "One number decides it: how many could be avoided",
    [
      countedRow(input, pair),
      row(`× ${between(pair.each, say)}`, "for each", YOU_WROTE),
      row(`× ${BLANK}%`, "of them that could be avoided", YOURS),
      total(`$${BLANK}`, spanOf(pair)),
    ],
    mustBeTrue(input),
    pair.isWhole ? `A tenth of them is ${between(all, toldDollars(input.firm))} ${spanOf(pair)}.` : null,
  );
}

/** "60 quotes a month" */
function countedRow({ firm }: BoxInput, { counted: { low, high, of, per }, sentences }: LikelyPair) {
  const unit = isToldWithTrial(firm, sentences) ? unitOf(firm) : null;
  const often = per === null ? "" : `a ${per}`;
  const what = of ?? (unit === null ? "" : pluralOf(unit.piece));
  return row(between({ low, high }, grouped), `${what} ${often}`.trim() || "of them", YOU_WROTE);
}

const tenthOf = (pair: LikelyPair): string => {
  const hours = printed(scaled(pair.each, pair.counted.low / 600));
  return `A tenth of it is ${between(hours, count)} hours ${spanOf(pair)}.`;
};

const mustBeTrue = ({ firm }: BoxInput): string =>
  `we read these figures right; the part that could be spared is counted, not guessed.${heldByBan(firm)}`;

const spanOf = ({ counted: { per } }: LikelyPair): string => (per === null ? "in all" : `a ${per}`);
