import { moneyTally } from "./money";
import { plainFigures } from "./plain-figures";
import type { Tally } from "./tally";
import { lastStem, nounIn, periodIn, WORD } from "./words";

/**
 * "Last quarter we told hospitals no on 6,000 oz", "they pay us $4.75 an oz": what was asked for and not sold, at what is
 * paid for one, where both name the same thing. A ceiling.
 */
export function turnedAway(
  sentences: readonly string[],
  plain: readonly string[] = sentences.map(plainFigures),
): Tally | null {
  const [away, ...more] = plain.flatMap((each, sentence) =>
    REFUSED.flatMap((shape) => [...each.matchAll(shape)]).map(({ groups = {}, index }) => ({
      count: Number(groups.count),
      of: nounIn(`${groups.of} `),
      at: index,
      sentence,
    })),
  );
  if (away === undefined || away.of === null || more.some(({ count }) => count !== away.count)) return null;
  const [price, ...prices] = plain.flatMap((each, at) =>
    PRICES.flatMap((shape) => [...each.matchAll(shape)])
      .filter(({ groups }) => lastStem(groups?.of ?? "") === lastStem(away.of))
      .map(({ groups }) => ({ amount: Number(groups?.amount), at })),
  );
  if (price === undefined || prices.some(({ amount }) => amount !== price.amount)) return null;
  return moneyTally(
    sentences,
    [away.sentence, price.at],
    {
      count: away.count,
      of: away.of,
      per: LAST.exec(plain[away.sentence] ?? "")?.[0] ?? periodIn(plain[away.sentence] ?? "") ?? "all",
      at: away.at,
    },
    { each: price.amount, forgone: "unsold" },
  );
}

const LAST = /\blast (?:quarter|month|week)\b/;
const N = String.raw`(?<![$\d.,#/-])\b(?<count>\d{1,7})(?![\d.,]*\d|[%#/])`;
const OF = `(?<of>(?:${WORD} ){0,2}?${WORD})(?=[.,;]|$| (?:a|last|this|since|because|in|for|that|and|so|from|over|we|who|when)\\b)`;
const REFUSED: readonly RegExp[] = [
  String.raw`\b(?:(?:told|tell) [a-z' ]{2,30} no (?:on|to|for)|(?:said|say) no (?:on|to)|(?:turned|turn|turning) (?:away|down)|(?:passed|pass) on|(?:refused|refuse|declined|decline)|(?:could not|couldn't|can't|cannot) (?:fill|supply|deliver|take|serve|ship|make|meet)|short(?:ed)? [a-z]{3,20} (?:by|on)) (?:about |around |over |some |roughly |orders for )*${N} ${OF}`,
].map((shape) => new RegExp(shape, "g"));
const PRICES: readonly RegExp[] = [
  String.raw`\b(?:pays?|paid|get|gets|sells?|sold|bill|charge|charges)\b[^.;$]{0,30}\$(?<amount>\d{1,6}(?:\.\d{1,2})?) (?:an?|per|for each|for every) (?<of>${WORD})`,
  String.raw`\b(?:an?|each|every|one|the average|average) (?:[a-z]+ )?(?<of>${WORD}) (?:pays|brings(?: in)?|is worth|bills(?: at)?|sells for|goes for|averages|fetches) (?:us |about |around |roughly )*\$(?<amount>\d{1,6}(?:\.\d{1,2})?)(?![\d.%]*\d)`,
].map((shape) => new RegExp(shape, "g"));
