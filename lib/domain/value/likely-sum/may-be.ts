import type { Figure, Told } from "./figures";

/** Time or dollars, with or without their sign; days are eight hours each. */
export function asEach(told: Told, figure: Figure): Figure | null {
  if (figure.kind === "share") return null;
  if (figure.kind !== "number") return figure;
  if (figure.high <= MOST_DAYS && ARE_DAYS.test(behindOf(told, figure)))
    return { ...figure, kind: "time", low: figure.low * A_DAY, high: figure.high * A_DAY };
  return isUnsigned(told, figure, COSTS) ? figure : null;
}

export function mayBeHourly(told: Told, figure: Figure): boolean {
  const { kind, low, high } = figure;
  const behind = behindOf(told, figure);
  if (low !== high || low < LEAST_AN_HOUR) return false;
  if (kind === "money") return high <= MOST_AN_HOUR || AN_HOUR.test(behind);
  return kind === "number" && low >= 12 && high <= 120 && (AN_HOUR.test(behind) || ENDS.test(behind));
}

/** "Each costs us 40", "payouts run at 2100 a month" */
function isUnsigned(told: Told, figure: Figure, before: RegExp): boolean {
  const behind = behindOf(told, figure);
  return (
    (before.test(told.whole.slice(Math.max(0, figure.at - 30), figure.at)) && OF_DOLLARS.test(behind)) ||
    COINS.test(behind) ||
    (figure.low >= 1000 && A_TIME.test(behind))
  );
}

/** What is paid, charged or given back besides, in dollars. */
export const mayBePaidBeside = (told: Told, figure: Figure): boolean =>
  figure.kind === "money" || (figure.kind === "number" && isUnsigned(told, figure, PAYS));

const behindOf = ({ whole }: Told, { end }: Figure): string => whole.slice(end, end + 40);

const LEAST_AN_HOUR = 8;
const MOST_AN_HOUR = 450;
const A_DAY = 480;
const MOST_DAYS = 20;
const ARE_DAYS =
  /^ (?:full |whole |solid |working |man |person )?days?\b(?! (?:a|per|each) (?:week|month|year))/;
const AN_HOUR = /^ ?(?:an?|per|\/) ?h\b/;
const ENDS = /^ ?(?:[,.;)]|$)/;
const COSTS =
  /\b(?:costs?(?: us| me)?|loss is|at|pay|paid|lose|losing|about|around|is|was|runs?|it's|that's|steady|eats?|us|me)(?: about| around| roughly| on)? $/;
const PAYS = new RegExp(
  String.raw`${COSTS.source}|\b(?:pays?|credits?|gives?|throws?|charges?|get|getting|back|plus|and|another|then)(?: us| me| them| back| about| in)* $`,
);
const OF_DOLLARS =
  /^ ?(?:,|\.|;|$|each|apiece|an? |per |every|bucks|dollars|euros|pounds|quid|rupees|for|in )/;
const COINS = /^ (?:bucks|dollars|euros|pounds|quid|rupees)\b/;
const A_TIME = /^ (?:an?|per|each|every) (?:month|year|week|season|quarter)\b/;
