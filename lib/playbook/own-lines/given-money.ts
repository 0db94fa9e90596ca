import type { Stance } from "@/lib/domain/ledger/stance";
import { fullMonth } from "../calendar/month-names";
import { plainSentencesIn, type Told } from "../calendar/told-sentences";
import {
  ALL_OF_IT,
  ALONE,
  DUE,
  FOR_TRAINING,
  GAVE,
  GONE_ON,
  LEFT,
  LIMITS,
  NONE,
  NOT_FOR_THIS,
  NOT_MONTHLY,
  NOT_THEIRS,
  OF_A_BUDGET,
  OF_WHICH,
  ONCE,
  OWN,
  PARTLY_SPENT,
} from "./money-lines";
import { promisedIn, untilWhen, WITH_AN_END } from "./promised-money";

/** Money that there is for this and no more, as it was typed. */
export interface GivenMoney {
  amount: number;
  /** Given by others, what the leader would spend, has, can get, may decide alone, has left, or may not pass; or none at all. */
  kind: "given" | "own" | "has" | "get" | "alone" | "left" | "limit" | "none";
  /** "the board", where it gave the money or would; null otherwise. */
  by: string | null;
  /** "by March", where a report back was asked for with it; null otherwise. */
  due: string | null;
  /** What it is left of, where that was told; null otherwise. */
  of: number | null;
  /** "once, with nothing monthly", "before May 1", "if Tom signs", where that was said; null otherwise. */
  how: string | null;
  /** "on March 31", where it is gone after that; null otherwise. */
  gone: string | null;
}

/** Below this it is no budget, and what is meant was not said. */
const LEAST = 200;

/** What was given for this, else the least that they say there is; null where neither was typed. */
export function givenMoney({ aiFriction, otherChallenge, aiExperience }: Told): GivenMoney | null {
  const sentences = (answer: string | null) => plainSentencesIn(answer).map(inDigits).filter(isForThis);
  const inTheWay = [aiFriction, aiExperience].flatMap(sentences);
  const told = [...inTheWay, ...sentences(otherChallenge)];
  for (const sentence of told) {
    const given = GAVE.exec(sentence)?.groups;
    const amount = amountIn(given);
    if (given !== undefined && amount !== null)
      return {
        ...SAID,
        amount,
        kind: "given",
        by: `the ${given.by?.toLowerCase()}`,
        due: DUE.exec(sentence)?.groups?.due ?? null,
      };
  }
  const all = `${aiFriction ?? ""} ${otherChallenge ?? ""}`;
  const sums = [
    ...inTheWay.flatMap(inBudget),
    ...told.flatMap(withAnEnd),
    ...told.flatMap(ownIn),
    ...promised(inTheWay, told, all),
  ];
  // "No budget, but I could find 5k": then there is that.
  const isNone =
    sums.length === 0 && told.some((sentence) => NONE.test(sentence) && !NOT_THEIRS.test(sentence));
  if (isNone) return { ...SAID, amount: 0, kind: "none" };
  const found = [...sums, ...inTheWay.flatMap(limitIn), ...inTheWay.flatMap(aloneIn)];
  return found.sort((one, other) => one.amount - other.amount)[0] ?? null;
}

/** "Budget: zero": what is owned already has to do; under a ban nothing is used, and in a crisis cash says it. */
export const withNoMoney = (stances: readonly Stance[], given: GivenMoney | null): readonly Stance[] =>
  given?.kind !== "none" || stances.some(({ effect }) => SAYS_IT.has(effect))
    ? stances
    : [...stances, { effect: "zeroCapital", because: [] }];
const SAYS_IT: ReadonlySet<string> = new Set(["respectBan", "crisis", "zeroCapital"]);

const SAID = { by: null, due: null, of: null, how: null, gone: null };

/** "Five thousand dollars" is $5,000. */
const inDigits = (sentence: string): string =>
  sentence.replace(
    WORDED,
    (_, many: string, of: string) =>
      `$${(WORDS.indexOf(many.toLowerCase()) + 1) * (/^hundred$/i.test(of) ? 100 : 1000)}`,
  );
const WORDS = [
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
].flatMap((words) => words.split(" "));
const WORDED = new RegExp(
  `(?<!\\p{L})(${WORDS.join("|")}) (hundred|thousand|grand)(?: dollars| bucks)?(?!\\p{L}| and)`,
  "giu",
);

function limitIn(sentence: string): GivenMoney[] {
  return LIMITS.flatMap((limit) => {
    const amount = amountIn(limit.exec(sentence)?.groups);
    return amount === null ? [] : [{ ...SAID, amount, kind: "limit" as const }];
  });
}

/** "Tech money is $25,000, and a plotter is $17,000 of it": what remains. */
function remainsIn(sentence: string): GivenMoney[] {
  const all = amountIn(ALL_OF_IT.exec(sentence)?.groups);
  const taken = amountIn(OF_WHICH.exec(sentence)?.groups);
  if (all === null || (taken !== null && all - taken < LEAST)) return [];
  return [{ ...SAID, amount: all - (taken ?? 0), kind: "left", of: taken === null ? null : all }];
}

const isForThis = (sentence: string): boolean => !NOT_FOR_THIS.test(sentence);

/** What the leader would spend, with whether it is once. */
function ownIn(sentence: string): GivenMoney[] {
  if (FOR_TRAINING.test(sentence)) return [];
  return OWN.flatMap((own) => {
    const amount = amountIn(own.exec(sentence)?.groups);
    return amount === null
      ? []
      : [{ ...SAID, amount, kind: "own" as const, how: howIn(sentence), gone: goneIn(sentence) }];
  });
}

/** "I'd put 8 grand in before May 1 and not a dollar more" */
function withAnEnd(sentence: string): GivenMoney[] {
  return WITH_AN_END.flatMap((own) => {
    const groups = own.exec(sentence)?.groups;
    const amount = amountIn(groups);
    return amount === null ? [] : [{ ...SAID, amount, kind: "own" as const, how: untilWhen(groups?.until) }];
  });
}

/** What there is for the next thing, what can be had, and who has to agree. */
const promised = (inTheWay: readonly string[], told: readonly string[], all: string): GivenMoney[] =>
  told
    .flatMap((sentence) => promisedIn(sentence, all, inTheWay.includes(sentence)))
    .flatMap(({ groups, ...promise }) => {
      const amount = amountIn(groups);
      return amount === null ? [] : [{ ...SAID, ...promise, amount }];
    });

/** What is left of a budget, where it is told with what is in the way. */
const inBudget = (sentence: string): GivenMoney[] => [
  ...partlySpent(sentence),
  ...leftIn(sentence),
  ...remainsIn(sentence),
];

function leftIn(sentence: string): GivenMoney[] {
  const amount = OF_A_BUDGET.test(sentence) ? amountIn(LEFT.exec(sentence)?.groups) : null;
  return amount === null ? [] : [{ ...SAID, amount, kind: "left", gone: goneIn(sentence) }];
}

/** "$60,000 and 41 is spent": 19,000 are left. */
function partlySpent(sentence: string): GivenMoney[] {
  const { 0: said = "", groups } = PARTLY_SPENT.exec(sentence) ?? {};
  const all = amountIn(groups);
  if (groups === undefined || all === null || !MONEY.test(said)) return [];
  const bare = numberOf(groups.spent ?? groups.used);
  const isInThousands =
    groups.spentThousand !== undefined || groups.usedThousand !== undefined || (bare < 1000 && all >= 1000);
  const amount = all - (isInThousands ? bare * 1000 : bare);
  return amount < LEAST ? [] : [{ ...SAID, amount, kind: "left", of: all, gone: goneIn(sentence) }];
}

function aloneIn(sentence: string): GivenMoney[] {
  return ALONE.flatMap((alone) => {
    const { 0: said = "", groups } = alone.exec(sentence) ?? {};
    const amount = (MONEY.test(said) ? amountIn(groups) : null) ?? besideThousands(sentence, groups);
    return amount === null ? [] : [{ ...SAID, amount, kind: "alone" as const }];
  });
}

/** A bare figure may be pounds or pieces. */
const MONEY = /\$|\d\s?(?:k|thousand|grand|dollars|bucks)(?!\p{L})/iu;

/** "Could go 25k, but anything over 10 …": ten thousand. */
const besideThousands = (sentence: string, groups: Record<string, string> | undefined): number | null =>
  groups?.amount !== undefined && numberOf(groups.amount) < LEAST && /\d\s?k(?!\p{L})/iu.test(sentence)
    ? numberOf(groups.amount) * 1000
    : null;

function howIn(sentence: string): string | null {
  const isOnce = ONCE.test(sentence);
  if (NOT_MONTHLY.test(sentence)) return isOnce ? "once, with nothing monthly" : "and not by the month";
  return isOnce ? "once" : null;
}

/** "on March 31", "at the end of March", "by March" */
function goneIn(sentence: string): string | null {
  const { month = "", day, when, how = "" } = GONE_ON.exec(sentence)?.groups ?? {};
  const name = month === "" ? null : fullMonth(month);
  if (name === null) return null;
  if (day !== undefined) return `${/^(?:by|before)/i.test(how) ? "by" : "on"} ${name} ${day}`;
  return when === undefined ? `by ${name}` : `at the end of ${name}`;
}

const numberOf = (text: string | undefined): number => Number((text ?? "").replace(/,/g, ""));

function amountIn(groups: Record<string, string> | undefined): number | null {
  if (groups?.amount === undefined) return null;
  const amount = numberOf(groups.amount) * (groups.thousand === undefined ? 1 : 1000);
  return Number.isFinite(amount) && amount >= LEAST ? amount : null;
}
