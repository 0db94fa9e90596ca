import { plainFigures } from "./plain-figures";
import type { Tally } from "./tally";
import { lastStem, periodIn } from "./words";

/**
 * "We finish the season 9,000 cubic metres short" and "we clear about $7 a cubic metre": what was short at what they
 * earn on one, where both name the same unit. It is a ceiling: that all of it would have been sold is not known.
 */
export function fellShort(sentences: readonly string[]): Tally | null {
  const plain = sentences.map(plainFigures);
  const short = only(plain.flatMap((each, at) => [...each.matchAll(SHORT)].map(told(at))));
  const earned = only(plain.flatMap((each, at) => [...each.matchAll(EARNED)].map(told(at))));
  if (short === null || earned === null || lastStem(short.unit) !== lastStem(earned.unit)) return null;
  const said = plain[short.sentence] ?? "";
  const per = periodIn(said) ?? (/\bseason\b/.test(said) ? "season" : "all");
  const places = new Set([short.sentence, earned.sentence]);
  return {
    kind: "money",
    pers: [{ count: short.amount, of: `${short.unit} short`, per, at: short.at }],
    shares: [],
    part: null,
    people: null,
    each: earned.amount,
    check: null,
    wage: null,
    forgone: "short",
    sentences: sentences.filter((_, at) => places.has(at)),
  };
}

interface Told {
  readonly amount: number;
  readonly unit: string;
  readonly at: number;
  readonly sentence: number;
}
const told =
  (sentence: number) =>
  ({ index: at, groups = {} }: RegExpExecArray): Told => ({
    amount: Number(groups.amount),
    unit: (groups.unit ?? groups.behind ?? "").trim(),
    at,
    sentence,
  });

/** One, or several that say the same. */
function only(all: readonly Told[]): Told | null {
  const [one, ...others] = all;
  return one === undefined || others.some(({ amount }) => amount !== one.amount) ? null : one;
}

const UNIT = "(?:(?:cubic|square|board|metric|linear) )?[a-z-]{3,}";
/** "9000 cubic metres short", "short 9000 cubic metres", "9000 boxes less than we sold": of things, and of no people. */
const SHORT = new RegExp(
  String.raw`(?<![$\d.,#/-])\b(?<amount>\d{2,7})(?![\d.,]*\d|[%#/]) (?<unit>(?!people|staff|hours|days|drivers|min\b|h\b)${UNIT}) (?:short(?! of (?:staff|people|hands))|under (?:contract|what (?:we|i) (?:sold|promised)))\b`,
  "g",
);
const EARNED = new RegExp(
  String.raw`\b(?:we|i) (?:clear|net|make|keep|earn) (?:about |around |roughly |maybe )?\$(?<amount>\d{1,7}(?:\.\d{1,2})?)(?![\d.%]*\d) (?:an?|per|on (?:an?|each|every)|for each) (?<unit>${UNIT})\b`,
  "g",
);
