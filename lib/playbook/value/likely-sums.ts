import type { Answers } from "@/lib/domain/assessment/assessment";
import type { Ledger } from "@/lib/domain/ledger/fact";
import { countedOf, isNoCost, isSameCount } from "@/lib/domain/own-cost/own-cost";
import { costOfAYear } from "@/lib/domain/own-cost/year";
import { type LikelyPair, likelyPair } from "@/lib/domain/value/likely-sum/likely-pair";
import { type LikelySum, likelySums, SHORT, weigh } from "@/lib/domain/value/likely-sum/likely-sum";
import { putRight } from "@/lib/domain/value/likely-sum/put-right";
import { isSure, isWorthAsking } from "@/lib/domain/value/likely-sum/sure";
import { PERSON_DOLLARS, PERSON_HOURS } from "@/lib/domain/value/value-lines";
import { sumWeights } from "@/lib/knowledge/sum-weights";
import { asTyped } from "./box/nouns";
import { countsInAnother } from "./box/told-loss";
import { TROUBLES, toldToday } from "./of-today";
import { readCost } from "./read-cost";

interface Told {
  answers: Pick<Answers, (typeof TROUBLES)[number] | "ownCost">;
  ledger: Ledger;
  /** The most people that such a firm has. */
  most: number;
}

/** Whether the trouble was told at such length that figures of it may belong elsewhere. */
export const isToldAtLength = ({ otherChallenge }: Pick<Answers, "otherChallenge">): boolean =>
  isLong(otherChallenge);
const isLong = (answer: string | null): boolean => (answer ?? "").length >= SHORT;

/** A firm without what it told at length about its troubles. */
export function withoutLongAnswers<Firm extends { readonly answers: Answers; readonly ledger: Ledger }>(
  firm: Firm,
): Firm {
  const long = TROUBLES.filter((field) => isLong(firm.answers[field]));
  const answers = { ...firm.answers };
  for (const field of long) answers[field] = null;
  const facts = firm.ledger.facts.filter(({ field }) => !long.some((each) => each === field));
  return { ...firm, answers, ledger: { ...firm.ledger, facts } };
}

/** The likeliest sum of each answer about what troubles them, within what such a firm can spend; the likelier first. */
export const likelySumsOf = (told: Told): readonly LikelySum[] => likelyOf(told).sums;

/** How many there are and what one takes, where an answer leaves little doubt of that, but not of what else its sum has. */
export const surePairOf = (told: Told): LikelyPair | null =>
  likelyOf(told).pairs.find((pair) => pair.probability >= SURE_OF_BOTH && isCounted(pair)) ?? null;
/** Of 183 answers that were new to it, told at length and without a sure sum, both were right in 140, and one in most others. */
const SURE_OF_BOTH = 0.6;
/** "The 2028 tender" */
const isCounted = ({ counted: { of, low } }: LikelyPair): boolean =>
  !Number.isInteger(low) || low < 1990 || low > 2040 || /s$/.test(of ?? "");

interface Likely {
  readonly sums: readonly LikelySum[];
  readonly pairs: readonly LikelyPair[];
}

function likelyOf(told: Told): Likely {
  const known = read.get(told.ledger);
  if (known !== undefined) return known;
  const likely = TROUBLES.flatMap((field) => readAnswer(told, field) ?? []);
  const sums = likely.flatMap(({ sum }) => sum ?? []).sort(likelierFirst);
  const pairs = likely.flatMap(({ pair }) => pair ?? []).sort(likelierFirst);
  read.set(told.ledger, { sums, pairs });
  return { sums, pairs };
}
/** Asked for by the trial and by page one, and read once. */
const read = new WeakMap<Ledger, Likely>();

type Probable = { readonly probability: number };
const likelierFirst = (one: Probable, other: Probable): number => other.probability - one.probability;

function readAnswer({ answers, ledger, most }: Told, field: (typeof TROUBLES)[number]) {
  const facts = ledger.facts.filter((fact) => fact.field === field);
  if (facts.some(({ lang, ironic }) => lang !== "en" || ironic)) return null;
  const weighed = weigh(toldToday(answers, field), sumWeights);
  const sum = likelySums(weighed).find(
    ({ kind, amount }) => amount.high <= most * (kind === "time" ? PERSON_HOURS : PERSON_DOLLARS),
  );
  // "A vector service, US$9 a logo": where it is said, all else is in their own dollars. What is next likely is of a lesser trouble.
  const isInTheirs = ({ sentences }: Pick<LikelySum, "sentences">): boolean =>
    !countsInAnother(facts.filter(({ kind, sentence }) => kind === "place" || sentences.includes(sentence)));
  const pair = likelyPair(weighed);
  return {
    sum: sum !== undefined && isInTheirs(sum) ? asTheyWrote(sum) : null,
    pair: pair !== null && isInTheirs(pair) ? asTheyWrote(pair) : null,
  };
}

/** The sentences whose figures are asked about as a sum, and need no other question. */
export const sentencesOfSums = (told: Told): ReadonlySet<string> =>
  new Set(
    likelySumsOf(told)
      .filter(isWorthAsking)
      .flatMap(({ sentences }) => sentences),
  );

/** "RFQs", and not "rfqs". */
const asTheyWrote = <Sum extends Pick<LikelySum, "counted" | "sentences">>(sum: Sum): Sum => {
  const { of } = sum.counted;
  const isNamed = of !== null && of !== "people";
  return isNamed ? { ...sum, counted: { ...sum.counted, of: asTyped(of, sum.sentences) } } : sum;
};

/** Those of its sentences that say more than how many there are, or what an hour costs: "Last year it was 6,240." */
export const tellingOf = ({ sentences }: Pick<LikelySum, "sentences">): string[] =>
  sentences.filter((sentence) => {
    const told = sentence.replace(A_PAID_HOUR, "");
    const isAWage = told !== sentence && !/\d/.test(told);
    return !isAWage && (IN_TIME.test(told) || told.length >= TELLING);
  });
const A_PAID_HOUR = /\$?\d[\d.,]{0,6} ?(?:an|per|\/) ?(?:hour|hr|h)(?!\p{L})/giu;
/** Characters. */
const TELLING = 40;
export const IN_TIME = /(?<!\p{L})(?:hours?|hrs?|h|minutes?|mins?|seconds?)(?!\p{L})/iu;

/** Whether words of theirs are of the sum that is sure, and no wage. */
export function isOfTheSum(told: Told, words: string): boolean {
  const sum = sureSumOf(told);
  if (sum === null || words.length < TELLING || A_WAGE.test(words)) return false;
  // "Survey reports. We write 180 a year": under its heading it is the same sentence.
  const said = words.replace(/^.*[.:!?] (?=\S)/s, "").replace(/[.?]$/, "");
  return tellingOf(sum).some((sentence) => sentence.includes(said));
}
const A_WAGE = /(?:(?<!\p{L})(?:an|per)|\/) ?(?:hour|hr|h)(?!\p{L})/iu;

/**
 * The likeliest of them, where its words leave little doubt which figures belong together; of a firm whose owner was asked
 * the one that they let be or put right, and none where they said that it is no cost, or something else is.
 */
export function sureSumOf(told: Told): LikelySum | null {
  const { ownCost: said } = told.answers;
  const sums = likelySumsOf(told);
  const counted = countedOf(said);
  if (counted === null) return isNoCost(said) ? null : (sums.find(isSure) ?? null);
  const [asked] = sums.filter(isWorthAsking);
  const read = asked === undefined ? null : readCost(told, asked, counted.what);
  if (asked === undefined || read === null || read.what !== counted.what) return null;
  if (isSameCount(read, counted))
    return { ...asked, counted: { ...asked.counted, of: asked.counted.of ?? counted.what } };
  return costOfAYear(counted).kind === asked.kind ? putRight(asked, counted) : null;
}
