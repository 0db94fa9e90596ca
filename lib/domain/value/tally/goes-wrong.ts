import type { Answer } from "./answer";
import { isSeasonal, tellsACost } from "./elsewhere";
import { asFigures, type Per } from "./figures";
import { paidIn, RECOVERED, WRONG } from "./losses";
import { moneyTally } from "./money";
import { isOfSomethingElse } from "./share-of";
import { isAChange, NEEDED_NONE, type Tally } from "./tally";
import { isPeople, lastStem, periodIn } from "./words";
import { type WrongPrice, wrongPricesIn } from "./wrong-prices";

/** So many that go wrong, counted or as a part of all, with the sentence that says so. */
interface Wrong {
  readonly per: Per;
  readonly share: { readonly part: number; readonly whole: number } | null;
  readonly part: number | null;
  readonly at: number;
  readonly last: number;
}

/**
 * "350 deliveries a week. 2% get there outside of the window. The contract docks us $175 for every one": how many go wrong,
 * and what one costs, or would have brought, wherever in the next sentences that is told. There has to be one count that
 * could be meant, and one price of the nearest sentence that has any.
 */
export function goesWrong(sentences: readonly string[], answer: Answer): Tally[] {
  const figures = sentences.map(asFigures);
  const all = wrongIn(answer);
  return all.flatMap((wrong) => {
    const price = priceFor(wrong, figures, all);
    if (price === null || isMadeGood(answer, wrong) || isOneOfMore(wrong, price, all, figures)) return [];
    // What is done again takes its time, and is sold after all.
    if (
      price.isSale &&
      answer.read.slice(wrong.at, wrong.last + REACH + 1).some(({ minutes }) => minutes.length > 0)
    )
      return [];
    return [
      {
        ...moneyTally(sentences, [wrong.at, wrong.last, price.at], wrong.per, {
          each: price.amount,
          ...(price.from === undefined ? {} : { eachFrom: price.from }),
          ...(wrong.share === null ? {} : { shares: [wrong.share] }),
          ...(price.isSale ? { forgone: "unsold" as const } : {}),
        }),
        part: wrong.part,
        ...(isSeasonal(figures.slice(wrong.at, wrong.last + 2).join(" ")) ? { isSeasons: true } : {}),
      },
    ];
  });
}

/** "40 were short, 10 were torn, $80 each", "143 claims. 97 I just paid, avg $385": another count may be what is priced. */
function isOneOfMore(
  wrong: Wrong,
  price: WrongPrice & { at: number },
  all: readonly Wrong[],
  figures: readonly string[],
): boolean {
  if (all.some((other) => other !== wrong && other.at === wrong.at)) return true;
  // "They take 15% off that delivery's invoice": a part of the price, and no price.
  const around = figures.slice(Math.max(0, wrong.at - 2), price.at + 2).join(" ");
  if (wrong.share === null && around.replace(WHERE_IT_BEGINS, "").includes("#")) return true;
  const said = figures[price.at] ?? "";
  const behind = price.at === wrong.at ? said.slice(wrong.per.at) : said;
  const own = [wrong.per.count, wrong.part, wrong.share?.part, wrong.share?.whole, price.amount];
  const numbers = (behind.match(/\d[\d.]*/g) ?? []).map(Number);
  const priced = price.from === undefined ? numbers.indexOf(price.amount) : 0;
  return numbers.slice(0, priced).some((each) => !own.includes(each));
}

/** "Two out of three begin with the slip": a part of them by its cause, and of no price. */
const WHERE_IT_BEGINS =
  /#[\d./]+# (?:of (?:them|those) )?(?:begin|start|come|came|happen|are|were)s? (?:with|from|because|due|down to)\b/g;

/** "We fought and got money for sixty": how many are left is another reader's. */
const isMadeGood = ({ read }: Answer, { at }: Wrong): boolean =>
  read.slice(at, at + REACH + 1).some(({ plain }) => paidIn(plain) !== null || RECOVERED.test(plain));

function wrongIn({ read }: Answer): Wrong[] {
  const found = read.flatMap((one, at): Wrong[] => {
    const rates = one.isUsable ? [...one.pers.filter(isOfThings), ...lastMonths(one.plain)] : [];
    const [rate, ...others] = rates;
    const lost = one.isUsable
      ? one.losses.map(
          ({ count, of, whole, per, at: place }): Wrong => ({
            per: { count: whole?.count ?? count, of: whole?.of ?? of, per: per ?? "all", at: place },
            share: null,
            part: whole === null ? null : count,
            at,
            last: at,
          }),
        )
      : [];
    const named = one.isUsable
      ? [...one.plain.matchAll(COUNTED)]
          .map(({ index, groups = {} }) => ({
            per: {
              count: Number(groups.count),
              of: groups.of ?? groups.behind ?? null,
              per: groups.last ?? periodIn(one.plain.slice(index)) ?? periodIn(one.plain) ?? "all",
              at: index,
            },
            share: null,
            part: null,
            at,
            last: at,
          }))
          .filter(({ per }) => per.count > 1)
      : [];
    if (lost.length + named.length > 0)
      return [
        ...named,
        ...lost.filter(({ per, part }) => !named.some((other) => other.per.count === (part ?? per.count))),
      ];
    // "36 loads with 2,000 fish in each": another figure of the sentence may be what is counted.
    if (rate === undefined || others.length > 0 || NESTED.test(one.plain)) return [];
    const near = [at, at + 1, at + 2].flatMap((place) =>
      (read[place]?.shares ?? []).map((share) => ({ share, place })),
    );
    const [part, ...parts] = near;
    if (part !== undefined) {
      const plain = read[part.place]?.plain ?? "";
      const told = plain.slice(part.share.at);
      const isTold =
        parts.length === 0 &&
        !isAChange(plain, part.share.at) &&
        !OF_MONEY.test(told) &&
        !NEEDED_NONE.test(told) &&
        !isOfSomethingElse(told, rate, one.plain) &&
        (tellsTrouble(told) || /\blike (?:that|this)\b/.test(told));
      return isTold
        ? [
            {
              per: rate,
              share: { part: part.share.part, whole: part.share.whole },
              part: null,
              at,
              last: part.place,
            },
          ]
        : [];
    }
    const [some, ...more] = one.parts.filter(({ count, at: place }) => count < rate.count && place > rate.at);
    if (some !== undefined && more.length === 0)
      return [{ per: rate, share: null, part: some.count, at, last: at }];
    const before = read[at - 1]?.plain ?? "";
    const isHeaded = isHeading(before, rate);
    return isHeaded || NAMES_TROUBLE.test(rate.of ?? "")
      ? [{ per: rate, share: null, part: null, at, last: at }]
      : [];
  });
  return found;
}

/** "400 sheets last month" */
const lastMonths = (plain: string): Per[] =>
  [...plain.matchAll(LAST_MONTH)].map(({ index, groups = {} }) => ({
    count: Number(groups.count),
    of: groups.of ?? groups.behind ?? null,
    per: groups.last ?? "",
    at: index,
  }));
const LAST_MONTH =
  /(?<![$\d.,#/-])\b(?<count>\d{1,6}) (?<of>[a-z]+(?: [a-z]+)?) (?<last>last (?:month|week|quarter))\b/g;

/** "Rejected loads. 4 a month": a few words before, of what goes wrong and is counted. */
const isHeading = (before: string, { of }: Per): boolean =>
  before.split(" ").length <= HEADING &&
  tellsTrouble(before) &&
  (of === null || before.includes(lastStem(of)));
const NESTED =
  /\b(?:with|of|,) ?(?:about )?\d+ (?:[a-z]+ )?(?:in|on|to|for|per) (?:each|every|it|them|an?|the)\b/;
const HEADING = 5;
const isOfThings = ({ of, per, count }: Per): boolean =>
  count > 1 &&
  /^(?:day|night|weekend|week|month|quarter|year|season)$/.test(per) &&
  !(
    of !== null &&
    (isPeople(of) || /^(?:h|min|times?|hours?|minutes?|days?|weeks?|dollars|miles|km)$/.test(lastStem(of)))
  );
const NAMES_TROUBLE =
  /\b(?:wrong|bad|late|lost|missed|failed|dead|returned|re-?[a-z]{3,}s|call-?backs?|come-?backs?|go-?backs?|recalls?|credits?|refunds?|returns?|claims?|breakdowns?|no-?shows?|rejects?|defects?|disputes?|penalties|fines|quit)\b/;
/** "12 recalls", "22 credits a season", "31 late returns last month" */
const COUNTED =
  /(?<![$\d.,#/-])\b(?<count>\d{1,6})(?![\d.,]*\d|[%#/]) (?<of>(?:(?:[a-z-]+ )?(?:call-?backs|come-?backs|go-?backs|recalls|credits|refunds|breakdowns|no-?shows|rejects|disputes|penalties|fines|quit|redos|remakes|reruns|recuts|re-?cleans|re-?visits|lates|complaints|chargebacks|spills|mix-?ups)|(?:wrong|late|lost|bad|dead|failed|missed|returned|rejected|torn|broken|damaged) [a-z]+)|(?<behind>[a-z-]+)(?: (?:was|were))? (?:rejected|returned|refused|sent back))\b(?: (?<last>last (?:month|week|quarter)))?/g;
/** "10% of the invoice", "6% of revenue", "5% discount" */
const OF_MONEY =
  /^#[\d./]+# (?:of (?:an?|the|our|my|their) )?(?:[a-z]+ )?(?:invoice|revenue|sales|turnover|price|bill|contract|year|business|income|payroll|cost|market|discount|deposit|interest|commission|royalty|tax|down|off|raise|holdback|margin|credit|of the year)\b/;
const tellsTrouble = (plain: string): boolean =>
  tellsACost(plain) || GOES_WRONG.test(plain) || WENT_WRONG.test(plain);
const WENT_WRONG = new RegExp(String.raw`\b${WRONG}`);
const GOES_WRONG =
  /\b(?:not|[a-z]+n't|cannot|can't|no|never|without|no(?:body| one)|outside|soft|mush|mushy|cloud|cloudy|alley|compost|drawer|leave|left|quit|seconds|recut|recuts?|turned (?:round|around|away)|came off|comes off|off the bill|complain\w*|hold|stuck|sits?|sat|apart|dull|stale|cold|unsigned|blank)\b/;

/** The one price of the nearest sentence, from the count on, that has any; null where two are told there. */
function priceFor(
  wrong: Wrong,
  figures: readonly string[],
  all: readonly Wrong[],
): (WrongPrice & { at: number }) | null {
  const names = new Set(
    `${wrong.per.of ?? ""} ${(figures[wrong.at] ?? "").slice(wrong.per.at, wrong.per.at + NAME)}`
      .split(/[^a-z-]+/)
      .filter((word) => word.length > 1 && !PLAIN.test(word))
      .map(lastStem),
  );
  for (let at = wrong.last; at <= wrong.last + REACH && at < figures.length; at++) {
    if (all.some((other) => other !== wrong && other.at > wrong.at && other.at <= at)) return null;
    const prices = wrongPricesIn(figures[at] ?? "", names);
    const [price, ...others] = prices;
    if (price === undefined) continue;
    return others.every(({ amount }) => amount === price.amount) ? { ...price, at } : null;
  }
  return null;
}
/** Sentences behind the one that tells the part. */
const REACH = 3;
/** Characters behind a count in which the thing is named. */
const NAME = 45;
const PLAIN =
  /^(?:a|an|the|of|in|on|and|or|we|our|is|it|day|week|month|year|season|each|every|them|that|do|about|around|come|came|back|go|out|up)$/;
