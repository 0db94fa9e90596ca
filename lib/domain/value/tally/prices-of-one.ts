import { SALES } from "./beside-the-matter";
import type { Each } from "./each";
import { isPeople, WORD } from "./words";

const TIME =
  "(?:h|min|hour|minute|day|night|weekend|week|month|quarter|year|season|shift|spring|summer|fall|winter|harvest|payday|morning|evening|person|head|man|employee|seat|user)";
const AMOUNT = String.raw`(?<amount>\d{1,7}(?:\.\d{1,2})?)(?![\d.%]*\d|%)`;
const ROUGHLY = "(?:about |around )?";
const shape = (source: string): RegExp => new RegExp(source, "g");

/** "$93 each", "$480 a hole", "a batch is worth $9,200": with what it is of, where that is named. */
const SHAPES: readonly RegExp[] = [
  String.raw`\$${AMOUNT}(?: or so| roughly| on average| avg)?,? each\b`,
  String.raw`\b(?:avg|averag(?:e|es|ing)|about|at|costs? (?:us|me)|runs?(?: us| me)?) \$?${AMOUNT} (?:or so )?each\b`,
  String.raw`\$${AMOUNT} (?:(?!for |on |in )[a-z-]+ )?(?:an?|per|for each|for every) (?!${TIME}\b)(?<of>${WORD})`,
  String.raw`(?<![$\d.#/])\b(?<amount>\d{3,6}) an? (?!${TIME}\b)(?<of>${WORD})(?=[,.;)]|$)`,
  String.raw`\$${AMOUNT} (?:of (?:my|our) money )?in (?:each|every) (?<of>${WORD})`,
  String.raw`\$${AMOUNT} (?:for|on) (?:each|every)(?: one| of those| of them)?(?=[.,;]|$)`,
  String.raw`\$${AMOUNT} a (?<of>time)\b`,
  String.raw`\b(?:an?|each|every|one|per|lost|the average|average) (?<of>(?:${WORD} ){1,3}?)(?:with (?:${WORD} ){1,3}?)?(?:is|costs?|runs?|comes to|came to|averages?|eats?|sets|was)(?: (?:us|me|up|back|worth|about|around|roughly|easily|close to|at least))* \$${AMOUNT}`,
  String.raw`\b(?<of>average|avg|typical) (?:fee|loss|cost|claim|write-off|hit|bill|repair|credit|penalty|refund|job|order|ticket)(?: (?:is|of|was|about|around|runs?|each))*:? \$${AMOUNT}`,
].map(shape);

/** "It's $740", "they average $210", "a wasted roll at $640": of what was told right before. */
const POINTING: readonly RegExp[] = [
  String.raw`\beach (?:one )?(?:was|is|were|costs?|runs?) (?:us |me )?(?:worth )?${ROUGHLY}\$${AMOUNT}`,
  String.raw`\bthey (?:average|run|cost us|cost me) ${ROUGHLY}\$${AMOUNT}`,
  String.raw`\b(?:it's|its|that's|it is|(?:it|that|this|each|which|one) (?:comes to|costs (?:us|me)|sets (?:us|me) back|runs (?:us|me))|(?:sending|making|doing|getting) [a-z ]{3,30}(?:costs|sets|runs) (?:us|me)(?: back)?|hire one in at) ${ROUGHLY}\$${AMOUNT}(?= (?:each|and i|and we|which|a time|in |to )|[.,;]|$)`,
  String.raw`\ban? (?:wasted|failed|missed|lost) (?<of>${WORD}) (?:${WORD} )?(?:at|is|costs) \$${AMOUNT}`,
].map(shape);

/** Dollars of one of them, with what it is said to be of. */
export interface PriceOfOne extends Each {
  /** Whether it is of what was told right before. */
  readonly isPointing: boolean;
}

export function pricesOfOne(plain: string): PriceOfOne[] {
  // "The client pays $48 a piece, $35 over a hundred": of one sentence, all of them are.
  if (SALES.test(plain) && !/\bworth\b/.test(plain)) return [];
  const read = (isPointing: boolean) => (words: RegExp) =>
    [...plain.matchAll(words)].map(
      ({ index: at, groups = {} }): PriceOfOne => ({
        amount: Number(groups.amount),
        nouns: AVERAGE.test(groups.of ?? "") ? ["average"] : (groups.of ?? "").split(" ").filter(Boolean),
        at,
        as: "taken",
        per: null,
        isPointing,
      }),
    );
  return [...SHAPES.flatMap(read(POINTS.test(plain))), ...POINTING.flatMap(read(true))].filter(
    ({ nouns }) => !nouns.some((noun) => isPeople(noun)),
  );
}
const AVERAGE = /^(?:avg|typical)$/;
/** "Each was", "Avg 3400", "$240 a time": a sentence that has its subject from the one before. */
const POINTS =
  /^\W*(?:each|every one|it|its|it's|they|that|that's|those|these|this|about|avg|average|around|\$|\d|at |and |to \w+ one|(?:making|replacing|redoing|fixing|sending|altering|putting|sorting)\b)/;
