import { isAbroad } from "../abroad";
import type { CompanyProfile } from "../company-profile";
import { wagePlace } from "../value/hourly-wage";
import { type Day, dateOf, daysAfter } from "./days";

export interface Holiday {
  day: Day;
  name: string;
}

type Place = ReturnType<typeof wagePlace>;
type Rule = (year: number) => Day;

const two = (number: number): string => String(number).padStart(2, "0");
const on =
  (month: number, day: number): Rule =>
  (year) =>
    `${year}-${two(month)}-${two(day)}`;

/** The first Monday of a month, or a later one. */
const mondayIn =
  (month: number, which: number): Rule =>
  (year) => {
    const first = `${year}-${two(month)}-01`;
    return daysAfter(first, ((8 - dateOf(first).getUTCDay()) % 7) + (which - 1) * 7);
  };

/** The Monday before May 25. */
const VICTORIA_DAY: Rule = (year) => {
  const last = `${year}-05-24`;
  return daysAfter(last, -((dateOf(last).getUTCDay() + 6) % 7));
};

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return `${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`;
}
const GOOD_FRIDAY: Rule = (year) => daysAfter(easter(year), -2);

type Entry = readonly [name: string, rule: Rule];

const ABROAD: readonly Entry[] = [
  ["New Year's Day", on(1, 1)],
  ["Christmas Day", on(12, 25)],
];
/** What every province has. */
const EVERYWHERE: readonly Entry[] = [
  ...ABROAD,
  ["Good Friday", GOOD_FRIDAY],
  ["Canada Day", on(7, 1)],
  ["Labour Day", mondayIn(9, 1)],
];
const MOST: readonly Entry[] = [
  ["Victoria Day", VICTORIA_DAY],
  ["Thanksgiving", mondayIn(10, 2)],
];
const FAMILY_DAY: Entry = ["Family Day", mondayIn(2, 3)];
const REMEMBRANCE_DAY: Entry = ["Remembrance Day", on(11, 11)];

/** Statutory holidays by province; where the province is not known, only those that all of them have. */
const BY_PLACE: Readonly<Record<Place, readonly Entry[]>> = {
  bc: [
    ...MOST,
    FAMILY_DAY,
    REMEMBRANCE_DAY,
    ["BC Day", mondayIn(8, 1)],
    ["National Day for Truth and Reconciliation", on(9, 30)],
  ],
  alberta: [...MOST, FAMILY_DAY, REMEMBRANCE_DAY],
  ontario: [...MOST, FAMILY_DAY, ["Boxing Day", on(12, 26)]],
  quebec: [
    ["National Patriots' Day", VICTORIA_DAY],
    ["Thanksgiving", mondayIn(10, 2)],
    ["the Fête nationale", on(6, 24)],
  ],
  canada: [],
};

/** The firm's statutory holidays from one day to another, both included. */
export function holidaysBetween({ answers }: CompanyProfile, from: Day, to: Day): Holiday[] {
  const entries = isAbroad(answers) ? ABROAD : [...EVERYWHERE, ...BY_PLACE[wagePlace(answers)]];
  const years = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  return [...new Set(years)]
    .flatMap((year) => entries.map(([name, rule]) => ({ name, day: rule(year) })))
    .filter(({ day }) => from <= day && day <= to)
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** A day, or the last one before it that is no holiday. */
export function workingDay(firm: CompanyProfile, day: Day): Day {
  return holidaysBetween(firm, day, day).length === 0 ? day : workingDay(firm, daysAfter(day, -1));
}
