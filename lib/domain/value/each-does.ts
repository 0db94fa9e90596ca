import { type Fact, type FactOf, factsOf } from "../ledger/fact";
import { wordsBefore } from "./around";
import { isSameNoun, isVeryNoun } from "./same-noun";

/** "Each head chef does two a week", "each of our 22 stores sends 6": so many of one of them, and not of all. */
export function eachDoes(volume: FactOf<"rate">): string | null {
  if (volume.each !== null || volume.lang !== "en") return volume.each;
  const before = wordsBefore(volume);
  const several = EACH_OF.exec(before)?.[1]?.toLowerCase();
  const noun = several ?? (ONE.exec(before)?.[1] ?? SEVERAL_EACH.exec(before)?.[1])?.toLowerCase();
  return noun === undefined || NO_DOER.test(noun) ? null : noun;
}

const DOES =
  "(?:does|do|makes?|writes?|handles?|fills?|keys?|types?|answers?|processes|sees?|places?|sends?|submits?|orders?|gets?|needs?|has|files?)(?: us| me| in| up| out)? (?:(?:about|around|roughly|some|up to) )?$";
const ONE = new RegExp(String.raw`\b(?:each|every) ((?:\p{L}+ ){0,2}\p{L}+) ${DOES}`, "iu");
const EACH_OF = new RegExp(
  String.raw`\beach of (?:our|the|my|these|those) (?:\d+ )?((?:\p{L}+ ){0,2}\p{L}+) ${DOES}`,
  "iu",
);
/** "Our 11 guides each write" */
const SEVERAL_EACH = new RegExp(
  String.raw`(?<=\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|our)) (\p{L}+s) each ${DOES.replaceAll("does", "do")}`,
  "iu",
);
const NO_DOER =
  /^(?:day|week|month|quarter|year|season|morning|night|shift)(?: |$)|\b(?:and|but|so|we|i|they|he|she|it|you|of|that|who)\b/i;

/** How many of them there are, where one count of them was typed: "14 camps". */
export function countOfEach(
  facts: readonly Fact[],
  volume: FactOf<"rate">,
  each: string,
): FactOf<"quantity"> | null {
  const counts = factsOf(facts, "quantity").filter(
    ({ field, unit, low, high, outOf }) =>
      field === volume.field &&
      unit !== null &&
      low === high &&
      low > 1 &&
      outOf === undefined &&
      isOfThem(unit, each),
  );
  return oneCount(counts);
}

/** Counted once, or twice alike; null where two counts differ, or there is none. */
export function oneCount(counts: readonly FactOf<"quantity">[]): FactOf<"quantity"> | null {
  const [count = null] = counts;
  return counts.every(({ low }) => low === count?.low) ? count : null;
}

/** "Camps" are summer camps; head chefs are no sous chefs. */
const isOfThem = (unit: string, each: string): boolean =>
  isVeryNoun(unit, each) || (isSameNoun(unit, each) && (!unit.includes(" ") || !each.includes(" ")));
