import { onlyOne } from "../../only-one";
import { type Answer, answerOf, type Counted, IN_ALL, type Read } from "./answer";
import { type Each, isNamed, isSaidOfEach } from "./each";
import { FAULTY, tellsACost } from "./elsewhere";
import type { Figures } from "./figures";
import { paidIn, RECOVERED } from "./losses";
import { isOfSeveralOthers } from "./of-another";
import { isOfSomethingElse } from "./share-of";
import { BY_SEVERAL, isAChange, type Tally } from "./tally";
import { isPay } from "./top";
import { lastStem } from "./words";

/**
 * Sums whose factors were told in different places of a long answer, among figures of other things: how many there are,
 * the part of them that goes wrong, and what one takes. Each factor has to be the only one of its kind that could be
 * meant; where there are two, where a part is told of something else, or where more than three figures make the sum,
 * there is none.
 */
export function scatteredIn(sentences: readonly string[], answer = answerOf(sentences)): Tally[] {
  const found = answer.read.flatMap(({ isUsable, minutes, prices }, at) =>
    isUsable ? [...minutes, ...prices].flatMap((each) => sumOf(answer, each, at) ?? []) : [],
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

function sumOf({ read, counts }: Answer, each: Each, at: number): Tally | null {
  const own = read[at];
  if (each.as !== "taken" || each.per !== null || isTimeOfMany(own, each)) return null;
  const counted = countedFor({ read, counts }, each, at);
  if (counted === null || isOfMore(read, each, at, counted) || isOfOthers(read[at], counted)) return null;
  const shares = sharesNear(read, counted.sentence, at, counted.isLoss ? 0 : 1);
  const paid = counted.isLoss ? paidBehind(read, counted) : 0;
  const kind = own?.minutes.includes(each) === true ? "time" : "money";
  if (paid === null || !isWhole(read, { each, at, kind, counted, shares })) return null;
  const { per, whole, sentence } = counted;
  return {
    kind,
    pers: [whole === null ? per : { ...per, ...whole }],
    shares: shares.map(({ part, whole: all }) => ({ part, whole: all })),
    part: whole === null && paid === 0 ? null : per.count - paid,
    ...paidOf(counted, paid),
    people: null,
    each: each.amount,
    check: null,
    wage: kind === "time" && own !== undefined ? payBeside(own, each) : null,
    sentences: read.filter((_, place) => isIn(place, [sentence, at], shares)).map(({ said }) => said),
  };
}

/** "640 hours of overtime": more than one of them takes. */
const isTimeOfMany = (read: Read | undefined, each: Each): boolean =>
  read?.minutes.includes(each) === true && each.amount > MOST_OF_ONE;
/** Minutes. */
const MOST_OF_ONE = 200 * 60;

/** "A redo is 3 h on the bench at $95": what an hour of it costs, told with the time. */
function payBeside({ dollars, plain }: Read, each: Each): number | null {
  return onlyOne(dollars.filter((pay) => isPay(pay, each, plain)))?.amount ?? null;
}

type Share = Figures["shares"][number] & { readonly sentence: number };
interface Parts {
  readonly each: Each;
  readonly at: number;
  readonly kind: Tally["kind"];
  readonly counted: Counted;
  readonly shares: readonly Share[];
}

const isIn = (place: number, places: readonly number[], shares: readonly Share[]): boolean =>
  places.includes(place) || shares.some(({ sentence }) => sentence === place);

/** Whether the count, the part of it and what one takes belong together. */
function isWhole(read: readonly Read[], { each, at, kind, counted, shares }: Parts): boolean {
  const { per, whole, isLoss, sentence } = counted;
  if (kind === "money" && isOfSeveralOthers(read[at]?.plain ?? "", each.at, per.of)) return false;
  // "27 came back, 4 twice, $40 each": with another figure it may be of that.
  const isTogether = sentence === at && read[at]?.plain.match(/\d[\d.]*/g)?.length === 2;
  if (per.per === IN_ALL && !isTogether && !isNamed(each, per.of) && !isNamed(each, whole?.of ?? null))
    return false;
  const [share, ...others] = shares;
  if (share === undefined) return isLoss || isOfAll(read, { each, at, kind, counted, shares });
  const isTold = kind === "time" && share.sentence === at && sentence !== at;
  return (
    others.length === 0 &&
    !isLoss &&
    share.sentence <= Math.max(sentence, at) &&
    !isOfSomethingElse(
      read[share.sentence]?.plain.slice(share.at) ?? "",
      whole === null ? per : { ...per, of: whole.of },
      read[sentence]?.plain ?? "",
    ) &&
    !isAChange(read[share.sentence]?.plain ?? "", share.at) &&
    (isTold || read.some(({ plain }, place) => isIn(place, [sentence, at], shares) && tellsACost(plain)))
  );
}

/** Of all that are counted, and of no part: what goes wrong with some is no price of each. */
function isOfAll(read: readonly Read[], { each, at, kind, counted: { per, sentence } }: Parts): boolean {
  if (each.nouns.some((noun) => FAULTY.test(noun))) return false;
  if (kind === "money" && !tellsACost(read[sentence]?.plain ?? "")) return false;
  return isNamed(each, per.of) || isSaidOfEach(each, read[at]?.plain ?? "");
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

const sharesNear = (read: readonly Read[], one: number, other: number, reach: number): Share[] =>
  read.flatMap(({ shares }, sentence) =>
    sentence >= Math.min(one, other) - reach && sentence <= Math.max(one, other) + reach
      ? shares.map((share) => ({ ...share, sentence }))
      : [],
  );
