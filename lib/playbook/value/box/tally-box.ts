import type { TimeUnit } from "@/lib/domain/ledger/fact";
import type { Per } from "@/lib/domain/value/tally/figures";
import { type Tally, tallyIn } from "@/lib/domain/value/tally/tally";
import { perYear } from "@/lib/domain/value/usable";
import { sentencesIn } from "../../calendar/told-sentences";
import { takes } from "../../memo/stances";
import { underHeading } from "../../own-lines/under-heading";
import {
  ASSUMED,
  type BoxInput,
  bill,
  type Row,
  row,
  total,
  type ValueBox,
  type Waged,
  wageFor,
  wageRow,
  YOU_WROTE,
} from "./box";
import { BLANK, count, grouped, hourly, LONG_MINUTES } from "./figures";
import { asPlural, lessEach, WORTH_IT } from "./target";
import { signOf, toldDollars } from "./told-dollars";
import { countsInAnother } from "./told-loss";

/**
 * A sum whose every factor was told in one passage; null where none was, or where the box at hand has all of its figures
 * or is of another matter.
 */
export function tallyBox(input: BoxInput, atHand: ValueBox): ValueBox | null {
  const { answers, most, ledger } = input.firm;
  for (const field of TROUBLES) {
    const answer = answers[field];
    const facts = ledger.facts.filter((fact) => fact.field === field);
    if (countsInAnother(facts) || facts.some(({ lang, ironic }) => lang !== "en" || ironic)) continue;
    const tally = tallyIn(sentencesIn(answer));
    if (tally === null || hoursAYear(tally) > most * PERSON_HOURS) continue;
    if (isBetter(tally, atHand)) return boxOf(input, tally, answer);
  }
  return null;
}
const TROUBLES = ["otherChallenge", "aiFriction"] as const;
const PERSON_HOURS = 1800;

/** A blank is filled; and where the box has what one of them takes, it has left others of these figures out. */
function isBetter(tally: Tally, { sum }: ValueBox): boolean {
  const printed = sum.rows
    .flatMap(({ figure }) => figure.replaceAll(",", "").match(/\d+(?:\.\d+)?/g) ?? [])
    .map(Number);
  const isPrinted = (factor: number): boolean =>
    printed.some((each) => Math.abs(each - factor) < ROUNDING * factor);
  const factors = factorsIn(tally);
  // "1.5 hours" may be printed as 90 minutes.
  const has = (factor: number): boolean => isPrinted(factor) || isPrinted(factor / 60);
  if (factors.every(has)) return false;
  return has(tally.each) || sum.rows.some(({ figure }) => figure.includes(BLANK));
}

function factorsIn({ pers, share, part, people, each, check, wage }: Tally): number[] {
  const own = pers.map(({ count: many }, place) => (place === 0 ? (part ?? many) : many));
  return [
    ...own,
    ...(share === null ? [] : share.whole === 100 ? [share.part] : [share.part, share.whole]),
    ...(people === null ? [] : [people.count]),
    each,
    ...(check === null ? [] : [check]),
    ...(wage === null || check !== null ? [] : [wage]),
  ].filter((factor) => factor !== 1);
}

const ROUNDING = 0.005;

/** How many of them there are in the last of the times. */
const manyOf = ({ pers, share, part, people }: Tally): number =>
  pers.reduce((product, { count: many }, place) => product * (place === 0 ? (part ?? many) : many), 1) *
  (share === null ? 1 : share.part / share.whole) *
  (people?.count ?? 1);

const hoursIn = (tally: Tally): number => (manyOf(tally) * (tally.each - (tally.check ?? 0))) / 60;

function hoursAYear(tally: Tally): number {
  return tally.kind === "money" ? 0 : hoursIn(tally) * (yearOf(tally)?.by ?? 1);
}

interface Year {
  by: number;
  what: string;
}

/** How many of its times a year has; null for a season, a year, and nights of which no one said how many there are. */
function yearOf({ pers, people, kind }: Tally): Year | null {
  const per = pers.at(-1)?.per ?? "";
  const isOfPeople = people !== null && kind === "time";
  if (per === "week" && isOfPeople) return { by: 46, what: "weeks that one person works in a year" };
  if (per === "day" && isOfPeople) return { by: 220, what: "days that one person works in a year" };
  if (per === "week" && kind === "money") return { by: 50, what: "weeks" };
  const by = perYear(per as TimeUnit);
  return by > 1 ? { by, what: per === "day" ? "working days" : `${per}s` } : null;
}

function boxOf(input: BoxInput, tally: Tally, answer: string | null): ValueBox {
  const isTrials = isOfTrial(input, tally, answer);
  return tally.kind === "money" ? moneyOf(input, tally, isTrials) : timeOf(input, tally, isTrials);
}

function moneyOf({ firm }: BoxInput, tally: Tally, isTrials: boolean): ValueBox {
  const say = (dollars: number): string => `${signOf(firm)}$${moneyIn(dollars)}`;
  const per = tally.pers.at(-1)?.per ?? "";
  const first = manyOf(tally) * tally.each;
  const isTotal = isOnce(tally.pers[0]);
  const year = yearOf(tally);
  const sum = year === null ? first : Math.round(first) * year.by;
  const span = year === null ? per : "year";
  return {
    ...bill(
      `${say(sum)} a ${span} goes into it`,
      [
        ...(isTotal ? [] : [...countRows(tally), row(`× ${say(tally.each)}`, "for each", YOU_WROTE)]),
        total(say(first), isTotal ? `a ${per}, as you told it` : `a ${per}`),
        ...(year === null ? [] : [row(`× ${year.by}`, year.what, ASSUMED), total(say(sum), "a year")]),
      ],
      takes(firm, "respectBan")
        ? "this is what it costs by figures of your own, and no saving. The ban holds, and nothing of it is counted on."
        : `this is what it costs by figures of your own, and no saving. ${isTrials ? `Each tenth that the trial avoids is ${say(Math.round(sum / 10))} a ${span}.` : "The trial shows whether any of it can be avoided."}`,
    ),
    ...(isTrials ? { costs: Math.round(sum) } : {}),
  };
}

function timeOf(input: BoxInput, tally: Tally, isTrials: boolean): ValueBox {
  const { firm } = input;
  const say = toldDollars(firm);
  const per = tally.pers.at(-1)?.per ?? "";
  const year = yearOf(tally);
  const hours = hoursIn(tally);
  const all = hours * (year?.by ?? 1);
  const span = year === null ? per : "year";
  const isNet = tally.check !== null;
  const waged = isNet ? null : wageOf(input, tally);
  const money = waged === null ? null : all * waged.hourly;
  const goes = isNet ? "after the check" : "spent today";
  return {
    ...bill(
      isNet
        ? `${count(all)} hours a ${span}, after the check`
        : money === null
          ? `${count(all)} hours a ${span} go into it`
          : `${say(money)} a ${span} of paid time goes into it`,
      [
        ...eachRows(tally),
        ...(year === null
          ? []
          : [total(count(hours), `hours a ${per}`), row(`× ${year.by}`, year.what, ASSUMED)]),
        total(count(all), `hours a ${span}, ${goes}`),
        ...(isNet ? [] : [wageRow(waged)]),
        ...(money === null ? [] : [total(say(money), `a ${span}, spent today`)]),
      ],
      isNet
        ? "an hour of checking costs no more than an hour that is saved. Where it costs more, less is gained, or nothing."
        : `this is what the work costs, and no saving. ${takes(firm, "respectBan") ? "The ban holds, and nothing of it is counted on." : isTrials ? `Each tenth that the trial frees is ${count(all / 10)} hours a ${span}.` : "The trial shows whether any of it can be freed."}`,
    ),
    ...(money === null || !isTrials ? {} : { costs: Math.round(money), isTime: true }),
    target: isTrials && tally.people === null ? targetOf(tally) : null,
  };
}

/** As they wrote it, else their wage by what they are called. */
function wageOf(input: BoxInput, { wage, people }: Tally): Waged | null {
  if (wage === null) return wageFor(input, people?.noun ?? "");
  return {
    hourly: wage,
    figure: `${signOf(input.firm)}${hourly(wage)}`,
    words: "for one hour",
    note: YOU_WROTE,
  };
}

/** Told in the sentence that the trial is of, or under it where that is a heading. */
function isOfTrial({ firm: { lead } }: BoxInput, { sentences }: Tally, answer: string | null): boolean {
  const { said } = lead;
  return said !== null && [said, ...underHeading(answer, said)].some((told) => sentences.includes(told));
}

/** "45 files a month", "of 60 orders a day", "× 2 shifts a day", "× 8% of them". */
function countRows({ pers: [inner, ...outer], share, part, people }: Tally): Row[] {
  const [first, ...more] = [
    ...(people === null ? [] : [{ figure: count(people.count), what: people.noun }]),
    ...(part !== null
      ? [{ figure: count(part), what: `of ${count(inner.count)}${named(inner)} a ${inner.per}` }]
      : isOnce(inner)
        ? []
        : [{ figure: grouped(inner.count), what: `${named(inner).trim() || "of them"} a ${inner.per}` }]),
    ...(share === null ? [] : [{ figure: asPart(share), what: "of them" }]),
    ...outer.map((per) => ({ figure: grouped(per.count), what: `${named(per).trim()} a ${per.per}` })),
  ];
  return [
    ...(first === undefined ? [] : [row(first.figure, first.what, YOU_WROTE)]),
    ...more.map(({ figure, what }) => row(`× ${figure}`, what, YOU_WROTE)),
  ];
}

const isOnce = ({ of, count: many }: Per): boolean => of === null && many === 1;
const named = ({ of, count: many }: Per): string => (of === null ? "" : ` ${many === 1 ? of : asPlural(of)}`);
const asPart = ({ part, whole }: NonNullable<Tally["share"]>): string =>
  whole === 100 ? `${part}%` : `${part} ÷ ${whole}`;

function eachRows(tally: Tally): Row[] {
  const counts = countRows(tally);
  const { each, check, people, pers } = tally;
  const unit = isLong(each) ? "hours" : "minutes";
  const [told, taken] = [each, check ?? 0].map((minutes) => count(isLong(each) ? minutes / 60 : minutes));
  const divided = isLong(each) ? "" : ", ÷ 60";
  const isFirst = counts.length === 0;
  const figure = check === null ? (told ?? "") : `(${told} − ${taken})`;
  const by = people === null ? "" : " by each";
  const what =
    check !== null
      ? `${unit} saved on each, less the check`
      : isOnce(pers[0])
        ? `${unit} a ${pers[0].per}${by}`
        : `${unit} on each`;
  return [...counts, row(isFirst ? figure : `× ${figure}`, `${what}${divided}`, YOU_WROTE)];
}

const isLong = (minutes: number): boolean => minutes >= LONG_MINUTES || minutes % 60 === 0;

/** Below a hundred a price has its cents. */
const moneyIn = (dollars: number): string =>
  dollars < 100 && !Number.isInteger(dollars) ? dollars.toFixed(2) : grouped(Math.round(dollars));

function targetOf({ pers: [inner], share, part, each, check }: Tally): ValueBox["target"] {
  if (check !== null || inner.of === null) return null;
  return lessEach(each, share === null && part === null ? inner.of : "such case", WORTH_IT);
}
