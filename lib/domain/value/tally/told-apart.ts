import { number } from "../../figures/share";
import { lossesIn } from "./losses";
import { moneyTally } from "./money";
import { plainFigures } from "./plain-figures";
import type { Tally } from "./tally";
import { lastStem, periodIn } from "./words";

/** Two sums of money of which the difference is the trouble, as they were told: what was billed and what came in. */
const PAIRS: readonly { shape: RegExp; forgone: NonNullable<Tally["forgone"]> }[] = [
  {
    // "Last year we billed $186,000 L&D and collected $71,000"
    shape:
      /\bbilled (?:out )?\$?(?<from>\d[\d,]*)(?<fromThousand>k)?\b[^.;!?$]{0,40}?\b(?:collected|got paid|were paid|recovered|saw|got) (?:only |just |about )?\$?(?<to>\d[\d,]*)(?<toThousand>k)?\b(?! (?:of|times))/i,
    forgone: "uncollected",
  },
  {
    // "Premium goes from 212k to 271k"
    shape:
      /\b(?:premiums?|rent|lease|rates?|fees?|deductible|dues) (?:goes|go|jumps?|rises?|climbs?|will go|would go|is going|going) (?:up )?from \$?(?<to>\d[\d,]*)(?<toThousand>k)? to \$?(?<from>\d[\d,]*)(?<fromThousand>k)?\b/i,
    forgone: "stake",
  },
];

export function toldApart(sentences: readonly string[]): Tally | null {
  for (const { shape, forgone } of PAIRS)
    for (const sentence of sentences) {
      const { from = "", fromThousand, to = "", toThousand } = shape.exec(sentence)?.groups ?? {};
      const [more, less] = [dollarsOf(from, fromThousand), dollarsOf(to, toThousand)];
      if (!(more > less) || less < LEAST) continue;
      const per = forgone === "stake" ? "year" : (periodIn(plainFigures(sentence)) ?? "all");
      return moneyTally(
        sentences,
        [sentences.indexOf(sentence)],
        { count: 1, of: null, per, at: 0 },
        {
          each: more - less,
          eachFrom:
            forgone === "stake"
              ? `$${number(more)} less $${number(less)}`
              : `$${number(more)} billed, less $${number(less)}`,
          forgone,
        },
      );
    }
  return null;
}

/** "9 of 34 spawns went down the drain", "a spawn that makes it sells for about $21,000": sales that were not made, at most. */
export function wouldHaveSold(
  sentences: readonly string[],
  plain: readonly string[] = sentences.map(plainFigures),
): Tally | null {
  const [sold, ...more] = plain.flatMap((each, at) =>
    [...each.matchAll(SELLS)].map(({ groups = {} }) => ({
      amount: Number(groups.amount),
      of: groups.of ?? "",
      at,
    })),
  );
  if (sold === undefined || more.length > 0) return null;
  const losses = plain.flatMap((each, at) =>
    lossesIn(each, plain[at - 1] ?? "").map((loss) => ({ ...loss, sentence: at })),
  );
  const ofIt = losses.filter(({ of, whole }) =>
    [of, whole?.of ?? null].some((noun) => noun !== null && lastStem(noun) === lastStem(sold.of)),
  );
  const [lost, ...others] = ofIt;
  if (lost === undefined || others.some(({ count }) => count !== lost.count)) return null;
  return moneyTally(
    sentences,
    [lost.sentence, sold.at],
    { count: lost.count, of: lost.of, per: lost.per ?? "all", at: lost.at },
    { each: sold.amount, forgone: "unsold" },
  );
}
const SELLS =
  /\b(?:an?|each|every) (?<of>[a-z]+)(?: that [a-z]+(?: [a-z]+)?| like that)? (?:sells for|brings(?: in)?|fetches|goes for) (?:about |around |roughly )?\$(?<amount>\d{1,7}(?:\.\d{1,2})?)(?![\d.%]*\d)/g;

const LEAST = 1000;
const dollarsOf = (digits: string, thousand: string | undefined): number =>
  Number(digits.replaceAll(",", "")) * (thousand === undefined ? 1 : 1000);
