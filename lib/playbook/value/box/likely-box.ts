import type { LikelySum } from "@/lib/domain/value/likely-sum/likely-sum";
import { type Range, scaled } from "@/lib/domain/value/line";
import { isByHand } from "../../faults/fault-of-trial";
import { takes } from "../../memo/stances";
import {
  ASSUMED,
  type BoxInput,
  bill,
  dollarsToday,
  fixed,
  hoursToday,
  type Row,
  row,
  toldHour,
  total,
  type ValueBox,
  wageFor,
  wageRow,
  YOU_WROTE,
} from "./box";
import { between, count, grouped, LONG_MINUTES, printed } from "./figures";
import { inPeople } from "./full-time";
import { heldByBan } from "./held-by-ban";
import { lessEach, WORTH_IT } from "./target";
import { toldDollars, toldPrice } from "./told-dollars";
import { isToldWithTrial } from "./told-with-trial";

/** What the figures of an answer come to, where their words leave little doubt which of them belong together. */
export const likelyBox = (input: BoxInput, sum: LikelySum): ValueBox =>
  sum.kind === "money" ? moneyBox(input, sum) : timeBox(input, sum);

/** Whether a box has that very amount among what it adds up to; those hours, where no wage was told. */
export function comesTo({ sum: { rows } }: ValueBox, { amount, wage, times }: LikelySum): boolean {
  const totals = rows
    .filter(({ from }) => from === null)
    .flatMap(({ figure }) => figure.replaceAll(",", "").match(/\d+(?:\.\d+)?/g) ?? [])
    .map(Number);
  const { low, high } = wage === null ? amount : scaled(amount, wage.low);
  const off = times?.isTold === true ? ROUNDING_OF_TOLD : ROUNDING;
  return totals.some((told) => told >= low * (1 - off) && told <= high * (1 + off));
}
/** Whether a box has no room for a part, a wage or a time that the sum has: "one crown in twelve", "$26 an hour", "four a month". */
export function leavesOut({ sum: { headline, rows } }: ValueBox, { share, wage, times }: LikelySum): boolean {
  const printed = rows.map(({ figure }) => figure).join(" ");
  return (
    (share !== null && !/%|÷/.test(printed)) ||
    (wage !== null && isAtAMedian({ sum: { rows } })) ||
    (times !== null && !/ a (?:year|season)\b/.test(headline))
  );
}

const isAtAMedian = ({ sum: { rows } }: { sum: Pick<ValueBox["sum"], "rows"> }): boolean =>
  rows.some(({ what }) => what.startsWith("median hour"));

/** Hours of a month are printed round, and multiplied as they are printed. */
const ROUNDING = 0.03;
/** But weeks that they told are no rounding: 47 of them, and not 46. */
const ROUNDING_OF_TOLD = 0.01;

function moneyBox({ firm }: BoxInput, sum: LikelySum): ValueBox {
  const say = toldPrice(firm);
  const amount = wholeDollars(sum.amount);
  const counts = countRows(sum);
  const isTrials = isToldWithTrial(firm, sum.sentences);
  const span = spanOf(sum);
  return {
    ...bill(
      `${between(amount, say)} ${span} goes into it`,
      [
        ...counts,
        row(
          `${counts.length === 0 ? "" : "× "}${between(sum.each, say)}`,
          sum.counted.isRhythm
            ? `a ${sum.counted.per}`
            : sum.eachFrom === null
              ? "for each"
              : `for each: ${sum.eachFrom}`,
          YOU_WROTE,
        ),
        total(between(amount, say), span),
      ],
      `this is what it costs by your own figures; it is not a saving.${heldByBan(firm)}`,
      takes(firm, "respectBan")
        ? null
        : isTrials
          ? `Each tenth that the trial avoids is ${between(wholeDollars(scaled(amount, 0.1)), say)} ${span}.`
          : "The trial shows whether any of it can be avoided.",
    ),
    ...(isTrials ? { costs: amount.low } : {}),
    ...(isOfAYear(sum) ? dollarsToday(amount, sum.each.low) : {}),
    each: sum.each.low,
  };
}

function timeBox(input: BoxInput, sum: LikelySum): ValueBox {
  const { firm } = input;
  // What is of their own figures alone is exact to the dollar.
  const say = sum.wage === null ? toldDollars(firm) : toldPrice(firm);
  const isTrials = isToldWithTrial(firm, sum.sentences);
  // What is printed is what is multiplied: a director does it again.
  const hours = printed(sum.amount);
  const span = spanOf(sum);
  const waged = sum.wage === null ? wageFor(input, sum.people?.of ?? "") : toldHour(firm, sum.wage.low);
  const money =
    waged === null ? null : { low: hours.low * fixed(waged).low, high: hours.high * fixed(waged).high };
  const of = sum.counted.of;
  return {
    ...bill(
      money === null
        ? `${between(hours, count)} hours ${span} go into it`
        : `${between(money, say)} ${span} of paid time goes into it`,
      [
        ...countRows(sum),
        takesRow(sum.each),
        total(between(hours, count), `hours ${span}, spent today${isOfAYear(sum) ? inPeople(hours) : ""}`),
        wageRow(waged),
        ...(money === null ? [] : [total(between(money, say), `${span}, spent today`)]),
      ],
      `this is what the work costs, and no saving.${heldByBan(firm)}`,
      takes(firm, "respectBan")
        ? null
        : isTrials
          ? `Each tenth that the trial frees is ${between(scaled(hours, 0.1), count)} hours ${span}.`
          : "The trial shows whether any of it can be freed.",
    ),
    ...(money === null || !isTrials ? {} : { costs: Math.round(money.low), isTime: true }),
    ...(isOfAYear(sum) ? hoursToday(hours, waged) : {}),
    target:
      isTrials &&
      of !== null &&
      sum.share === null &&
      sum.people === null &&
      sum.inEach === null &&
      !isByHand(firm)
        ? lessEach(sum.each.low, of, WORTH_IT)
        : null,
  };
}

/** "× 12 minutes each, ÷ 60", "× 3 hours each": what one takes, in minutes. */
export function takesRow(minutes: Range): Row {
  const isLong = minutes.low >= LONG_MINUTES || (minutes.low % 60 === 0 && minutes.high % 60 === 0);
  const each = scaled(minutes, isLong ? 1 / 60 : 1);
  return row(`× ${between(each, grouped)}`, isLong ? "hours each" : "minutes each, ÷ 60", YOU_WROTE);
}

const wholeDollars = ({ low, high }: Range): Range => ({ low: Math.round(low), high: Math.round(high) });

const isOfAYear = (sum: LikelySum): boolean => spanOf(sum) === "a year";

/** "a year", "a season"; "in all" where no time was told. */
const spanOf = ({ counted: { per } }: LikelySum): string =>
  per === null ? "in all" : per === "season" ? "a season" : "a year";

/** "190 proofs a week", "× 40% of them", "× 2 rounds each", "× 50 weeks". */
function countRows({ counted, share, inEach, people, times }: LikelySum): Row[] {
  const { of, per, isRhythm } = counted;
  const often = per === null ? "" : ` a ${per}`;
  const [first, ...more] = [
    ...(isRhythm
      ? []
      : [
          {
            figure: between(counted, grouped),
            what: `${of ?? ""}${often}`.trim() || "of them",
            from: YOU_WROTE,
          },
        ]),
    ...(share === null
      ? []
      : [
          {
            figure: share.whole === 100 ? `${share.part}%` : `${share.part} ÷ ${share.whole}`,
            what: "of them",
            from: YOU_WROTE,
          },
        ]),
    ...(inEach === null
      ? []
      : [{ figure: between(inEach, grouped), what: `${inEach.of ?? "times"} each`, from: YOU_WROTE }]),
    ...(people === null
      ? []
      : [{ figure: between(people, grouped), what: people.of ?? "people", from: YOU_WROTE }]),
    ...(times === null
      ? []
      : [
          {
            figure: String(times.count),
            what: `${times.unit === "day" && times.count < EVERY_DAY ? "working days" : `${times.unit}s`} a year`,
            from: times.isTold ? YOU_WROTE : ASSUMED,
          },
        ]),
  ];
  return first === undefined
    ? []
    : [
        row(first.figure, first.what, first.from),
        ...more.map(({ figure, what, from }) => row(`× ${figure}`, what, from)),
      ];
}
/** A firm that is open on so many works on Sundays, too. */
const EVERY_DAY = 360;
