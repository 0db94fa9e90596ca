import { BY_A_TOOL, type Each } from "./each";
import type { Figures } from "./figures";
import type { People } from "./people";
import { isInOneSentence, lastStem } from "./words";

/** The one thing that each of them takes. */
export interface Top {
  readonly kind: "time" | "money";
  readonly each: Each;
  /** Minutes of the check, where `each` is saved. */
  readonly check: number | null;
  /** "5 h a day, at $16.50": told without its hour. */
  readonly wage?: number;
  /** "That's 6 h a day": what they worked out themselves. */
  readonly summed?: Each;
}

/** What one takes; what is saved on one, less its check; time and its pay. Null where two things could be it. */
export function topOf({ minutes, dollars, plain }: Figures): Top | null {
  const [one, other, ...more] = [...minutes, ...dollars];
  if (one === undefined || more.length > 0) return null;
  const kind = minutes.length > 0 ? "time" : "money";
  if (other === undefined) return one.as === "saved" ? null : { kind, each: one, check: null };
  const [time] = minutes;
  const [pay] = dollars;
  if (time !== undefined && pay !== undefined)
    return isPay(pay, time, plain) ? { kind, each: time, check: null, wage: pay.amount } : null;
  if (minutes.length !== 2) return null;
  const summed = minutes.find(
    ({ per, at }) => per !== null && COMES_TO.test(plain.slice(Math.max(0, at - 24), at)),
  );
  if (summed !== undefined) return { kind, each: summed === one ? other : one, check: null, summed };
  return lessCheck(minutes, plain);
}

function lessCheck(minutes: readonly Each[], plain: string): Top | null {
  const check = minutes.find(({ as }) => as === "check");
  const saved = minutes.find((each) => each !== check);
  const isNet = check !== undefined && saved?.as === "saved" && check.amount < saved.amount;
  return isNet && BY_A_TOOL.test(plain) ? { kind: "time", each: saved, check: check.amount } : null;
}

const COMES_TO =
  /(?:=|\b(?:that's|thats|that is|so|which is|comes to|total(?:s|ling)?)) (?:about |roughly |around )?$/;

/** Dollars of an hour that was left out; of a piece they would be beside it: "at $9 a jar". */
export const isPay = ({ amount, at, nouns, per }: Each, time: Each, plain: string): boolean =>
  per === null &&
  nouns.every((noun) => time.nouns.includes(noun)) &&
  amount >= 10 &&
  amount <= 120 &&
  !/\band (?:we|they)\b/.test(plain.slice(at, time.at)) &&
  !CHARGED.test(plain.slice(Math.max(0, time.at - NEAR), at)) &&
  /(?:\bat|@|\bpaid|\bmakes?|\bon) $/.test(plain.slice(Math.max(0, at - 8), at));

/**
 * What an hour of those costs who do it: told with the time, or of "them" behind it. Of several the one right behind those
 * who do it, else the only one in the sentence of the time; another's is left out.
 */
export function wagesOf({ wages, plain }: Figures, { each, wage }: Top, who: People | null): number[] {
  const isBeside = (at: number): boolean => isInOneSentence(plain, at, each.at);
  const own = wages.filter(({ at }) => {
    const before = /[^.!?;]*$/.exec(plain.slice(0, at))?.[0] ?? "";
    return (
      !ANOTHERS.test(before) &&
      !isCharged(plain, at) &&
      (isBeside(at) || OF_THEM.test(before) || isOfThose(before, each, who))
    );
  });
  const all = [...own.map(({ amount }) => amount), ...(wage === undefined ? [] : [wage])];
  if (all.length < 2) return all;
  const near = own.filter(({ at }) => (who === null ? isBeside(at) : at > who.at && at - who.at < NEAR));
  return near.length === 1 ? near.map(({ amount }) => amount) : all;
}
const NEAR = 40;
/** "On a $26/hr scanner", "my bookkeeper is $34 an hour and the climbers lose …" */
const ANOTHERS = /\bon an? $|\b(?:my|our) [a-z]+ is (?:on )?$/;
const CHARGED = /\b(?:charge[ds]?|(?<!never )bill(?:s|ed)?|rate card|clients? pay|invoiced?)\b/;
/** "We bill $60 an hour": what customers pay. */
const isCharged = (plain: string, at: number): boolean =>
  CHARGED.test(plain.slice(Math.max(0, at - NEAR), at + NEAR));
const OF_THEM = /^\W*(?:and )?(?:they|their|she|he|i pay|i'm paying)\b/;

/** "A driver costs me $28 an hour", of the drivers who sit there. */
function isOfThose(before: string, { nouns }: Each, who: People | null): boolean {
  const payee = /^\W*(?:an?|my|our) ([a-z-]+) /.exec(before)?.[1];
  return (
    payee !== undefined &&
    [...(who?.noun.split(" ") ?? []), ...nouns].some((noun) => lastStem(noun) === lastStem(payee))
  );
}
