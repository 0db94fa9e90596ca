import { isElsewhere, isOver, isSeasonal } from "./elsewhere";
import { asFigures, type Figures, type Per, someFiguresIn } from "./figures";
import { type Loss, lossesIn } from "./losses";
import { type PriceOfOne, pricesOfOne } from "./prices-of-one";
import { isPeople } from "./words";

/** A sentence of the answer with what was read in it. */
export interface Read extends Figures {
  readonly hasOthers: boolean;
  readonly said: string;
  readonly losses: readonly Loss[];
  readonly prices: readonly PriceOfOne[];
  readonly isUsable: boolean;
}

/** How many there are, and in which sentence that was told. */
export interface Counted {
  readonly per: Per;
  readonly whole: Loss["whole"];
  readonly paid?: number | undefined;
  readonly isLoss: boolean;
  readonly sentence: number;
}

/** A whole answer, with all that is counted in it. */
export interface Answer {
  readonly read: readonly Read[];
  readonly counts: readonly Counted[];
}

export function answerOf(sentences: readonly string[]): Answer {
  const plain = sentences.map(asFigures);
  const all = plain.join(" ");
  const read = sentences
    .map((said, at) => readOf(said, plain[at] ?? "", plain[at - 1] ?? ""))
    .map((one) => ({
      ...one,
      prices: one.prices.filter(({ nouns }) => !nouns.some((noun) => isOnStaff(noun, all))),
    }));
  return { read, counts: read.flatMap(countsIn) };
}

/** "I've 6 benders", "a bender costs me $41": who is paid, and no thing. */
const isOnStaff = (noun: string, all: string): boolean =>
  isPeople(`${noun}s`) && new RegExp(String.raw`\b\d{1,3} (?:[a-z]+ )?${noun}s\b`).test(all);

function readOf(said: string, plain: string, before: string): Read {
  return {
    ...someFiguresIn(plain),
    said,
    losses: lossesIn(plain, before),
    prices: pricesOfOne(plain),
    isUsable: !isElsewhere(withoutHarmless(plain)) && !isOver(said) && !IS_NO_FACTOR.test(plain),
  };
}
/** What could be made at most, and what lasts from so long to so long. */
const IS_NO_FACTOR =
  /\bfrom (?:about )?\d[\d.]* (?:min|h) to\b|\b(?:can manage|at most|minimum|holds \d|capacity|can be \d|could be \d|up to|anywhere from|between \d)\b|\b(?:copied|typed|entered|keyed|checked|read|done|written) (?:out |up |in )?(?:twice|\d times)\b/;

function countsIn({ pers, losses, isUsable, plain }: Read, sentence: number): Counted[] {
  if (!isUsable) return [];
  const lost = losses.map(
    ({ count, of, per, whole, at, paid }): Counted => ({
      per: { count, of, per: per ?? IN_ALL, at },
      whole,
      paid,
      isLoss: true,
      sentence,
    }),
  );
  const all = pers
    .filter(({ per, at }) => A_TIME.test(per) && isCountOfAll(plain.slice(at)))
    .filter(
      ({ per }) => per === "season" || per === "year" || !(isSeasonal(plain) || /\bin season\b/.test(plain)),
    )
    .filter(({ count }) => !lost.some((loss) => loss.per.count === count))
    .map((per): Counted => ({ per, whole: null, isLoss: false, sentence }));
  return [...lost, ...all];
}
/** Without a time a loss is a sum only where its price names it. */
export const IN_ALL = "all";
const A_TIME = /^(?:day|night|week|month|quarter|year|season)$/;
/** "40 blocks each a week" is of each machine, and "145 tanks, and it changes daily" no count of a day. */
const isCountOfAll = (plain: string): boolean =>
  !/^\S+ (?:[a-z'-]+,? ){0,8}?(?:each|and it|it|since|which|but) (?:[a-z'-]+ ){0,8}?(?:a|per) (?:day|night|week|month|quarter|year|season)\b/.test(
    plain,
  );

/** Who got it, what it was worth and what a contract says are not said of others, hopes or sales here. */
const withoutHarmless = (plain: string): string =>
  plain
    .replace(/\bto (?:a|the|another|our) (?:[a-z]+ )?competitors?\b/g, "")
    .replace(/\bworth (?:about )?(?=\$)|\bnever (?=(?:got )?paid)/g, "")
    .replace(
      /\b(?:the )?contract says (?:they're|it's|it is|they are) billable\b|\b(?:i|we)'d (?=\d|[a-z]+(?:ed|en) )/g,
      "",
    );
