import { number } from "../../figures/share";
import { plainFigures } from "./plain-figures";
import { scatteredIn } from "./scattered";
import { type Tally, talliesIn } from "./tally";
import { lastStem } from "./words";

/**
 * "Each one ties up a bay 2.5 days", "I bill a bay at $1,100 a day": what each that goes wrong holds up, at what is billed
 * for a day of it. A ceiling: that another had waited for the place is not known.
 */
export function heldUp(
  sentences: readonly string[],
  plain: readonly string[] = sentences.map(plainFigures),
): Tally | null {
  const [held, ...more] = foundIn(plain, HOLDS);
  if (held === undefined || more.length > 0) return null;
  const { what = "", time = "", unit = "" } = held.groups;
  const own = foundIn(plain, PRICE).filter(
    ({ groups, at }) => groups.unit === unit && namesIt(plain[at] ?? "", what),
  );
  const [price, ...others] = own;
  if (price === undefined || others.length > 0) return null;
  const dollars = Number(price.groups.amount);
  const each = Math.round(Number(time) * dollars);
  const worked = plain.map((said, at) => {
    const priced = at === held.at ? said.replace(held.told, `costs us $${each}`) : said;
    return at === price.at ? priced.replace(price.told, "by the day") : priced;
  });
  const sum = [...talliesIn(worked), ...scatteredIn(worked)].find(
    (tally) => tally.kind === "money" && tally.each === each,
  );
  return sum === undefined
    ? null
    : {
        ...sum,
        eachFrom: `${time} ${unit === "h" ? "hours" : "days"} at $${number(dollars)}`,
        forgone: "held",
        sentences: sentences.filter((_, at) => at === price.at || sum.sentences.includes(worked[at] ?? "")),
      };
}

const foundIn = (plain: readonly string[], shape: RegExp) =>
  plain.flatMap((said, at) =>
    [...said.matchAll(shape)].map(({ 0: told, groups = {} }) => ({ told, groups, at })),
  );

/** "Bay" of "I bill a bay at $1,100 a day" */
const namesIt = (plain: string, what: string): boolean =>
  plain.split(/[^a-z-]+/).some((word) => lastStem(word) === lastStem(what));

const LONG = String.raw`(?:for |about |around |roughly |an extra |another )*(?<time>\d{1,3}(?:\.\d{1,2})?) (?<unit>day|h)s?\b`;
const IT = "(?:an?|the|our|my|one|that) (?:[a-z-]+ )??(?<what>[a-z-]{3,})";
const HOLDS = new RegExp(
  String.raw`\b(?:ties? up|holds? up|blocks?|occup(?:y|ies)|sits? (?:in|on)|takes? up|keeps?|parks?) ${IT} ${LONG}`,
  "g",
);
const PRICE = /\$(?<amount>\d{1,6}(?:\.\d{1,2})?) (?:an?|per) (?<unit>day|h)\b/g;
