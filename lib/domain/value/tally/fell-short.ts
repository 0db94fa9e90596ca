import { moneyTally } from "./money";
import { plainFigures } from "./plain-figures";
import type { Tally } from "./tally";
import { lastStem, periodIn } from "./words";

/**
 * "We finish the season 9,000 cubic metres short" and "we clear about $7 a cubic metre": what was short at what they
 * earn on one, where both name the same unit. It is a ceiling: that all of it would have been sold is not known.
 */
export function fellShort(
  sentences: readonly string[],
  plain: readonly string[] = sentences.map(plainFigures),
): Tally | null {
  const short = only(plain.flatMap((each, at) => [...each.matchAll(SHORT)].map(told(at))));
  const earned = only(plain.flatMap((each, at) => [...each.matchAll(EARNED)].map(told(at))));
  if (short === null || earned === null || lastStem(short.unit) !== lastStem(earned.unit)) return null;
  const said = plain[short.sentence] ?? "";
  const per = periodIn(said) ?? (/\bseason\b/.test(said) ? "season" : "all");
  return moneyTally(
    sentences,
    [short.sentence, earned.sentence],
    { count: short.amount, of: `${short.unit} short`, per, at: short.at },
    { each: earned.amount, forgone: "short" },
  );
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
    unit: groups.unit ?? "",
    at,
    sentence,
  });

/** One, or several that say the same. */
function only(all: readonly Told[]): Told | null {
  const [one, ...others] = all;
  return one === undefined || others.some(({ amount }) => amount !== one.amount) ? null : one;
}

const UNIT = "(?:(?:cubic|square|board|metric|linear) )?[a-z-]{3,}";
/** "9000 cubic metres short", "900 boxes under contract": of things, and of no people. */
const SHORT = new RegExp(
  String.raw`(?<![$\d.,#/-])\b(?<amount>\d{2,7})(?![\d.,]*\d|[%#/]) (?<unit>(?!people|staff|hours|days|drivers|min\b|h\b)${UNIT}) (?:short(?! of (?:staff|people|hands))|under (?:contract|what (?:we|i) (?:sold|promised)))\b`,
  "g",
);
const EARNED = new RegExp(
  String.raw`\b(?:we|i) (?:clear|net|make|keep|earn) (?:about |around |roughly |maybe )?\$(?<amount>\d{1,7}(?:\.\d{1,2})?)(?![\d.%]*\d) (?:an?|per|on (?:an?|each|every)|for each) (?<unit>${UNIT})\b`,
  "g",
);
