import { type Each, isNamed, isSaidOfEach } from "./each";
import { FAULTY } from "./elsewhere";
import type { Per } from "./figures";
import type { Top } from "./top";
import { lastStem } from "./words";

/** Whether what one takes is of those that are counted. */
export function isOf({ kind, each }: Top, inner: Per, isOfAPart: boolean, plain: string): boolean {
  if (!isSaidOfEach(each, plain)) return false;
  if (kind === "money" && !isToldBefore(each, inner, isOfAPart, plain)) return false;
  if (each.nouns.length === 0 || isNamed(each, inner.of) || RIGHT_BEHIND.test(plain.slice(inner.at, each.at)))
    return true;
  if (isOfAPart) return inner.of === null || !isOfAnotherPiece(each, plain);
  return (
    (inner.of === null && (kind === "time" || each.at < inner.at || isToldTwice(each, plain))) ||
    each.nouns.some((noun) => ANY_ONE.test(noun)) ||
    inner.of === "times" ||
    inner.per === "time"
  );
}
/** "Rejected loads. 4 a month, $1,265 a load"; "a chiller is $140,000" is of nothing that is counted. */
const isToldTwice = ({ nouns }: Each, plain: string): boolean =>
  nouns.every((noun) => ANY_ONE.test(noun) || FAULTY.test(noun) || plain.split(lastStem(noun)).length > 2);
/** "38 relines a year, each report is 22 h": each has one. */
const RIGHT_BEHIND =
  /^\d+ (?:[a-z-]+ ){1,3}a (?:day|week|month|season|year),? (?:and |with )?each [a-z]+ (?:is|takes|needs|eats) (?:about )?$/;
/** "55 a week, and a go-back costs me $85": a price by name, where the count has none; "a second trip costs us $485": what comes again. */
function isToldBefore({ nouns, at }: Each, { of }: Per, isOfAPart: boolean, plain: string): boolean {
  const before = plain.slice(0, at);
  const again = AGAIN.exec(before)?.[1];
  if (again !== undefined) return plain.split(again).length > 2;
  if (of !== null || isOfAPart || !A_ONE_COSTS.test(before)) return true;
  return nouns.every((noun) => ANY_ONE.test(noun) || FAULTY.test(noun) || plain.split(noun).length > 2);
}
const A_ONE_COSTS = /\ban? [a-z-]+(?: [a-z-]+)? (?:costs?|runs?|sets) (?:us |me )?(?:back )?(?:about )?\$?$/;
const AGAIN =
  /\b((?:second|return|repeat) [a-z]+) (?:costs?|runs?|sets) (?:us |me )?(?:back )?(?:about )?\$?$/;

/** "88 transcripts a week at $4.35 a page" */
const isOfAnotherPiece = ({ amount, at, nouns: [noun = ""] }: Each, plain: string): boolean =>
  plain.slice(at).startsWith(`$${amount} a ${noun}`) &&
  !ANY_ONE.test(noun) &&
  !FAULTY.test(noun) &&
  !A_MEASURE.test(noun);
const A_MEASURE =
  /^(?:lb|pound|kg|kilo|ton|tonne|gallon|litre|liter|foot|ft|metre|meter|yard|dozen|case|bag)s?$/;
/** "20 minutes a remake", told before the share of those that are remade. */
export const isOfWhatGoesWrong = (each: Each, inner: Per): boolean =>
  each.nouns.length > 0 && !isNamed(each, inner.of);

export const ANY_ONE = /^(?:one|case|piece|item|file|head|time|trip|job|go|occasion|order|unit|incident)s?$/;

/** "A mis-sized head costs us $38", of all heads that are made: how many such there are is not told. */
export const isOfFaults = ({ nouns }: Each, { of }: Per): boolean =>
  nouns.some((noun) => FAULTY.test(noun)) && of !== null && !of.split(" ").some((word) => FAULTY.test(word));
