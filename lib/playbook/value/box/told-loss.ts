import type { Ledger } from "@/lib/domain/ledger/fact";
import { fold } from "@/lib/domain/ledger/fold";
import { wordsBefore, wordsBehind } from "@/lib/domain/value/around";
import { type Sum, sumsIn } from "@/lib/domain/value/sums";
import { perYear } from "@/lib/domain/value/times-a-year";
import { isUsable } from "@/lib/domain/value/usable";
import { lowerFirst } from "../../grammar";
import { dollars } from "./figures";
import { TROUBLES } from "./troubles";

/** A loss that was told in dollars: "late claims cost us $180,000 last year". */
export interface ToldLoss {
  amount: number;
  /** On what it was lost: "late claims". */
  what: string;
  /** What it was worked out from: "19% of $1,100,000"; null where the sum itself was typed. */
  of: string | null;
  /** Whether it was paid for what the trouble makes necessary, such as overtime, and not lost. */
  isSpent: boolean;
  /** Over which time: a year, a season of one ("last fall"), or none that was said. */
  time: "year" | "unsaid" | { readonly season: string };
  /** Where it was said. */
  sentence: string;
}

/** What is a loss; what is bought, paid in wages or invested is none. */
const LOSS =
  /\b(?:claims?|remakes?|rework|returns?|scrap|spoil(?:age|ed)|waste|shrink(?:age)?|penalt(?:y|ies)|fines?|charge-?backs?|detention|demurrage|delays?|errors?|mistakes?|write-?offs?|bad debts?|no-?shows?|downtime|breakdowns?|reprints?|warranty|call-?backs?|cancell?ations?|theft|fraud|lost|missed|late|damaged?|damages|loss(?:es)?|unreturned|refunds?|credits|leaks?|wrong (?:parts?|orders?|items?|addresses|sizes?|loads?|shipments?)|mis-?(?:ships?|picks?|cuts?|prints?)|recalls?|outages?|overpayments?|expired|reject(?:ed|s)|rejections?)\b/i;

/** What a trouble makes necessary, and is paid beside the usual wages. */
const SPENT =
  /(?:^|\s)(?:overtime|(?:rush|air|expedited|hot-?shot) (?:freight|shipping|shipments)|agency (?:staff|nurses|labou?r|workers|drivers|shifts)|temp (?:labou?r|staff|workers)|temps)$/i;

/** French names of losses that we know in English. */
const IN_ENGLISH: Readonly<Record<string, string>> = {
  reprises: "remakes",
  rebuts: "scrap",
  retards: "delays",
  pertes: "losses",
  penalites: "penalties",
  erreurs: "mistakes",
  retours: "returns",
  gaspillage: "waste",
  pannes: "breakdowns",
  reclamations: "claims",
  annulations: "cancellations",
  credits: "credits",
  remboursements: "refunds",
};
/** "9 400 $ par mois de crédits" */
const FRENCH_BEHIND = /^ (?:de|d['’]|en) ?(\p{L}+)/iu;

const A_YEAR =
  /\b(?:last (?:school |fiscal |crop )?year|last season|this year|a year|each year|every year|per year|yearly|annually|(?:in|en) 20\d\d|par an|par ann[ée]e)(?![\p{L}\d])|l['’](?:an(?:n[ée]e)?) (?:dernier|derni[èe]re|pass[ée]e?)/iu;

/** "Last fall", "this spring", "that month" */
const SEASON =
  /\b(?:(?:last|this|this past|that) (?:spring|summer|fall|autumn|winter)|(?:last|that) month)\b/i;

const NAME = String.raw`((?:\p{L}[\p{L}-]*\s){0,4}?\p{L}[\p{L}-]*)`;
const COST_BEFORE = new RegExp(
  String.raw`(?:^|[,;:]\s*|\b(?:last year|in 20\d\d),? )${NAME} (?:cost|costs|have cost|has cost)(?: us| me| the firm)? (?:about |over |some )?$`,
  "iu",
);
/** "Linen loss was $184,000 last year", "…, liquidated damages $90,000" */
const WAS_BEFORE = new RegExp(
  String.raw`(?:^|[,;:]\s*)${NAME}(?: was| were| ran| came to| reached)? (?:about |over |some )?$`,
  "iu",
);
const LOST_BEFORE =
  /\b(?:lost|lose|loses|wrote off|write off|absorbed|absorb|ate|eat) (?:about |over |some )?$/i;
/** "The agency hit us with $90,000 in penalties" */
const CHARGED_BEFORE =
  /\b(?:(?:hit|fined|charged|penali[sz]ed|assessed|billed) us|(?:we|i) (?:got|were|was) (?:hit|fined|penali[sz]ed|assessed)) (?:with |for )?(?:about |over |some )?$/i;
/** "We reimbursed $212,000 of it" */
const GIVEN_BACK: readonly (readonly [RegExp, string])[] = [
  [/\bwe (?:\p{L}+ )?reimbursed (?:about |over |some )?$/iu, "reimbursements"],
  [/(?:\bwe (?:\p{L}+ )?|^)refunded (?:about |over |some )?$/iu, "refunds"],
  [
    /\bwe (?:\p{L}+ )*(?:repaid|paid back|had to (?:return|repay|pay back)) (?:about |over |some )?$/iu,
    "repayments",
  ],
];
/** "We paid $90,000 in late penalties", "we had $40,000 of chargebacks": a loss by its very name. */
const HAD_BEFORE =
  /\b(?:we|i) (?:\p{L}+ )?(?:paid|had|took|saw|booked|spent|spend|pay) (?:out )?(?:about |over |some )?$/iu;
const AND_BEFORE = /\b(?:and|plus) (?:another |about )*$/i;
const FRENCH_BEFORE =
  /(?:^|\s)(?:les|nos|des) (\p{L}+)(?: (?:de|du|des|d['’]|en|à) ?[\p{L} '’-]{1,30})? (?:nous|m['’])\s?(?:ont|a) coût[ée]e?s? (?:environ |plus de )?$/iu;
const BEHIND = new RegExp(
  String.raw`^ (?:(?:last|this) \p{L}+ )?(?:of|in|to|on|for) (?:the |our )?${NAME}(?= (?:that|which|last|this|in|a|each|per|because)\b|[.,;:)]|$)`,
  "iu",
);

/** Losses, each with what it was lost on; a sum of which that is not said is left out. */
export function toldLosses({ facts }: Ledger): ToldLoss[] {
  if (countsInAnother(facts)) return [];
  const amounts = sumsIn(facts)
    .filter((fact) => isUsable(fact) && isOwnDollars(fact))
    .sort((one, other) => one.span[0] - other.span[0]);
  return amounts.flatMap((fact) => lossIn(fact) ?? []);
}

/** Where other money is counted as well, a bare "$" is not sure to be a Canadian dollar. */
export const countsInAnother = (facts: Ledger["facts"]): boolean =>
  facts.some(
    (fact) =>
      (fact.kind === "amount" && fact.currency !== "CAD" && fact.subject !== "vendor") ||
      (fact.kind === "rate" && /^(?:USD|EUR|GBP)$/.test(fact.unit ?? "") && fact.subject !== "vendor") ||
      (fact.kind === "place" &&
        fact.field === "customLocation" &&
        fact.level === "country" &&
        // A firm in the United States counts in its own dollars, and in those alone.
        fact.key !== "canada" &&
        fact.key !== "united states"),
  );

/** Dollars where a loss is told: in all, a year or a month. */
export const isOwnDollars = (fact: Sum): boolean =>
  TROUBLES.includes(fact.field) &&
  fact.value !== null &&
  (fact.kind === "amount"
    ? fact.currency === "CAD"
    : fact.unit === "CAD" && (fact.per === "year" || fact.per === "month"));

/** When a loss was had: a rate and a share of a year's sum are of a year. */
function timeOf(fact: Sum): ToldLoss["time"] {
  if (fact.kind === "rate" || SHARE.test(wordsBefore(fact)) || A_YEAR.test(fact.sentence)) return "year";
  const season = SEASON.exec(fact.sentence)?.[0].toLowerCase();
  return season === undefined ? "unsaid" : { season };
}

function lossIn(fact: Sum): ToldLoss | null {
  const value = fact.value ?? 0;
  const { sentence } = fact;
  const lead = wordsBefore(fact);
  const share = SHARE.exec(lead);
  if (share !== null) return shareOf(share, value, sentence);
  if (COST_OF_ONE.test(lead)) return null;
  const time = timeOf(fact);
  const what = nameOf(fact, lead, wordsBehind(fact));
  if (what === null || (time !== "year" && value < LEAST)) return null;
  if (time === "unsaid" && !isSumOfAll(lead, wordsBehind(fact))) return null;
  const isMonthly = fact.kind === "rate" && fact.per === "month";
  return {
    amount: isMonthly ? value * perYear("month") : value,
    what: inOurWords(what),
    isSpent: SPENT.test(what),
    of: isMonthly ? `${dollars(value)} a month` : null,
    time,
    sentence,
  };
}

/** On what it was lost; null where nothing says so. */
function nameOf(fact: Sum, lead: string, after: string): string | null {
  const inFrench =
    FRENCH_BEFORE.exec(lead)?.[1] ?? (fact.lang === "fr" ? FRENCH_BEHIND.exec(after)?.[1] : undefined);
  const sure =
    IN_ENGLISH[fold(inFrench ?? "").folded] ??
    GIVEN_BACK.find(([said]) => said.test(lead))?.[1] ??
    wentWrong(lead);
  const isLost =
    LOST_BEFORE.test(lead) || CHARGED_BEFORE.test(lead) || AND_BEFORE.test(lead) || lead.trim() === "";
  const of = BEHIND.exec(after)?.[1];
  const isHad = HAD_BEFORE.test(lead) && (IS_A_LOSS.test(of ?? "") || SPENT.test(of ?? ""));
  const named = COST_BEFORE.exec(lead)?.[1] ?? wasLost(lead) ?? (isLost || isHad ? of : undefined);
  if (sure !== undefined) return sure;
  if (named !== undefined && (LOSS.test(named) || SPENT.test(named))) return named;
  if (DOCKED.test(lead)) return "penalties";
  return WROTE_OFF.test(lead) ? "write-offs" : null;
}

/** "The buyer docked us $15,000 for being short" */
const DOCKED = /\b(?:docked|fined|penali[sz]ed) (?:us|me) (?:about |over |some |another )?$/i;

/** "And I wrote off $88,000 because": what was written off has that name. */
const WROTE_OFF = /\b(?:we|i) (?:\p{L}+ )?wrote off (?:about |over |some )?$/iu;

/** "41 cheques went out wrong and we ate $23,000" */
function wentWrong(lead: string): string | undefined {
  const [, things = "", how = ""] = WENT_WRONG.exec(lead) ?? [];
  return things === "" ? undefined : `${things} that ${how}`;
}
const WENT_WRONG =
  /\b(\p{L}+s) ((?:went out|came back|were|went) (?:wrong|late|twice))(?:,| and) (?:so )?we (?:ate|lost|wrote off|absorbed|were out) (?:about |over |some )?$/iu;

/** "14,200 were ordered last year and a return costs us $38": the price of one, whatever time was said. */
const COST_OF_ONE =
  /\b(?:an?|each|every|one) (?:\p{L}+ ){1,3}(?:costs?|runs|sets) (?:us |me )?(?:back )?(?:about |over |around )?$/iu;
/** Where no time was said, what is only feared and the price of one are no loss of all: "a mistake costs us $500", "$500 each". */
const isSumOfAll = (lead: string, after: string): boolean =>
  !OF_ONE.test(lead) && !AND_BEFORE.test(lead) && lead.trim() !== "" && !PER_ONE.test(after);
const LEAST = 1000;
const OF_ONE = /\b(?:costs|each|every|any|per|may|might|could|would|will|if)\b/i;
const PER_ONE = /^ ?(?:\/|,? ?(?:each|an?|per|apiece|every|all in)\b)/i;

/** A loss by its name: "we paid" before a sum is none. */
function wasLost(lead: string): string | undefined {
  const named = WAS_BEFORE.exec(lead)?.[1];
  return named !== undefined && (IS_A_LOSS.test(named) || SPENT.test(named)) ? named : undefined;
}
const IS_A_LOSS =
  /\b(?:loss(?:es)?|damages|penalties|fines|chargebacks|charge-backs|late fees|detention|demurrage|spoilage|shrinkage|rework|(?:customer|product) returns|write-?offs|bad debts)$/i;

/** "Scrap is 19% of $11.4M", "lost items: 19% of a $1.1M budget" */
const SHARE = new RegExp(
  String.raw`^${NAME}(?: and ${NAME})?(?::| is| are| was| were| runs at| cost us| costs us) (?:about )?(\d{1,2}(?:\.\d+)?) ?% of (?:an? |our |the )?$`,
  "iu",
);

function shareOf(
  [whole = "", , , percent = ""]: RegExpExecArray,
  value: number,
  sentence: string,
): ToldLoss | null {
  const what = whole.replace(/(?::| is| are| was| were| runs at| costs? us) (?:about )?\d.*$/iu, "");
  if (!LOSS.test(what)) return null;
  return {
    amount: (Number(percent) / 100) * value,
    what: inOurWords(what),
    isSpent: false,
    of: `${percent}% of ${dollars(value)}`,
    time: "year",
    sentence,
  };
}

const inOurWords = (named: string): string =>
  lowerFirst(named.trim().replace(/^(?:our|the|these|last year,?) /i, ""));
