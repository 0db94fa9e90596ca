import { moneyTally } from "./money";
import { plainFigures } from "./plain-figures";
import type { Tally } from "./tally";
import { lastStem } from "./words";

/** Work that is done or shot and not paid yet, at what is paid for one: cash that waits, and no cost. */
export function waiting(
  sentences: readonly string[],
  plain: readonly string[] = sentences.map(plainFigures),
): Tally | null {
  const [piled, ...others] = plain.flatMap((each, at) => {
    const pile = piledUpIn(each);
    return pile === null ? [] : [{ ...pile, at }];
  });
  if (piled === undefined || others.length > 0 || !plain.some((each) => IS_PAID_LATER.test(each)))
    return null;
  const prices = plain.flatMap((each, at) =>
    [...each.matchAll(PRICE)]
      .filter(({ groups }) => unitOf(groups?.unit ?? "") === unitOf(piled.unit))
      .map(({ groups }) => ({ amount: Number(groups?.amount), at })),
  );
  const [price, ...more] = prices;
  if (price === undefined || more.some(({ amount }) => amount !== price.amount)) return null;
  return moneyTally(
    sentences,
    [piled.at, price.at],
    { count: piled.count, of: IN_FULL[piled.unit] ?? piled.unit, per: "all", at: 0 },
    { each: price.amount, forgone: "waits" },
  );
}

/** "$65 each", "found 95 done and not on the invoice": what was never billed. */
export function notBilled(
  sentences: readonly string[],
  plain: readonly string[] = sentences.map(plainFigures),
): Tally | null {
  const [found, ...others] = plain.flatMap((each, at) => {
    const groups = UNBILLED.exec(each)?.groups;
    return groups === undefined ? [] : [{ count: Number(groups.count), at }];
  });
  const [price, ...prices] = plain.flatMap((each, at) =>
    [...each.matchAll(EACH)].map(({ groups }) => ({ amount: Number(groups?.amount), at })),
  );
  if (found === undefined || price === undefined || others.length + prices.length > 0) return null;
  return moneyTally(
    sentences,
    [found.at, price.at],
    { count: found.count, of: "unbilled pieces", per: monthIn(sentences[found.at] ?? ""), at: 0 },
    { each: price.amount, forgone: "unbilled" },
  );
}

/** "In March I pulled every sheet": that month, and no other. */
const monthIn = (sentence: string): string => MONTH.exec(sentence)?.[0].replace(/^I/, "i") ?? "all";
const MONTH =
  /\bin (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/i;

const IN_FULL: Readonly<Record<string, string>> = {
  ft: "feet",
  foot: "feet",
  lb: "pounds",
  lbs: "pounds",
  m: "metres",
  meter: "metres",
  yd: "yards",
  yds: "yards",
};
/** "ft" and "a foot" are one. */
const unitOf = (unit: string): string => lastStem(IN_FULL[unit] ?? unit);

const N = String.raw`(?<![$\d.,#/-])\b(?<count>\d{2,8})(?![\d.,]*\d|[%#/])`;
const UNIT = "(?<unit>[a-z]{2,}(?:-[a-z]+)?)";
const PILED: readonly RegExp[] = [
  `${N} ${UNIT} (?:of [a-z]+ )?(?:[a-z]+(?:ed|en)|shot|done|built|cut|sent|taken|read|seen|sold|held) (?:and|but) not (?:yet )?[a-z]+(?:ed|en|ne|t)\\b`,
  `\\bbacklog (?:is|of|at|sits at)(?: now)? (?:about |around )?${N} ${UNIT}`,
  `${N} ${UNIT} (?:in (?:the |our )?(?:backlog|queue)|behind|piled up|waiting to be [a-z]+)\\b`,
  `\\bthe ${N} (?<unit>)(?:that are |still )?(?:waiting|unlisted|unprocessed|on the shelf|in the (?:pile|freezer|queue|backlog))\\b`,
].map((shape) => new RegExp(shape));

/** "340000 ft of video shot and not coded", "a backlog of 900 files": what has piled up, in plain figures. */
export function piledUpIn(plain: string): { count: number; unit: string } | null {
  const { count, unit = "" } = PILED.map((shape) => shape.exec(plain)?.groups).find(Boolean) ?? {};
  const named = unit === "" ? (MADE.exec(plain)?.[1] ?? "of") : unit;
  return count === undefined || NO_UNIT.test(named) ? null : { count: Number(count), unit: named };
}
/** "Do 2000 folders a week": what those are that wait. */
const MADE = /\b\d{1,6} ([a-z]{3,}) (?:a|per) (?:day|week|month)\b/;
const NO_UNIT =
  /^(?:years?|months?|weeks?|days?|hours?|h|min|minutes?|people|points?|percent|times?|of|customers|clients)$/;
const PRICE = /\$(?<amount>\d{1,6}(?:\.\d{1,2})?) (?:an?|per|for each|for every) (?<unit>[a-z]{2,})\b/g;
const IS_PAID_LATER =
  /\b(?:don't|do not|doesn't|won't) pay (?:us |me )?(?:till|until|before)|\b(?:paid|pay)s? (?:only |us )*(?:\$\d[\d.]* an? [a-z]+ )?(?:when|once|on) (?:it|they|delivery|the)|\bno pay till\b|\bnot (?:yet )?billed\b/;
const UNBILLED = new RegExp(
  `${N} (?:[a-z]+ ){0,3}(?:and|but) not (?:on the (?:invoice|bill)s?|billed|invoiced|charged)`,
);
const EACH = /\$(?<amount>\d{1,6}(?:\.\d{1,2})?) each\b/g;
