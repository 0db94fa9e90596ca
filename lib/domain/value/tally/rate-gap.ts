import { fold } from "../../ledger/fold";
import { moneyTally } from "./money";
import { plainFigures } from "./plain-figures";
import { pricesOfOne } from "./prices-of-one";
import type { Tally } from "./tally";
import { periodIn, WORD } from "./words";

/** "11.5% on forms ordered after a chat, 6.2% without it", "22% was broken, used to be 15%": a rate, and a lower one beside it. */
export interface RateGap {
  more: number;
  less: number;
  /** What has the lower rate goes without it today: the two can be tried side by side. */
  isBeside: boolean;
  /** "forms"; null where no thing was named. */
  of: string | null;
  /** Where the two were told. */
  at: readonly number[];
}

const RATE = String.raw`(?<![\d.])(?<KEY>\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent)`;
const rate = (key: string): string => RATE.replace("KEY", key);
const BESIDE = new RegExp(
  String.raw`${rate("more")}[^.!?%]{0,60}\b(?:without|not (?:through|using|from)|by hand)\b[^.!?%]{0,40}?${rate("less")}|${rate("first")}[^.!?%]{0,20}\bwithout\b`,
);
const BEFORE = new RegExp(
  `^[^.!?%]{0,20}(?:used to be|was|it was|before (?:it|that) (?:it )?was|down from|up from)(?: about| around| maybe)? ${rate("less")}`,
);
const NOW = new RegExp(rate("more"), "g");

export function rateGapIn(sentences: readonly string[]): RateGap | null {
  const plain = sentences.map((sentence) => fold(sentence).folded);
  for (const [at, sentence] of plain.entries()) {
    const { more, less } = BESIDE.exec(sentence)?.groups ?? {};
    if (more !== undefined && less !== undefined && Number(more) > Number(less))
      return { more: Number(more), less: Number(less), isBeside: true, of: thingIn(sentence), at: [at] };
    const before = BEFORE.exec(plain[at + 1] ?? "")?.groups?.less;
    const [now, ...others] = [...sentence.matchAll(NOW)].map(({ groups }) => Number(groups?.more));
    if (before !== undefined && now !== undefined && others.length === 0 && now > Number(before))
      return { more: now, less: Number(before), isBeside: false, of: thingIn(sentence), at: [at, at + 1] };
  }
  return null;
}

const thingIn = (sentence: string): string | null =>
  /\b(?:on|of|for) (?:the |our |all )?([a-z]{3,}s)\b/.exec(sentence)?.[1] ?? null;

/** The difference of the two rates, of all that were counted, at what one costs: the one count and the one price of the answer. */
export function rateGap(
  sentences: readonly string[],
  plain: readonly string[] = sentences.map(plainFigures),
): Tally | null {
  const gap = rateGapIn(sentences);
  if (gap === null) return null;
  const [price, ...prices] = plain.flatMap((each, at) =>
    pricesOfOne(each).map((one) => ({ ...one, sentence: at })),
  );
  const [all, ...others] = plain.flatMap((each, at) =>
    [...each.matchAll(ALL)].map(({ groups = {} }) => ({
      count: Number(groups.count),
      of: groups.of ?? "",
      per: periodIn(each) ?? "all",
      sentence: at,
    })),
  );
  if (price === undefined || all === undefined || prices.length + others.length > 0) return null;
  return moneyTally(
    sentences,
    [...gap.at, price.sentence, all.sentence],
    { count: all.count, of: all.of, per: all.per, at: 0 },
    {
      shares: [{ part: Math.round((gap.more - gap.less) * 100) / 100, whole: 100 }],
      each: price.amount,
      eachFrom: `of the ${gap.more}% less ${gap.less}%`,
      forgone: "gap",
    },
  );
}
const ALL = new RegExp(
  String.raw`(?<![$\d.,#/-])\b(?<count>\d{3,7})(?![\d.,]*\d|[%#/]) (?<of>${WORD}s) (?:were|are|was|went|a (?:year|month|week)|last|in all)\b`,
  "g",
);
