import { type Each, isSaidOfEach } from "./each";
import { FAULTY, isElsewhere, isOver, isSeasonal, tellsACost } from "./elsewhere";
import { type Figures, type Per, someFiguresIn } from "./figures";
import { type Loss, lossesIn, paidIn } from "./losses";
import { plainFigures } from "./plain-figures";
import { type PriceOfOne, pricesOfOne } from "./prices-of-one";
import { BY_SEVERAL, isAChange, type Tally } from "./tally";
import { lastStem } from "./words";

/** A sentence of the answer with what was read in it. */
interface Read extends Figures {
  readonly hasOthers: boolean;
  readonly said: string;
  readonly losses: readonly Loss[];
  readonly prices: readonly PriceOfOne[];
  readonly isUsable: boolean;
}

/** How many there are, and in which sentence that was told. */
interface Counted {
  readonly per: Per;
  readonly whole: Loss["whole"];
  readonly paid?: number | undefined;
  readonly isLoss: boolean;
  readonly sentence: number;
}

/**
 * Sums whose factors were told in different places of a long answer, among figures of other things: how many there are,
 * the part of them that goes wrong, and what one takes. Each factor has to be the only one of its kind that could be
 * meant; where there are two, where a part is told of something else, or where more than three figures make the sum,
 * there is none.
 */
export function scatteredIn(sentences: readonly string[]): Tally[] {
  const plain = sentences.map((said) => withoutCommas(plainFigures(said)));
  const read = sentences.map((said, at) => readOf(said, plain[at] ?? "", plain[at - 1] ?? ""));
  const counts = read.flatMap(countsIn);
  const found = read.flatMap((one, at) =>
    one.isUsable
      ? [...one.minutes, ...one.prices].flatMap((each) => sumOf({ read, counts }, each, at) ?? [])
      : [],
  );
  const isOfTheSame = (one: Tally, other: Tally): boolean =>
    one !== other &&
    one.kind === other.kind &&
    one.pers[0].at === other.pers[0].at &&
    one.pers[0].count === other.pers[0].count;
  return found
    .filter((tally) => !found.some((other) => isOfTheSame(tally, other) && tally.each !== other.each))
    .filter((tally, at, all) => !all.slice(0, at).some((other) => isOfTheSame(tally, other)));
}

function readOf(said: string, plain: string, before: string): Read {
  const figures = someFiguresIn(said);
  return {
    ...figures,
    said,
    losses: lossesIn(plain, before),
    prices: pricesOfOne(plain),
    isUsable: !isElsewhere(withoutHarmless(plain)) && !isOver(said) && !IS_NO_FACTOR.test(plain),
  };
}
/** What could be made at most, and what lasts from so long to so long. */
const IS_NO_FACTOR =
  /\bfrom (?:about )?\d[\d.]* (?:min|h) to\b|\b(?:can manage|at most|minimum|holds \d|capacity|can be \d|could be \d|up to|anywhere from|between \d)\b|\b(?:copied|typed|entered|keyed|checked|read|done|written) (?:out |up |in )?(?:twice|\d times)\b/;

/** A whole answer. */
interface Answer {
  readonly read: readonly Read[];
  readonly counts: readonly Counted[];
}

function sumOf({ read, counts }: Answer, each: Each, at: number): Tally | null {
  const kind = read[at]?.minutes.includes(each) === true ? "time" : "money";
  if (each.as !== "taken" || each.per !== null) return null;
  const counted = countedFor({ read, counts }, each, at);
  if (counted === null || isOfMore(read, each, at, counted) || isOfOthers(read[at], counted)) return null;
  if (
    counted.per.per === IN_ALL &&
    ![counted.per.of, counted.whole?.of ?? null].some((of) => isNamed(each, of))
  )
    return null;
  const shares = sharesNear(read, counted.sentence, at, counted.isLoss ? 0 : 1);
  const [share] = shares;
  if (shares.some(({ sentence, at: place }) => isAChange(read[sentence]?.plain ?? "", place))) return null;
  if (share !== undefined && share.sentence > Math.max(counted.sentence, at)) return null;
  const paid = counted.isLoss ? paidBehind(read, counted) : 0;
  if (paid === null) return null;
  const told = [...new Set([counted.sentence, at, ...shares.map(({ sentence }) => sentence)])].sort(
    (a, b) => a - b,
  );
  const isTold = kind === "time" && share?.sentence === at && counted.sentence !== at;
  const isLost = isTold || told.some((place) => tellsACost(read[place]?.plain ?? ""));
  if (shares.length > 1 || (share !== undefined && (counted.isLoss || !isLost))) return null;
  if (share === undefined && !counted.isLoss) {
    if (each.nouns.some((noun) => FAULTY.test(noun))) return null;
    if (kind === "money" && !tellsACost(read[counted.sentence]?.plain ?? "")) return null;
    if (!isNamed(each, counted.per.of) && !isSaidOfEach(each, read[at]?.plain ?? "")) return null;
  }
  return {
    kind,
    pers: [counted.whole === null ? counted.per : { ...counted.per, ...counted.whole }],
    shares: shares.map(({ part, whole }) => ({ part, whole })),
    part: counted.whole === null && paid === 0 ? null : counted.per.count - paid,
    ...paidOf(counted, paid),
    people: null,
    each: each.amount,
    check: null,
    wage: null,
    sentences: told.map((place) => read[place]?.said ?? ""),
  };
}

/** "1,200 rooms a week, 30 complaints, 25 min each", "win 20, 9 hours each": of the count right before it. */
const isOfOthers = (read: Read | undefined, { isLoss }: Counted): boolean =>
  read !== undefined && (read.parts.length > 1 || (!isLoss && (read.hasOthers || read.parts.length > 0)));

/** "We fought and got money for sixty": how many are left was not told. */
function paidBehind(read: readonly Read[], { sentence, per }: Counted): number | null {
  const behind = read.slice(sentence + 1, sentence + 4).map(({ plain }) => plain);
  const paid = behind.flatMap((plain) => paidIn(plain) ?? []).find((count) => count < per.count);
  return paid ?? (behind.some((plain) => RECOVERED.test(plain)) ? null : 0);
}
const RECOVERED =
  /\b(?:recovered|won back|got (?:it|some|most|money|paid)|collected|clawed back|insurance (?:paid|pays|covers))\b/;

/** Where the whole is what was told, and the rest of it is what was paid. */
function paidOf({ whole, paid: at, per }: Counted, behind: number): { paid?: number } {
  if (at !== undefined && behind === 0) return { paid: at };
  return whole === null && behind > 0 && behind < per.count ? { paid: behind } : {};
}

/** Whether those who do it, shifts, or what a tool saves would have to be counted too. */
function isOfMore(
  read: readonly Read[],
  each: Each,
  at: number,
  { per, isLoss, sentence }: Counted,
): boolean {
  const used = [...new Set([at, sentence])].flatMap((place) => read[place] ?? []);
  const isChained = read.some(({ pers }) =>
    pers.some(
      (other) =>
        other.count !== per.count && (other.per === lastStem(per.of) || lastStem(other.of) === per.per),
    ),
  );
  return (
    isChained ||
    (!isLoss && IS_A_TIME.test(lastStem(per.of))) ||
    used.some(({ people, plain }) => people.length > 0 || BY_SEVERAL.test(plain)) ||
    used.some(({ minutes }) =>
      minutes.some(({ as, amount }) => as !== "taken" || (minutes.includes(each) && amount !== each.amount)),
    )
  );
}

const IS_A_TIME = /^(?:day|night|weekend|week|month|shift|payday|time|morning|evening|min|h|people|person)$/;

/** The one count of what the price or the time is of: by its name wherever it is, else the nearest. */
function countedFor({ read, counts }: Answer, each: Each, at: number): Counted | null {
  const all = counts.filter(({ per }) => !counts.some(({ whole }) => whole?.count === per.count));
  const named = all.filter(({ per, whole }) => isNamed(each, per.of) || isNamed(each, whole?.of ?? null));
  if (named.length > 0) return only(named);
  const price = read[at]?.prices.find((one) => one === each);
  const isOfAPart =
    price === undefined &&
    read.some(({ shares }, place) => shares.length > 0 && (place === at || place === at - 1));
  if (!isOfAPart && !each.nouns.every((noun) => ANY_ONE.test(noun) || FAULTY.test(noun))) return null;
  for (const distance of NEAREST) {
    const near = all.filter(({ sentence }) => sentence === at + distance);
    if (near.length > 0) return price?.isPointing === false && distance !== 0 ? null : only(near);
  }
  return null;
}

const NEAREST = [0, -1, -2, 1, -3];
const ANY_ONE =
  /^(?:one|case|piece|item|time|go|occasion|incident|average|such|return|redo|remake|miss|trip|visit|callback|call|replacement|rework|refund|repair|mistake|error|claim|resubmittal|rebuild|refit|roll|truck)s?$/;

/** The only one; of a count and of those of it that went wrong, these. */
function only(all: readonly Counted[]): Counted | null {
  const losses = all.filter(({ isLoss }) => isLoss);
  const [one, ...others] = losses.length > 0 ? losses : all;
  return one === undefined || others.some(({ per }) => per.count !== one.per.count) ? null : one;
}

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
const IN_ALL = "all";
const A_TIME = /^(?:day|night|week|month|quarter|year|season)$/;
/** "40 blocks each a week" is of each machine, and "145 tanks, and it changes daily" no count of a day. */
const isCountOfAll = (plain: string): boolean =>
  !/^\S+ (?:[a-z'-]+,? ){0,8}?(?:each|and it|it|since|which|but) (?:[a-z'-]+ ){0,8}?(?:a|per) (?:day|night|week|month|quarter|year|season)\b/.test(
    plain,
  );

const sharesNear = (read: readonly Read[], one: number, other: number, reach: number) =>
  read.flatMap(({ shares }, sentence) =>
    sentence >= Math.min(one, other) - reach && sentence <= Math.max(one, other) + reach
      ? shares.map((share) => ({ ...share, sentence }))
      : [],
  );

function isNamed({ nouns }: Each, of: string | null): boolean {
  const counted = new Set((of ?? "").split(" ").filter(Boolean).map(lastStem));
  return nouns.some((noun) => counted.has(lastStem(noun)));
}

const withoutCommas = (text: string): string => text.replace(/(\d),(?=\d{3}(?!\d))/g, "$1");
/** Who got it, what it was worth and what a contract says are not said of others, hopes or sales here. */
const withoutHarmless = (plain: string): string =>
  plain
    .replace(/\bto (?:a|the|another|our) (?:[a-z]+ )?competitors?\b/g, "")
    .replace(/\bworth (?:about )?(?=\$)|\bnever (?=(?:got )?paid)/g, "")
    .replace(
      /\b(?:the )?contract says (?:they're|it's|it is|they are) billable\b|\b(?:i|we)'d (?=\d|[a-z]+(?:ed|en) )/g,
      "",
    );
