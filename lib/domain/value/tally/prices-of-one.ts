import { SALES } from "./beside-the-matter";
import type { Each } from "./each";
import { WORD } from "./words";

const TIME =
  "(?:h|min|hour|minute|day|night|weekend|week|month|quarter|year|season|shift|spring|summer|fall|winter|harvest|payday|morning|evening|person|head|man|employee|seat|user)";
const AMOUNT = String.raw`(\d{1,7}(?:\.\d{1,2})?)(?![\d.%]*\d|%)`;
const PATTERNS: readonly {
  words: RegExp;
  amount: number;
  of: number | null;
  isAverage?: true;
  isPointing?: true;
}[] = [
  {
    words: new RegExp(String.raw`\$${AMOUNT}(?: or so| roughly| on average| avg)?,? each\b`, "g"),
    amount: 1,
    of: null,
  },
  {
    words: new RegExp(
      String.raw`\b(?:avg|averag(?:e|es|ing)|about|at|costs? (?:us|me)|runs?(?: us| me)?) \$?${AMOUNT} (?:or so )?each\b`,
      "g",
    ),
    amount: 1,
    of: null,
  },
  {
    words: new RegExp(
      String.raw`\$${AMOUNT} (?:(?!for |on |in )[a-z-]+ )?(?:an?|per|for each|for every) (?!${TIME}\b)(${WORD})`,
      "g",
    ),
    amount: 1,
    of: 2,
  },
  {
    words: new RegExp(String.raw`(?<![$\d.#/])\b(\d{3,6}) an? (?!${TIME}\b)(${WORD})(?=[,.;)]|$)`, "g"),
    amount: 1,
    of: 2,
  },
  {
    words: new RegExp(
      String.raw`\beach (?:one )?(?:was|is|were|costs?|runs?) (?:us |me )?(?:worth )?(?:about |around )?\$${AMOUNT}`,
      "g",
    ),
    amount: 1,
    of: null,
    isPointing: true,
  },
  {
    words: new RegExp(String.raw`\bthey (?:average|run|cost us|cost me) (?:about |around )?\$${AMOUNT}`, "g"),
    amount: 1,
    of: null,
    isPointing: true,
  },
  {
    words: new RegExp(String.raw`\$${AMOUNT} (?:of (?:my|our) money )?in (?:each|every) (${WORD})`, "g"),
    amount: 1,
    of: 2,
  },
  {
    words: new RegExp(
      String.raw`\b(?:it's|its|that's|it is|(?:it|that|this|each|which|one) (?:comes to|costs (?:us|me)|sets (?:us|me) back|runs (?:us|me))|(?:sending|making|doing|getting) [a-z ]{3,30}(?:costs|sets|runs) (?:us|me)(?: back)?|hire one in at) (?:about |around )?\$${AMOUNT}(?= (?:each|and i|and we|which|a time|in |to )|[.,;]|$)`,
      "g",
    ),
    amount: 1,
    of: null,
    isPointing: true,
  },
  {
    words: new RegExp(
      String.raw`\$${AMOUNT} (?:for|on) (?:each|every)(?: one| of those| of them)?(?=[.,;]|$)`,
      "g",
    ),
    amount: 1,
    of: null,
  },
  { words: new RegExp(String.raw`\$${AMOUNT} a (time)\b`, "g"), amount: 1, of: 2 },
  {
    words: new RegExp(
      String.raw`\ban? (?:wasted|failed|missed|lost) (${WORD}) (?:${WORD} )?(?:at|is|costs) \$${AMOUNT}`,
      "g",
    ),
    amount: 2,
    of: 1,
    isPointing: true,
  },
  {
    words: new RegExp(
      String.raw`\b(?:an?|each|every|one|per|lost|the average|average) ((?:${WORD} ){1,3}?)(?:with (?:${WORD} ){1,3}?)?(?:is|costs?|runs?|comes to|came to|averages?|eats?|sets|was)(?: (?:us|me|up|back|worth|about|around|roughly|easily|close to|at least))* \$${AMOUNT}`,
      "g",
    ),
    amount: 2,
    of: 1,
  },
  {
    words: new RegExp(
      String.raw`\b(?:average|avg|typical) (?:fee|loss|cost|claim|write-off|hit|bill|repair|credit|penalty|refund|job|order|ticket)(?: (?:is|of|was|about|around|runs?|each))*:? \$${AMOUNT}`,
      "g",
    ),
    amount: 1,
    of: null,
    isAverage: true,
  },
];

/** Dollars of one of them, with what it is said to be of. */
export interface PriceOfOne extends Each {
  /** "It's $740", "they average $210": of what was told right before. */
  readonly isPointing: boolean;
}

export function pricesOfOne(plain: string): PriceOfOne[] {
  // "The client pays $48 a piece, $35 over a hundred": of one sentence, all of them are.
  if (SALES.test(plain) && !/\bworth\b/.test(plain)) return [];
  return PATTERNS.flatMap(({ words, amount, of, isAverage = false, isPointing = false }) =>
    [...plain.matchAll(words)].map(
      (match): PriceOfOne => ({
        amount: Number(match[amount]),
        nouns: isAverage ? ["average"] : of === null ? [] : (match[of] ?? "").trim().split(" "),
        at: match.index,
        as: "taken",
        per: null,
        isPointing: isPointing || POINTS.test(plain),
      }),
    ),
  );
}
/** "Each was", "Avg 3400", "$240 a time": a sentence that has its subject from the one before. */
const POINTS =
  /^\W*(?:each|every one|it|its|it's|they|that|that's|those|these|this|about|avg|average|around|\$|\d|at |and |to \w+ one|(?:making|replacing|redoing|fixing|sending|altering|putting|sorting)\b)/;
