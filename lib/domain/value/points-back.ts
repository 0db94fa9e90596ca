import { type Fact, type FactOf, factsOf } from "../ledger/fact";
import { onlyOne } from "../only-one";
import { isRightBehind, WITH_A_MARK, wordsBefore, wordsBehind } from "./around";
import { isSameNoun } from "./same-noun";
import { isPeriod, minutesIn, type PieceTime, type Volume } from "./usable";

/**
 * "9,400 requests last year. Four coordinators fill them, 35 minutes a booking": the pronoun points back at the one
 * thing that the sentence before counts. Where that sentence counts or names another thing, it may be that one.
 */
export function pointedBackTo(
  { noun, fact }: PieceTime,
  volumes: readonly Volume[],
  facts: readonly Fact[],
): Volume | null {
  if (noun === null || !ONE_OF_THEM.test(noun) || fact.lang !== "en" || fact.kind !== "rate") return null;
  if (!DONE_TO_THEM.test(wordsBefore(fact))) return null;
  const volume = onlyOne(volumes.filter((each) => isRightBehind(fact, each.fact, WITH_A_MARK)));
  if (volume === null || HAS_OTHERS.test(clauseBehind(volume.fact))) return null;
  const counted = countsIn(facts).filter((each) => each.field === fact.field);
  const isRival = (each: FactOf<"quantity"> | FactOf<"rate">) =>
    each.span[0] !== volume.fact.span[0] &&
    (each.sentenceAt === volume.fact.sentenceAt || isSameNoun(each.unit ?? "", noun));
  return counted.some(isRival) ? null : volume;
}

/** Words for one thing that comes in and is worked through; "a page" or "a shift" is none of them. */
const ONE_OF_THEM =
  /^(?:application|booking|case|claim|entry|file|form|item|job|order|piece|quote|referral|request|reservation|ticket)$/;
/** What is done with work that comes in; those who are phoned or visited are people. */
const DONE_TO_THEM =
  /\b(?:answer|approve|assign|book|build|check|code|complete|do|draft|enter|file|fill|handle|key|log|match|post|prepare|price|process|quote|read|reconcile|retype|review|scan|schedule|sort|translate|triage|type|work through|write)(?:e?s)? (?:all of )?(?:them|these|those|each one|every one)\b/i;
/** "9,400 requests from 31 hospitals": then the pronoun may be of the hospitals. */
const HAS_OTHERS = /\b(?:by|for|from|of|on|to|with) (?:\p{L}+ ){0,3}\p{L}+s\b/iu;

const clauseBehind = (fact: Fact): string => wordsBehind(fact).split(/[,;:.]/)[0] ?? "";

/** What is counted with a noun of its own; time is none. */
const countsIn = (facts: readonly Fact[]): (FactOf<"quantity"> | FactOf<"rate">)[] =>
  [...factsOf(facts, "quantity"), ...factsOf(facts, "rate").filter(({ role }) => role === "volume")].filter(
    ({ unit }) => unit !== null && unit !== "age" && !isPeriod(unit) && minutesIn(unit) === undefined,
  );
