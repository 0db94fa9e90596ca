import { factsOf, type TimeUnit } from "@/lib/domain/ledger/fact";
import { onlyOne } from "@/lib/domain/only-one";
import { type HoursLine, type Range, roundedRange, scaled } from "@/lib/domain/value/line";
import { perYear } from "@/lib/domain/value/times-a-year";
import { countedOn, paidTime } from "@/lib/domain/value/worth";
import { sentencesIn } from "../../calendar/told-sentences";
import { pluralOf } from "../../lead/task-words";
import { takes } from "../../memo/stances";
import { seasonLength } from "../season-length";
import {
  ASSUMED,
  type BoxInput,
  bill,
  fixed,
  hoursToday,
  type Row,
  row,
  total,
  type ValueBox,
  type Waged,
  wageFor,
  wageRow,
  YOU_WROTE,
  YOURS,
} from "./box";
import { factorRows } from "./factor-rows";
import { BLANK, between, count, printed } from "./figures";
import { inPeople } from "./full-time";
import { asTyped, factAt, isOwnTime, sentencesOf } from "./nouns";
import { seasonOf } from "./season";
import { LEAST_OF_SAVED, targetOf, WORTH_IT } from "./target";
import { toldDollars } from "./told-dollars";

/** Hours that were told as saved: as told, then what may be counted on, then what that time is paid. */
export function savedBox(input: BoxInput, line: HoursLine): ValueBox | null {
  const isNet = line.formula.checking !== undefined;
  // Their own check is taken off already.
  const counted = isNet ? line.hours : countedOn(line);
  if (counted === null) return null;
  const work = workOf(input, line);
  if (work.season !== null) return inSeason(line, work.season, work);
  const { facts, noun, told, say } = work;
  // An hour of the one who checks may cost more than an hour that is saved.
  const waged = isNet ? null : work.waged;
  const yearly = scaled(counted, told ?? perYear(line.per));
  const hours = line.approx ? roundedRange(yearly) : yearly;
  const money = waged === null ? null : paidTime({ hours: yearly }, fixed(waged));
  const amount = money === null || !line.approx ? money : roundedRange(money);
  const headline =
    amount === null
      ? `${between(hours, count)} hours a year${isNet ? ", after the check" : ""}`
      : `${between(amount, say)} a year of paid time`;
  return {
    ...bill(
      headline,
      [
        ...facts,
        total(between(line.hours, count), `hours a ${line.per}, as you told it`),
        ...(isNet ? [] : [row("× 0.4 to 0.8", "counted on: less checking, the low end half", ASSUMED)]),
        ...yearRows(line.per, told),
        total(between(hours, count), "hours a year"),
        ...(isNet ? [] : [wageRow(waged)]),
        ...(amount === null ? [] : [total(between(amount, say), "a year of paid time")]),
      ],
      mustBeTrue(line, noun),
    ),
    aYear: amount?.low ?? null,
    target: targetOf(line, noun, LEAST_OF_SAVED),
  };
}

/** Hours that the work takes today. What a trial frees of them is not known, so no gain is named. */
export function spentBox(input: BoxInput, line: HoursLine): ValueBox {
  const work = workOf(input, line);
  if (work.season !== null) return inSeason(line, work.season, work);
  const { facts, noun, waged, told, say } = work;
  // What is printed is what is multiplied: a director does it again.
  const yearly = line.per === "year" ? line.hours : scaled(printed(line.hours), told ?? perYear(line.per));
  const money = waged === null ? null : paidTime({ hours: printed(yearly) }, fixed(waged));
  const tenth = whole(scaled(yearly, 1 / 10));
  const one =
    line.question?.ask === "people" && line.formula.volume !== undefined ? line.question.noun : null;
  const each = one === null ? "" : `, for each ${one}`;
  const asked = one === null ? "" : ` How many ${pluralOf(one)} are there?`;
  const tenths = `Each tenth that the trial frees is ${between(tenth, count)} hours a year; the trial shows how many tenths.`;
  return {
    ...bill(
      money === null
        ? `${between(yearly, count)} hours a year go into it${each}`
        : `${between(money, say)} a year of paid time goes into it${each}`,
      [
        ...facts,
        ...(line.per === "year" ? [] : [total(between(line.hours, count), `hours a ${line.per}`)]),
        ...yearRows(line.per, told),
        total(between(yearly, count), `hours a year, spent today${one === null ? inPeople(yearly) : ""}`),
        wageRow(waged),
        ...(money === null ? [] : [total(between(money, say), "a year, spent today")]),
      ],
      takes(input.firm, "respectBan")
        ? `this is what the work costs, and no saving. The ban holds, and nothing of it is counted on; each tenth is ${between(tenth, count)} hours a year.`
        : takes(input.firm, "crisis")
          ? `this is what the work costs, and no saving. Cash comes first; a trial of this work comes after it, and each tenth freed is then ${between(tenth, count)} hours a year.`
          : asked === ""
            ? NO_SAVING
            : `${NO_SAVING} ${tenths}${asked}`,
      asked !== "" || takes(input.firm, "respectBan") || takes(input.firm, "crisis") ? null : tenths,
    ),
    ...(money === null || one !== null ? {} : { costs: Math.round(money.low), isTime: true }),
    ...(one === null ? hoursToday(yearly, waged) : {}),
    target: targetOf(line, noun, WORTH_IT),
  };
}

const NO_SAVING = "this is what the work costs, and no saving.";

/** From a hundred hours on, a part of an hour says nothing. */
const whole = ({ low, high }: Range): Range =>
  low < 100 ? { low, high } : { low: Math.round(low), high: Math.round(high) };

/** "900 a week in August" is no year: how many such weeks there are is theirs to fill in. */
function inSeason(line: HoursLine, season: string, { facts, waged, say }: Work): ValueBox {
  const money = waged === null ? null : paidTime({ hours: line.hours }, fixed(waged));
  const goes = line.meaning === "saved" ? "saved, as you told it" : "spent today";
  return bill(
    `${between(line.hours, count)} hours a ${line.per} ${season}`,
    [
      ...facts,
      total(between(line.hours, count), `hours a ${line.per} ${season}, ${goes}`),
      wageRow(waged),
      ...(money === null ? [] : [total(between(money, say), `of paid time in such a ${line.per}`)]),
      row(`× ${BLANK}`, `such ${line.per}s a year`, YOURS),
    ],
    line.meaning === "saved"
      ? "it holds in the busy weeks too, and the freed hours go to work that you would otherwise pay for."
      : "this is what the work costs, and no saving; the trial shows how much of it can go.",
  );
}

const MONTHS: Readonly<Partial<Record<TimeUnit, [string, string]>>> = {
  day: ["× 250", "working days"],
  week: ["× 52", "weeks"],
  month: ["× 12", "months"],
  quarter: ["× 4", "quarters"],
};

/** "Every day from November to April (call it 170 days)", "two a week, 50 weeks": how many of them a year has. */
function timesTold(input: BoxInput, line: HoursLine): number | null {
  const { firm } = input;
  const { from, per } = line;
  const fits = TOLD_TIMES[per];
  if (fits === undefined) return null;
  const sentences = new Set(sentencesOf(firm.ledger, from));
  const told = factsOf(firm.ledger.facts, "quantity").filter(
    ({ unit, low, high, polarity, sentence }) =>
      unit === per &&
      low === high &&
      low >= fits.least &&
      low <= fits.most &&
      polarity === "affirmed" &&
      sentences.has(sentence),
  );
  const days = daysOfTheirWeek(input, line);
  return (
    onlyOne(told)?.low ?? seasonToldBeside(firm, line) ?? (days === null ? null : days * perYear("week"))
  );
}

/** "Season is 150 working days", "a 22 week season": told by itself, of all that they do. */
const seasonToldBeside = ({ answers }: BoxInput["firm"], { from, per }: HoursLine): number | null =>
  (per === "day" || per === "week") && from.some(({ field }) => field === "otherChallenge")
    ? seasonLength(sentencesIn(answers.otherChallenge), per)
    : null;

/** "6 nights a week", of work that is counted by the day: with the 52 weeks that we assume. */
function daysOfTheirWeek({ firm }: BoxInput, { from, per }: HoursLine): number | null {
  if (per !== "day") return null;
  const sentences = new Set(sentencesOf(firm.ledger, from));
  const told = factsOf(firm.ledger.facts, "rate").filter(
    ({ role, unit, per: of, low, high, polarity, sentence }) =>
      role === "volume" &&
      of === "week" &&
      /^(?:day|night|nite|evening|morning|shift)$/.test(unit ?? "") &&
      low === high &&
      low <= 7 &&
      polarity === "affirmed" &&
      sentences.has(sentence),
  );
  return onlyOne(told)?.low ?? null;
}
const TOLD_TIMES: Readonly<Partial<Record<TimeUnit, { least: number; most: number }>>> = {
  day: { least: 100, most: 366 },
  week: { least: 20, most: 52 },
};

function yearRows(per: TimeUnit, told: number | null): Row[] {
  if (told !== null) return [row(`× ${count(told)}`, `${per}s a year`, YOU_WROTE)];
  const factor = MONTHS[per];
  return factor === undefined ? [] : [row(...factor, ASSUMED)];
}

interface Work {
  facts: Row[];
  noun: string | null;
  waged: Waged | null;
  /** How many of its days or weeks a year has, where that was told. */
  told: number | null;
  /** When it is so, where it is not so all year: "in August". */
  season: string | null;
  say: (dollars: number) => string;
}

/** What is known of the work whose hours these are. */
function workOf(input: BoxInput, line: HoursLine): Work {
  const { firm } = input;
  const [time] = line.from;
  const fact = time && factAt(firm.ledger, time);
  const sentence = fact?.sentence ?? "";
  const noun =
    line.noun === null ? null : asTyped(line.noun, sentencesOf(firm.ledger, line.from), fact?.lang);
  const whose = noun === null && isOwnTime(sentence) ? firm.answers.executiveTitle : (noun ?? "");
  const told = timesTold(input, line);
  return {
    facts: factorRows(line, noun),
    noun,
    waged: wageFor(input, whose, line.from),
    told,
    season: told === null ? seasonOf(input, line) : null,
    say: toldDollars(firm),
  };
}

function mustBeTrue({ formula, question }: HoursLine, noun: string | null): string {
  const goes = "the freed hours go to work that you would otherwise pay for";
  if (formula.checking !== undefined)
    return "an hour of checking costs no more than an hour that is saved. Where it costs more, less is gained, or nothing.";
  if (formula.volume !== undefined && noun !== null)
    return `it holds for all ${between(formula.volume, count)} ${pluralOf(noun)}, and ${goes}.`;
  if (question?.ask === "people" && noun !== null)
    return `it holds all year, and ${goes}. This is one ${noun}: how many ${pluralOf(noun)} are there?`;
  return `it holds all year, and ${goes}.`;
}
