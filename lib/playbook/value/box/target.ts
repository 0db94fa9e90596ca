import { type HoursLine, rhythmOf } from "@/lib/domain/value/line";
import { perYear } from "@/lib/domain/value/times-a-year";
import { WORKDAY_HOURS } from "@/lib/domain/value/usable";
import { asPlural, pluralOf } from "../../lead/task-words";
import type { Target } from "./box";
import { count, LONG_MINUTES } from "./figures";

/** Of what was told as saved, what is counted on at the low end (`countedOn`). */
export const LEAST_OF_SAVED = 0.4;

/** Less of it would not be told from one week's chance. Our own judgement. */
export const WORTH_IT = 1 / 5;

/** "timed files take 16 minutes less each" */
export const lessEach = (minutes: number, noun: string, least: number): Target => ({
  least,
  say: (share) => `timed ${asPlural(noun)} take ${lessOf(minutes * share, minutes)} less each`,
});

/** Of what is done less often a year, eight weeks bring no ten. */
const TIMED_FROM = 100;
/** Of a change that was told without how many there are. */
export const targetOfPiece = (minutes: number, noun: string): Target =>
  lessEach(minutes, noun, LEAST_OF_SAVED);

/** A part of the time that one piece takes, or a person's week; null where neither was told. */
export function targetOf({ formula, per }: HoursLine, noun: string | null, least: number): Target | null {
  const { minutes, days, volume, hours, times, people } = formula;
  if (volume !== undefined && noun !== null) {
    const of = days === undefined ? minutes?.low : days.low * WORKDAY_HOURS * 60;
    if (of === undefined || of * least < 1) return null;
    const pieces = pluralOf(noun);
    const which = volume.low * perYear(per) < TIMED_FROM ? `the ${pieces} of the trial` : `timed ${pieces}`;
    return { least, say: (share) => `${which} take ${lessOf(of * share, of)} less each` };
  }
  if (hours === undefined || times === undefined) return null;
  const rhythm = rhythmOf(formula);
  const who = people === undefined || noun === null ? "the work takes" : `each ${noun} spends`;
  const of = hours.low * 60;
  return of * least < 1
    ? null
    : { least, say: (share) => `${who} ${lessOf(of * share, of)} less a ${rhythm}` };
}

/** "18 minutes", "1.5 hours": rounded up, because less would not do. */
function lessOf(minutes: number, of: number): string {
  if (minutes < 60 || of < LONG_MINUTES) {
    const whole = Math.ceil(minutes - 1e-9);
    return `${count(whole)} ${whole === 1 ? "minute" : "minutes"}`;
  }
  const hours = Math.ceil(minutes / 6 - 1e-9) / 10;
  return `${count(hours)} ${hours === 1 ? "hour" : "hours"}`;
}
