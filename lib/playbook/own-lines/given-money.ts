import type { Answers } from "@/lib/domain/assessment/assessment";
import { ENGLISH_MONTHS } from "../calendar/month-names";
import { plainSentencesIn } from "../calendar/told-sentences";

/** Money that there is for this and no more, as it was typed. */
export interface GivenMoney {
  amount: number;
  /** "the board", where it gave the money; null where it is the leader's own limit. */
  by: string | null;
  /** "by March", where a report back was asked for with it; null otherwise. */
  due: string | null;
}

const AMOUNT =
  "(?<![£€]|R\\$ ?)(?:C|CA|US)?\\$?\\s?(?<amount>\\d[\\d,]*(?:\\.\\d+)?)\\s?(?<thousand>k|K|thousand|grand)?(?:\\$| dollars)?";

/** "Board gave me $25,000 for 'AI'" */
const GAVE = new RegExp(
  `(?<!\\p{L})(?<by>board|council|owners|investors|trustees|partners|bank|parent company|head office|foundation|family) (?:has |have )?(?:gave|given|approved|set aside|budgeted|granted|voted|allotted|allocated) (?:me |us )?(?:up to |about )?${AMOUNT} (?:for|toward|towards) (?:an? |the |our |some )?(?:pilot of |trial of )?['"‘“]?(?:AI|this|automation)(?!\\p{L})`,
  "iu",
);
const DUE = new RegExp(
  `(?<!\\p{L})(?:wants?|expects?|asked|asks) (?:to (?:hear|know|see)|an? (?:report|answer|update)|me to report|us to report|results?)(?: back)? (?<due>(?:by|in|before) (?:the end of )?(?:${ENGLISH_MONTHS}|spring|summer|fall|year[- ]end))(?!\\p{L})`,
  "iu",
);
/** "I have 15k, no more", "we'd spend 30k tomorrow", "we have a $15,000 limit", "Budget is about $40k" */
const LIMITS: readonly RegExp[] = [
  `(?<!\\p{L})(?:I|we)(?:'ve got| have(?: got)?| can spend| could spend) (?:about |up to )?${AMOUNT},? (?:(?:and )?no more(?! than)|tops|at most|max(?:imum)?|and that's (?:it|all))(?!\\p{L})`,
  `(?<!\\p{L})(?:I|we)(?:'d| would) spend (?:about |up to )?${AMOUNT} (?:tomorrow|today)(?!\\p{L}| (?:on|for) (?!AI|this))`,
  `(?<!\\p{L})(?:I|we) have an? ${AMOUNT} (?:limit|cap|ceiling)(?!\\p{L}| (?:on|per|a) )`,
  `(?:^|[,;] )(?:our |the |my |AI )?budget (?:for (?:this|AI) )?is (?:about |around )?(?=\\$|\\d[\\d,.]*\\s?k|\\d+,\\d{3})${AMOUNT}(?!\\d|[,.]\\d| ?(?:k |K )?(?:m|million|M)(?!\\p{L}))`,
].map((source) => new RegExp(source, "iu"));
const NOT_FOR_THIS =
  /\?\s*$|^if (?:we|I|they)(?!\p{L})|(?<!\p{L})(?:nothing is earmarked|not for|competitors?|marketing|advertising|training budget|operating|capital)(?!\p{L})/iu;
/** Below this it is no budget, and what is meant was not said. */
const LEAST = 200;

/** What was given for this, else what they say that they can spend; null where neither was typed. */
export function givenMoney({ aiFriction, otherChallenge, aiExperience }: Typed): GivenMoney | null {
  const told = [aiFriction, otherChallenge, aiExperience]
    .flatMap(plainSentencesIn)
    .filter((sentence) => !NOT_FOR_THIS.test(sentence));
  for (const sentence of told) {
    const given = GAVE.exec(sentence)?.groups;
    const amount = amountIn(given);
    if (given !== undefined && amount !== null)
      return {
        amount,
        by: `the ${given.by?.toLowerCase()}`,
        due: DUE.exec(sentence)?.groups?.due ?? null,
      };
  }
  const own = told.flatMap((sentence) =>
    LIMITS.flatMap((limit) => amountIn(limit.exec(sentence)?.groups) ?? []),
  );
  return own.length === 0 ? null : { amount: Math.min(...own), by: null, due: null };
}

type Typed = Pick<Answers, "aiFriction" | "otherChallenge" | "aiExperience">;

function amountIn(groups: Record<string, string> | undefined): number | null {
  if (groups?.amount === undefined) return null;
  const amount = Number(groups.amount.replace(/,/g, "")) * (groups.thousand === undefined ? 1 : 1000);
  return Number.isFinite(amount) && amount >= LEAST ? amount : null;
}
