import { perYear } from "../times-a-year";
import type { Figure, Told } from "./figures";

export type Period = "day" | "week" | "month" | "quarter" | "season" | "year";

/** In what time so many come, and where that was told. */
export interface ToldPeriod {
  readonly per: Period | null;
  readonly from: "behind" | "before" | "sentence" | "other" | "none";
}

const UNITS =
  "day|night|week|month|quarter|year|season|shift|morning|evening|afternoon|weekday|fortnight|weekend";
const MONTHS = "january|february|march|april|may|june|july|august|september|october|november|december";
const SEASONS = "summer|winter|spring|fall|harvest";
const BEHIND = new RegExp(
  String.raw`^[^.;!?]{0,3}(?:(?!\d|(?:and|but|so)\b)[^\s]+ ){0,6}?(?:(?:an?|per|each|every|\/) ?(?:single |working |business |average |good |school )?(${UNITS})\b|(daily|weekly|monthly|yearly|annually)\b|(?:in|over|for) (20\d\d)\b|(?:in|over|last|this|past) (?:the )?(?:last |past )?(year|season|month|12 months)\b)`,
);
const BEFORE = new RegExp(
  String.raw`(?:(?:an?|per|each|every|in|last|this) (${UNITS}|${MONTHS}|${SEASONS})|(?:in|since) (20\d\d)|(?:over|in) (?:the )?(?:last |past )?(12 months))(?:,|:)? (?:[a-z'$-]+ ){0,4}$`,
);
const IN_SENTENCE = new RegExp(
  String.raw`\b(?:an?|per|each|every) (?:single |working |business |school |storm )?(${UNITS})\b|\b(daily|weekly|monthly|yearly|annually)\b|\b(?:in|over|since|last|this|past) (?:the )?(?:last |past )?(20\d\d|12 months|year|season|month|week|${MONTHS}|${SEASONS})\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day`,
);
/** Characters that are looked through behind a figure, and before it. */
const REACH = { behind: 70, before: 50 };

const firstOf = (found: RegExpExecArray | null): string | undefined =>
  found?.slice(1).find((each) => each !== undefined) ?? found?.[0];

function periodOf(words: string | undefined): Period | null {
  if (words === undefined) return null;
  const [period = "year"] = PERIODS.find(([, names]) => names.test(words)) ?? [];
  return period;
}
const PERIODS: readonly (readonly [Period, RegExp])[] = [
  ["day", /^(?:day|night|shift|morning|evening|afternoon|weekday|daily)$/],
  ["week", /^(?:week|weekend|weekly|.*day)$/],
  ["month", new RegExp(`^(?:month|monthly|${MONTHS})$`)],
  ["season", new RegExp(`^(?:season|${SEASONS})$`)],
  ["quarter", /^quarter$/],
];

/** In which times a figure may be told, by the nearest words first; the last is that none was told. */
export function periodsOf({ whole, sentences }: Told, { at, end, sentence }: Figure): ToldPeriod[] {
  const found: ToldPeriod[] = [];
  const add = (from: ToldPeriod["from"], match: RegExpExecArray | null): void => {
    const per = periodOf(firstOf(match));
    if (per !== null && !found.some((each) => each.per === per)) found.push({ per, from });
  };
  add("behind", BEHIND.exec(whole.slice(end, end + REACH.behind)));
  add("before", BEFORE.exec(whole.slice(Math.max(0, at - REACH.before), at)));
  add("sentence", IN_SENTENCE.exec(sentences[sentence] ?? ""));
  for (const near of [sentence - 1, sentence + 1]) add("other", IN_SENTENCE.exec(sentences[near] ?? ""));
  return [...found, { per: null, from: "none" }];
}

/** How often their time comes round in a year, and the figure that says so. */
export interface TimesAYear {
  readonly count: number;
  readonly unit: Period;
  readonly told: Figure | null;
  /** "Every day of the year" */
  readonly isTold: boolean;
}

/** How long their year, month and week are, as far as they told it. */
export interface Lengths {
  readonly days?: Figure | undefined;
  readonly weeks?: Figure | undefined;
  readonly months?: Figure | undefined;
  /** Days of a week. */
  readonly aWeek?: Figure | undefined;
  /** Days of a month. */
  readonly aMonth?: Figure | undefined;
}

export function lengthsOf({ whole, figures }: Told): Lengths {
  const of = (unit: RegExp, low: number, high: number): Figure | undefined =>
    figures.find(
      ({ kind, at, end, ...length }) =>
        kind === "number" &&
        length.low === length.high &&
        length.low >= low &&
        length.low <= high &&
        unit.test(firstOf(LENGTH.exec(whole.slice(end, end + 24))) ?? "") &&
        !NO_LENGTH.test(whole.slice(Math.max(0, at - 30), at)),
    );
  const everyDay = figures.find(({ kind, low }) => kind === "number" && low >= 359 && low <= 366);
  return {
    days: of(/^(?:day|night|shift)s?$/, 20, 366) ?? everyDay,
    weeks: of(/week|.days$/, 10, 52),
    months: of(/month/, 3, 12),
    aWeek: of(/^days?$/, 3, 7),
    aMonth: figures.find(
      ({ kind, low, end }) =>
        kind === "number" && low >= 15 && low <= 31 && OF_A_MONTH.test(whole.slice(end, end + 30)),
    ),
  };
}
const LENGTH =
  /^(?: (?!an?\b|per\b|each\b|every\b)[a-z]+)?(?: (days|weeks|weekends|months|nights|shifts|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)|(?: |-)(?:(day|week|month)(?= (?:week|year|season)\b)))\b/;
/** A wait or a deadline, and no part of their year. */
const NO_LENGTH =
  /\b(?:took|takes|wait|within|after|last|every) $|\b(?:turnaround|promised?|deadline|notice|due|lead time|wait|average)\b[^.;,]{0,20}$/;
const OF_A_MONTH = /^ (?:working )?days (?:in )?(?:an?|each|every|per|the) month\b/;

export function timesAYear({ whole }: Told, per: Period | null, lengths: Lengths): TimesAYear {
  const told = (count: number, unit: Period, by: Figure | null): TimesAYear => ({
    ...{ count, unit, told: by, isTold: true },
  });
  const { days, weeks, months, aWeek, aMonth } = lengths;
  if (per === "day") {
    if (aMonth) return told(aMonth.low * 12, "day", aMonth);
    if (days) return told(days.low, "day", days);
    if (weeks) return told(weeks.low * (aWeek?.low ?? 5), "day", weeks);
    if (EVERY_DAY.test(whole) || aWeek?.low === 7) return told(365, "day", null);
    if (aWeek && aWeek.low !== 5) return told(aWeek.low * 52, "day", aWeek);
  }
  if (per === "week" && weeks) return told(weeks.low, "week", weeks);
  if (per === "month" && months) return told(months.low, "month", months);
  const isOnce = per === null || per === "season";
  return { count: isOnce ? 1 : perYear(per), unit: per ?? "year", told: null, isTold: false };
}
const EVERY_DAY =
  /\ba day of the year\b|\bnever clos|\b(?:yes |including |incl\.? |even )(?:christmas|xmas)|\b(?:christmas|xmas) (?:too|incl)|\b(?:don't|dont|doesn't) (?:take|know)[a-z ]{0,12} (?:weekends|sundays|holidays)|\b(?:7|seven) days\b|\bevery single day\b|\b24\/7\b|\b365\b|\bround the clock\b/;
