import { rangeOfOne } from "@/lib/domain/value/line";
import { aimFor, goneBy } from "@/lib/domain/value/tally/aim";
import { answerOf } from "@/lib/domain/value/tally/answer";
import { goesWrong } from "@/lib/domain/value/tally/goes-wrong";
import { withHourlyTold } from "@/lib/domain/value/tally/hourly-told";
import { multipliedIn } from "@/lib/domain/value/tally/multiplied";
import { scatteredIn } from "@/lib/domain/value/tally/scattered";
import { type Tally, talliesIn } from "@/lib/domain/value/tally/tally";
import { talliesWith } from "@/lib/domain/value/tally/with-activity";
import { PERSON_DOLLARS, PERSON_HOURS } from "@/lib/domain/value/value-lines";
import { takes } from "../../memo/stances";
import { TROUBLES, toldToday } from "../of-today";
import {
  ASSUMED,
  type BoxInput,
  bill,
  dollarsToday,
  hoursToday,
  row,
  toldHour,
  total,
  type ValueBox,
  type Waged,
  wageFor,
  wageRow,
} from "./box";
import { count, printed } from "./figures";
import { inPeople } from "./full-time";
import { heldByBan } from "./held-by-ban";
import { lossRows } from "./loss-box";
import { forgone, whatBecameOf } from "./tally-became";
import { isBetter, isExact, type Told } from "./tally-better";
import { besideRow, eachRows, moneyRows } from "./tally-rows";
import {
  countedIn,
  countsCases,
  dollarsAYear,
  hoursAYear,
  hoursIn,
  inTime,
  isNothing,
  isTotal,
  manyOf,
  overTheYear,
  timeOfAll,
  yearOf,
} from "./tally-sum";
import { lessEach, WORTH_IT } from "./target";
import { toldDollars, toldPrice } from "./told-dollars";
import { countsInAnother } from "./told-loss";
import { isToldWithTrial } from "./told-with-trial";

/**
 * Sums whose every factor was told in one passage: the one of the trial, else the largest, where the box at hand has not
 * all of its figures; the next beside it. Null where none was told, or where the box at hand has it.
 */
export function tallyBox(input: BoxInput, atHand: () => ValueBox): ValueBox | null {
  const told = toldTallies(input);
  if (told.length === 0) return null;
  const other = atHand();
  const best = told
    .filter((each) => isBetter(each, other))
    .sort((one, other) => rank(other) - rank(one) || other.dollars - one.dollars)[0];
  if (best === undefined) return null;
  const beside = told.filter(
    ({ tally }) => tally !== best.tally && tally.kind === "money" && !isTotal(tally),
  );
  const counted = told.flatMap(({ tally }) => tally.sentences);
  const rows = [
    ...beside.map(({ tally }) => besideRow(tally, toldPrice(input.firm))),
    ...lossRows(input, "this sum", counted),
  ].slice(0, SHOWN_BESIDE);
  const box = best.tally.kind === "money" ? moneyOf(input, best) : timeOf(input, best);
  return {
    ...box,
    sum: { ...box.sum, rows: [...box.sum.rows, ...rows] },
    isExact: isExact(best),
    counted: countedIn(best.tally),
  };
}
/** The trial's own sum first; but hours of which the price was not told are behind what was told in dollars. */
const rank = ({ isTrials, dollars }: Told): number => (dollars === 0 ? 0 : isTrials ? 2 : 1);
const SHOWN_BESIDE = 1;

function toldTallies(input: BoxInput): Told[] {
  const { answers, most, ledger } = input.firm;
  return TROUBLES.flatMap((field) => {
    const facts = ledger.facts.filter((fact) => fact.field === field);
    if (countsInAnother(facts) || facts.some(({ lang, ironic }) => lang !== "en" || ironic)) return [];
    const sentences = toldToday(answers, field);
    const whole = talliesWith(answers.companyActivity ?? "", sentences);
    const tallies = [...whole, ...talliesIn(sentences).filter(isNotIn(whole))];
    const multiplied = multipliedIn(sentences).filter(isNotIn(tallies));
    const answer = answerOf(sentences);
    const scattered = scatteredIn(sentences, answer).filter(isNotIn([...tallies, ...multiplied]));
    const surer = [...tallies, ...multiplied, ...scattered];
    const others = [...multiplied, ...scattered, ...(surer.length === 0 ? goesWrong(sentences, answer) : [])];
    return [
      ...tallies.map((tally) => ({ tally: completed(tally, sentences), isScattered: false })),
      ...others.map((tally) => ({ tally: completed(tally, sentences), isScattered: true })),
    ]
      .filter(
        ({ tally }) =>
          !isNothing(tally) &&
          hoursAYear(tally) <= most * PERSON_HOURS &&
          dollarsAYear(tally) <= most * PERSON_DOLLARS,
      )
      .map(({ tally, isScattered }) => ({
        tally,
        isScattered,
        isTrials: isToldWithTrial(input.firm, tally.sentences),
        gone: goneIn(tally, sentences),
        dollars: dollarsAYear(tally),
      }));
  });
}

/** With the weeks of their year, and what an hour costs, where those were told elsewhere in the answer. */
const completed = (tally: Tally, sentences: readonly string[]): Tally =>
  overTheYear(withHourlyTold(tally, sentences), sentences);

/** What one takes is read once: by the first way that read it. */
const isNotIn =
  (read: readonly Tally[]) =>
  ({ each }: Tally): boolean =>
    !read.some((tally) => tally.each === each);

/** "I want that under 15", of 31; "goal is 1 in 20", of 1 in 8. */
function goneIn(
  { kind, pers: [inner], part, shares, sentences: told }: Tally,
  all: readonly string[],
): number | null {
  const aim = kind === "money" ? aimFor(all, told, inner.of) : null;
  return aim === null ? null : goneBy(aim, { count: part ?? inner.count, share: shares[0] });
}

function moneyOf({ firm }: BoxInput, { tally, isTrials, gone }: Told): ValueBox {
  const say = toldPrice(firm);
  const per = inTime(timeOfAll(tally));
  const first = manyOf(tally) * tally.each;
  const year = yearOf(tally);
  const sum = year === null ? first : Math.round(first) * year.by;
  const span = year === null ? per : "a year";
  const notEarned = forgone(tally);
  return {
    ...bill(
      `${say(sum)} ${notEarned === null ? whatBecameOf(tally, span) : `${span} ${notEarned.said}`}`,
      [
        ...moneyRows(tally, say),
        total(
          say(first),
          isTotal(tally)
            ? `${per}${tally.eachFrom === undefined ? ", as you told it" : `: ${tally.eachFrom}`}`
            : per,
        ),
        ...(year === null ? [] : [row(`× ${year.by}`, year.what, ASSUMED), total(say(sum), "a year")]),
        ...(gone === null ? [] : [total(say(sum * gone), `${span} of it, where your own aim is reached`)]),
      ],
      `${notEarned === null ? "this is what it costs by your own figures; it is not a saving." : notEarned.where}${heldByBan(firm)}`,
      takes(firm, "respectBan") || notEarned !== null
        ? null
        : isTrials
          ? `Each tenth that the trial avoids is ${say(Math.round(sum / 10))} ${span}.`
          : "The trial shows whether any of it can be avoided.",
    ),
    ...(isTrials && tally.forgone === undefined ? { costs: Math.round(sum) } : {}),
    ...(tally.forgone === undefined && span === "a year"
      ? dollarsToday(rangeOfOne(sum), countsCases(tally) ? tally.each : null)
      : {}),
    ...(countsCases(tally) ? { each: tally.each } : {}),
  };
}

function timeOf(input: BoxInput, { tally, isTrials }: Told): ValueBox {
  const { firm } = input;
  const say = toldDollars(firm);
  const per = timeOfAll(tally);
  const year = yearOf(tally);
  // What is printed is what is multiplied: a director does it again.
  const hours = asPrinted(hoursIn(tally));
  const all = asPrinted(hours * (year?.by ?? 1));
  const span = year === null ? per : "year";
  const isNet = tally.check !== null;
  const waged = isNet ? null : wageOf(input, tally);
  const money = waged === null ? null : all * waged.hourly;
  const rows = eachRows(tally);
  const goes = isNet ? "after the check" : "spent today";
  const isToday = !isNet && span === "year";
  return {
    ...bill(
      isNet
        ? `${count(all)} hours a ${span}, after the check`
        : money === null
          ? `${count(all)} hours a ${span} go into it`
          : `${say(money)} a ${span} of paid time goes into it`,
      [
        ...rows,
        ...(year === null
          ? []
          : [
              // "1,900 hours a month" is a sum as it was told.
              ...(rows[0]?.figure === count(hours) ? [] : [total(count(hours), `hours a ${per}`)]),
              row(`× ${year.by}`, year.what, ASSUMED),
            ]),
        total(count(all), `hours a ${span}, ${goes}${isToday ? inPeople(rangeOfOne(all)) : ""}`),
        ...(isNet ? [] : [wageRow(waged)]),
        ...(money === null ? [] : [total(say(money), `a ${span}, spent today`)]),
      ],
      isNet
        ? "an hour of checking costs no more than an hour that is saved. Where it costs more, less is gained, or nothing."
        : `this is what the work costs, and no saving.${heldByBan(firm)}`,
      isNet || takes(firm, "respectBan")
        ? null
        : isTrials
          ? `Each tenth that the trial frees is ${count(all / 10)} hours a ${span}.`
          : "The trial shows whether any of it can be freed.",
    ),
    ...(money === null || !isTrials ? {} : { costs: Math.round(money), isTime: true }),
    ...(isToday ? hoursToday(rangeOfOne(all), waged) : {}),
    target: isTrials && tally.people === null ? targetOf(tally) : null,
  };
}

const asPrinted = (hours: number): number => printed(rangeOfOne(hours)).low;

/** As they wrote it, else by what they are called. */
function wageOf(input: BoxInput, { wage, people }: Tally): Waged | null {
  return wage === null ? wageFor(input, people?.noun ?? "") : toldHour(input.firm, wage);
}

function targetOf({ pers: [inner], shares, part, each, check }: Tally): ValueBox["target"] {
  if (check !== null || inner.of === null) return null;
  return lessEach(each, shares.length === 0 && part === null ? inner.of : "such case", WORTH_IT);
}
