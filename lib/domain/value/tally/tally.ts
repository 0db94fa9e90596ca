import type { Each } from "./each";
import { isElsewhere, isOver, isSeasonal, leansOn, tellsACost, tellsAShare } from "./elsewhere";
import { BECOMES, type Figures, figuresIn, type Per } from "./figures";
import { isOfSeveralOthers } from "./of-another";
import { ANY_ONE, isOf, isOfFaults, isOfWhatGoesWrong } from "./of-those-counted";
import { isOfSomethingElse } from "./share-of";
import { isLostOfSpending } from "./spending";
import { type Top, topOf, wagesOf } from "./top";
import { isInOneSentence, isPeople, lastStem } from "./words";

/** A sum of which every factor was told in one passage, and in which every figure of the passage has its place. */
export interface Tally {
  readonly kind: "time" | "money";
  /** From one of them to all of it, innermost first. */
  readonly pers: readonly [Per, ...Per[]];
  /** The part that is meant: 8 of 100; and of those 1 of 2. */
  readonly shares: readonly { readonly part: number; readonly whole: number }[];
  /** Told as a count of its own: "3 of those". */
  readonly part: number | null;
  /** Of the whole so many were paid after all, and the part is what is left. */
  readonly paid?: number;
  readonly people: { readonly count: number; readonly noun: string } | null;
  /** Minutes, or dollars, of one. */
  readonly each: number;
  /** What one comes to was multiplied from: "41 km at $2.10". */
  readonly eachFrom?: string;
  /** Minutes of checking, where `each` is what a tool saves. */
  readonly check: number | null;
  /** Dollars an hour. */
  readonly wage: number | null;
  /** Not earned, not billed or not paid yet, and no cost. */
  readonly forgone?: "short" | "unbilled" | "waits" | "uncollected" | "stake" | "unsold" | "gap" | "held";
  /** Of a season, of which no one said how many such weeks or months it has. */
  readonly isSeasons?: boolean;
  /** The sentences that it was told in. */
  readonly sentences: readonly string[];
}

const MOST_SENTENCES = 4;
/** Characters of a passage. */
const LONGEST = 600;

/**
 * Sums of an answer by accounting for each figure of a passage, the longest run of sentences first. A figure that has no
 * place, two that could have one, or words of what is hoped, earned or over give none.
 */
export function talliesIn(sentences: readonly string[]): Tally[] {
  const all: Tally[] = [];
  const taken = new Set<number>();
  for (let length = Math.min(MOST_SENTENCES, sentences.length); length >= 1; length--)
    for (let from = 0; from + length <= sentences.length; from++) {
      const places = Array.from({ length }, (_, place) => from + place);
      const next = sentences[from + length];
      const before = sentences.slice(Math.max(0, from - SHARES_REACH), from);
      if (places.some((place) => taken.has(place)) || (next !== undefined && leansOn(next))) continue;
      if (before.some(tellsAShare)) continue;
      const found = talliesOf(sentences.slice(from, from + length));
      all.push(...found);
      if (found.length > 0) for (const place of places) taken.add(place);
    }
  return all;
}

/** Sentences over which a share that was told holds on. */
const SHARES_REACH = 4;

function talliesOf(sentences: readonly string[]): Tally[] {
  const passage = sentences.join(" ");
  if (passage.length > LONGEST || sentences.slice(1).some(isOver)) return [];
  const figures = figuresIn(passage);
  if (figures === null || isElsewhere(figures.plain)) return [];
  return apart(figures).flatMap((own) => tallyOf(own, sentences) ?? []);
}

/** "190 files, 5 h each. 1 in 8 comes back. That costs us $1,900.": the time of all, and the price of a part. */
function apart(figures: Figures): Figures[] {
  const { minutes, dollars, shares, plain } = figures;
  const [time, ...times] = minutes;
  const [price, ...prices] = dollars;
  if (time === undefined || price === undefined || times.length + prices.length > 0) return [figures];
  if (isInOneSentence(plain, time.at, price.at)) return [figures];
  const before = shares.filter(({ at }) => at < time.at || isInOneSentence(plain, at, time.at));
  return [
    { ...figures, dollars: [], shares: before },
    { ...figures, minutes: [], wages: [] },
  ];
}

function tallyOf(figures: Figures, sentences: readonly string[]): Tally | null {
  const top = topOf(figures);
  const path = top === null ? null : pathOf(persOf(figures, top.each));
  if (top === null || path === null) return null;
  const { shares, parts, people, plain } = figures;
  const [part = null] = parts;
  const [who = null] = people;
  const wages = wagesOf(figures, top, who);
  if (!areWithin(shares, plain) || Math.min(shares.length, 1) + parts.length > 1) return null;
  if (people.length === 0 && top.kind === "time" && BY_SEVERAL.test(plain)) return null;
  if (people.length > 1 || wages.length > 1 || !isWhole(top, path, figures)) return null;
  return {
    kind: top.kind,
    pers: path,
    shares: shares.map(({ part: some, whole }) => ({ part: some, whole })),
    part: part?.count ?? null,
    people: who && { count: who.count, noun: who.noun },
    each: top.each.amount,
    check: top.check,
    wage: wages[0] ?? null,
    sentences,
  };
}

/** "Each does 6 a week", "both men go": how many they are was told elsewhere. */
export const BY_SEVERAL =
  /\beach (?:does|makes|handles|writes|man|guy|driver|tech|person) (?!costs)|\bboth (?:men|guys|go|of (?:them|us))\b/;

/** "1 in 8 gets kicked back, and half of those miss the flight": each of the one before. */
const areWithin = (shares: Figures["shares"], plain: string): boolean =>
  shares.slice(1).every(({ at }) => /^#[\d./]+# of (?:those|them|these)\b/.test(plain.slice(at)));

/** Whether what one takes, the part of them, those who do it and how many there are belong together. */
function isWhole(top: Top, path: readonly [Per, ...Per[]], figures: Figures): boolean {
  const { each, kind } = top;
  const { shares, parts, people, plain } = figures;
  const [inner] = path;
  const [share] = shares;
  const [part] = parts;
  const [who] = people;
  const ofPart = share ?? part;
  if (isSeasonal(plain) && path.at(-1)?.per !== "season" && path.at(-1)?.per !== "year") return false;
  if (share !== undefined && !isOfWhatGoes(kind, share, plain)) return false;
  if (share !== undefined && isOfSomethingElse(plain.slice(share.at), inner, plain)) return false;
  // "Clients get 92% of the value", told behind it, is of another thing.
  const isBehind = share !== undefined && share.at > each.at && !isInOneSentence(plain, share.at, inner.at);
  if (isBehind && !TELLS_WHAT.test(plain.slice(share.at))) return false;
  if (top.summed !== undefined && !isTheSame(top, path, ofPart)) return false;
  if (part !== undefined && (part.count >= inner.count || part.at < inner.at)) return false;
  if (who !== undefined && !who.isSure && inner.of !== null && !A_TIME.test(lastStem(inner.of))) return false;
  if (kind === "time" && path.at(-1)?.per === "all") return false;
  if (people.length === 0 && figures.pers.length === 1 && EACH_HAS.test(plain)) return false;
  if (kind === "money" && !isACost(each, inner, figures, ofPart !== undefined)) return false;
  if (each.per !== null && ofPart !== undefined) return isLostOfSpending(each, figures);
  if (each.per !== null) return isOfATime(top, who !== undefined, figures);
  if (ofPart === undefined && isOfFaults(each, inner)) return false;
  if (kind === "time" && share !== undefined && each.at < share.at && !isOfWhatGoesWrong(each, inner))
    return false;
  return who !== undefined || isOf(top, inner, ofPart !== undefined, plain);
}

/** Whether the price is of what is counted, is theirs to pay, and is told as a cost. */
function isACost(each: Each, inner: Per, { wages, people, plain }: Figures, isOfAPart: boolean): boolean {
  if (wages.length + people.length > 0 || !tellsACost(plain)) return false;
  if (isPaidToOne(each) || isOfSeveralOthers(plain, each.at, inner.of)) return false;
  return isOfAPart || !(isOnceOfEach(each, inner) || AT_A_PRICE.test(plain.slice(0, each.at + 1)));
}

/** "We test 900 tanks a week at $29": what they are paid for it. */
const AT_A_PRICE =
  /\bwe (?!buy|lose|scrap|throw|redo|replace|pay|bin|waste|write|eat|remake|rework|refund|reship|rerun|have to)[a-z]+ \d[\d.]* [a-z ]{2,30}a (?:day|week|month|year|season) (?:at|for) \$$/;
/** "A bender costs me $41": for an hour, though it does not say so. */
const isPaidToOne = ({ nouns, amount }: Each): boolean =>
  amount <= MOST_AN_HOUR && nouns.some((noun) => /(?:er|or|ist|ian)$/.test(noun) && isPeople(`${noun}s`));
const MOST_AN_HOUR = 120;
/** "$31 a head a day", "$900 a door": how many there are was not told. */
const isOnceOfEach = ({ nouns }: Each, { of, count }: Per): boolean =>
  of === null && count === 1 && nouns.some((noun) => A_HEAD.test(noun) || !ANY_ONE.test(noun));
const A_HEAD = /^(?:head|person|man|seat)$/;

/** "Every truck loses 3 shifts a month": how many trucks there are is not in it. */
const EACH_HAS =
  /\b(?:every|each) (?!one|time|day|night|week|month|year)[a-z]+ (?:loses|brings(?: back| in)?|gets|has|does|makes|sits|sends|leaves|turns) (?:about |around )?\d/;

/** "8% bounce", "a quarter need a second edit"; "half of them by paper" says nothing of what they take. */
const TELLS_WHAT = new RegExp(
  String.raw`^#[\d./]+#[^.;#]*?\b(?:${BECOMES}|lost|binned|scrapped|wrong|missing|missed|late|spoiled|disputed|off|runs? over)\b`,
);
const SHARES_WORDS = 110;
/** "We grew 27%": a change, and no part. */
export const NEEDED_NONE = /^#[\d./]+# (?:of (?:them|those) )?(?:needed|need|needs|had|have|got) no\b/;
const CHANGED = /\b(?:grew|up|down|rose|fell|dropped|increased?|raised|cut|by|another|plus) $/;
export const isAChange = (plain: string, at: number): boolean =>
  CHANGED.test(plain.slice(Math.max(0, at - 20), at));
const isOfWhatGoes = (kind: Top["kind"], { at }: { at: number }, plain: string): boolean =>
  !isAChange(plain, at) &&
  !NEEDED_NONE.test(plain.slice(at)) &&
  (kind === "money" || TELLS_WHAT.test(plain.slice(at, at + SHARES_WORDS)));
const A_TIME = /^(?:day|night|weekend|week|month|shift|payday|time|morning|evening)$/;

/** "2 h a day" of those who do it, or "cost us $62,000 a year"; no whole job, and of "each" only with how many they are. */
function isOfATime(
  { kind, each: { amount, per, at } }: Top,
  hasPeople: boolean,
  { pers, plain }: Figures,
): boolean {
  if (kind === "money") return pers.length === 0 && TOTALLED.test(plain.slice(0, at));
  if (!hasPeople) return !/^[^,.]{0,24}\beach\b/.test(plain.slice(at));
  return amount <= (per === "week" ? MOST_A_WEEK : per === "day" ? MOST_A_DAY : Number.POSITIVE_INFINITY);
}
const MOST_A_WEEK = 30 * 60;
const MOST_A_DAY = 6 * 60;
const TOTALLED =
  /\b(?:costs? (?:us|me)|ran (?:us|me)|runs (?:us|me)|lost|losing|lose|wrote off|written off|eats?|overtime)\b[^.]{0,60}$|(?:^|[.;!?,] )(?:and )?(?:it|that|this|all of it|all told)(?: all)? (?:came|comes|added up|adds up) to (?:about |around |roughly |some |over )?$/;

/** Whether what they worked out is what their figures come to. */
function isTheSame({ each, summed }: Top, path: readonly Per[], ofPart: object | undefined): boolean {
  const last = path.findIndex(({ per }) => per === summed?.per);
  if (summed === undefined || ofPart !== undefined || last === -1) return false;
  const ours = path.slice(0, last + 1).reduce((product, { count }) => product * count, each.amount);
  return Math.abs(ours - summed.amount) <= ours * ROUNDING;
}
const ROUNDING = 0.04;

/** "2 h a day": once a day. "40 min at close, every night": once a night. */
function persOf({ pers, plain }: Figures, { per }: Each): readonly Per[] {
  const once = (time: string): Per => ({ count: 1, of: null, per: time, at: 0 });
  if (per !== null) return [once(per), ...pers];
  if (pers.length > 0) return pers;
  const [rhythm, ...others] = new Set([...plain.matchAll(RHYTHM)].map(([, time = ""]) => time));
  return rhythm === undefined || others.length > 0 ? [] : [once(rhythm)];
}
const RHYTHM = /\ba (day|night|week|month|quarter)\b/g;

/** From the innermost to the last: corrections a payday, paydays a year. Null where they do not form one path. */
function pathOf(pers: readonly Per[]): [Per, ...Per[]] | null {
  const isWithin = (one: Per, other: Per): boolean => one !== other && lastStem(other.of) === one.per;
  const [start, ...others] = pers.filter((one) => !pers.some((other) => isWithin(other, one)));
  if (start === undefined || others.length > 0) return null;
  const path: [Per, ...Per[]] = [start];
  for (let last = start; path.length < pers.length; ) {
    const next = pers.find((other) => isWithin(last, other) && !path.includes(other));
    if (next === undefined) return null;
    path.push(next);
    last = next;
  }
  return /^(?:day|night|week|month|quarter|year|season|all)$/.test(path.at(-1)?.per ?? "") ? path : null;
}
