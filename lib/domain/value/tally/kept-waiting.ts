import { moneyTally } from "./money";
import { plainFigures } from "./plain-figures";
import type { Tally } from "./tally";
import { periodIn } from "./words";

/**
 * "From 1,340 to 1,500 hours waiting on a berth", "an hour standing by costs us $410": hours in which people and machines
 * wait for others, at what one costs. Of two figures the lower is counted, and both are named.
 */
export function keptWaiting(
  sentences: readonly string[],
  plain: readonly string[] = sentences.map(plainFigures),
): Tally | null {
  const [hours, ...others] = foundIn(plain, HOURS);
  const [price, ...prices] = PRICES.flatMap((shape) => foundIn(plain, shape));
  if (hours === undefined || price === undefined || others.length + prices.length > 0) return null;
  if (NOT_SO.test(plain[hours.at] ?? "") || NOT_SO.test(plain[price.at] ?? "")) return null;
  const { low = "", high } = hours.groups;
  const most = high === undefined ? "" : `, the low end of ${grouped(low)} to ${grouped(high)}`;
  const per =
    periodIn(hours.groups.per ?? "") ?? periodIn(plain[hours.at] ?? "") ?? yearIn(plain[hours.at] ?? "");
  return moneyTally(
    sentences,
    [hours.at, price.at],
    { count: Number(low), of: `hours of waiting${most}`, per, at: 0 },
    { each: Number(price.groups.amount) },
  );
}

const foundIn = (plain: readonly string[], shape: RegExp) =>
  plain.flatMap((said, at) => [...said.matchAll(shape)].map(({ groups = {} }) => ({ groups, at })));

const grouped = (digits: string): string => Number(digits).toLocaleString("en-CA");

/** "I went through the 2025 logs": what was counted of that year. */
const yearIn = (plain: string): string => (/\b20\d\d\b/.test(plain) ? "year" : "all");

const WAITS =
  "(?:waiting|waited|wait|standing by|stood by|standby|sitting|sat|idle|idling|detention|demurrage)";
const N = String.raw`(?<![$\d.,#/-])\b(?<low>\d{2,6})(?:(?: to | ?- ?|–| and )(?<high>\d{2,6}))? h\b`;
const HOURS = new RegExp(
  String.raw`${N}(?: of)?(?: (?:a|last) (?<per>day|week|month|quarter|year|season))?,?(?: (?:spent|were|we|just|of|just spent))* ${WAITS}\b`,
  "g",
);
const PRICES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:1|an|each|every) h (?:of )?${WAITS}(?: [a-z]+)? (?:costs?|runs?|is|sets) (?:us |me )?(?:about |around )?\$(?<amount>\d{1,5}(?:\.\d{1,2})?)(?![\d.]*\d)`,
    "g",
  ),
  new RegExp(
    String.raw`\b${WAITS}(?: time)? (?:costs?|runs?|sets) (?:us |me )?(?:about |around )?\$(?<amount>\d{1,5}(?:\.\d{1,2})?) (?:an?|per) h\b`,
    "g",
  ),
  new RegExp(
    String.raw`\$(?<amount>\d{1,5}(?:\.\d{1,2})?) (?:an?|per|for every|for each) h (?:of |while |when )?(?:it |she |we |they |a truck |the crew )?(?:is |are )?${WAITS}\b`,
    "g",
  ),
];
const NOT_SO = /\b(?:would|could|might|if|used to|competitors?|quoted|budget)\b/;
