import { plainFigures } from "./plain-figures";
import type { Tally } from "./tally";
import { lastStem } from "./words";

/** Work that is done or shot and not paid yet, at what is paid for one: cash that waits, and no cost. */
export function waiting(sentences: readonly string[]): Tally | null {
  const plain = sentences.map(plainFigures);
  const [piled, ...others] = plain.flatMap((each, at) => {
    const groups = PILED.exec(each)?.groups;
    return groups === undefined ? [] : [{ count: Number(groups.count), unit: groups.unit ?? "", at }];
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
  return {
    kind: "money",
    pers: [{ count: piled.count, of: IN_FULL[piled.unit] ?? piled.unit, per: "all", at: 0 }],
    shares: [],
    part: null,
    people: null,
    each: price.amount,
    forgone: "waits",
    check: null,
    wage: null,
    sentences: sentences.filter((_, at) => at === piled.at || at === price.at),
  };
}

/** "$65 each", "found 95 done and not on the invoice": what was never billed. */
export function notBilled(sentences: readonly string[]): Tally | null {
  const plain = sentences.map(plainFigures);
  const [found, ...others] = plain.flatMap((each, at) => {
    const groups = UNBILLED.exec(each)?.groups;
    return groups === undefined ? [] : [{ count: Number(groups.count), at }];
  });
  const [price, ...prices] = plain.flatMap((each, at) =>
    [...each.matchAll(EACH)].map(({ groups }) => ({ amount: Number(groups?.amount), at })),
  );
  if (found === undefined || price === undefined || others.length + prices.length > 0) return null;
  return {
    kind: "money",
    pers: [{ count: found.count, of: "unbilled pieces", per: monthIn(sentences[found.at] ?? ""), at: 0 }],
    shares: [],
    part: null,
    people: null,
    each: price.amount,
    forgone: "unbilled",
    check: null,
    wage: null,
    sentences: sentences.filter((_, at) => at === found.at || at === price.at),
  };
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
const PILED = new RegExp(
  `${N} (?<unit>[a-z]{2,}) (?:of [a-z]+ )?(?:[a-z]+(?:ed|en)|shot|done|built|cut|sent|taken) (?:and|but) not (?:yet )?[a-z]+`,
);
const PRICE = /\$(?<amount>\d{1,6}(?:\.\d{1,2})?) (?:an?|per|for each|for every) (?<unit>[a-z]{2,})\b/g;
const IS_PAID_LATER =
  /\b(?:don't|do not|doesn't|won't) pay (?:us |me )?(?:till|until|before)|\b(?:paid|pay) (?:only )?(?:when|once|on) (?:it|they|delivery|the)|\bno pay till\b|\bnot (?:yet )?billed\b/;
const UNBILLED = new RegExp(
  `${N} (?:[a-z]+ ){0,3}(?:and|but) not (?:on the (?:invoice|bill)s?|billed|invoiced|charged)`,
);
const EACH = /\$(?<amount>\d{1,6}(?:\.\d{1,2})?) each\b/g;
