import { type FactOf, factsOf, type Ledger } from "@/lib/domain/ledger/fact";
import { fold } from "@/lib/domain/ledger/fold";
import { isUsable, perYear } from "@/lib/domain/value/usable";
import { lowerFirst } from "../../grammar";
import { type BoxInput, type Row, row, TROUBLES, total, type ValueBox, YOU_WROTE, YOURS } from "./box";
import { BLANK, dollars } from "./figures";

/** A year's loss that was told in dollars: "late claims cost us $180,000 last year". */
export interface ToldLoss {
  amount: number;
  /** On what it was lost: "late claims". */
  what: string;
  /** What it was worked out from: "19% of $1,100,000"; null where the sum itself was typed. */
  of: string | null;
  /** Where it was said. */
  sentence: string;
}

/** What is a loss; what is bought, paid in wages or invested is none. */
const LOSS =
  /\b(?:claims?|remakes?|rework|returns?|scrap|spoil(?:age|ed)|waste|shrink(?:age)?|penalt(?:y|ies)|fines?|charge-?backs?|detention|demurrage|delays?|errors?|mistakes?|write-?offs?|bad debts?|no-?shows?|downtime|breakdowns?|reprints?|warranty|call-?backs?|cancell?ations?|theft|fraud|lost|missed|late|damaged?|damages|loss(?:es)?|unreturned|refunds?|credits|leaks?)\b/i;

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
  /\b(?:last year|this year|a year|each year|every year|per year|yearly|annually|(?:in|en) 20\d\d|par an|par ann[ée]e)(?![\p{L}\d])|l['’](?:an(?:n[ée]e)?) (?:dernier|derni[èe]re|pass[ée]e?)/iu;

const NAME = String.raw`((?:\p{L}[\p{L}-]*\s){0,4}?\p{L}[\p{L}-]*)`;
const COST_BEFORE = new RegExp(
  String.raw`(?:^|[,;:]\s*|\b(?:last year|in 20\d\d),? )${NAME} (?:cost|costs|have cost|has cost)(?: us| me| the firm)? (?:about |over |some )?$`,
  "iu",
);
/** "Linen loss was $184,000 last year", "…, liquidated damages $90,000" */
const WAS_BEFORE = new RegExp(
  String.raw`(?:^|[,;:]\s*)${NAME}(?: was| were| came to| reached)? (?:about |over |some )?$`,
  "iu",
);
const LOST_BEFORE =
  /\b(?:lost|lose|loses|wrote off|write off|absorbed|absorb|ate|eat) (?:about |over |some )?$/i;
/** "The agency hit us with $90,000 in penalties" */
const CHARGED_BEFORE =
  /\b(?:hit|fined|charged|penali[sz]ed|assessed|billed) us (?:with |for )?(?:about |over |some )?$/i;
/** "We reimbursed $212,000 of it" */
const GIVEN_BACK: readonly (readonly [RegExp, string])[] = [
  [/\bwe (?:\p{L}+ )?reimbursed (?:about |over |some )?$/iu, "reimbursements"],
  [/\bwe (?:\p{L}+ )?refunded (?:about |over |some )?$/iu, "refunds"],
  [
    /\bwe (?:\p{L}+ )*(?:repaid|paid back|had to (?:return|repay|pay back)) (?:about |over |some )?$/iu,
    "repayments",
  ],
];
const AND_BEFORE = /\b(?:and|plus) (?:another |about )*$/i;
const FRENCH_BEFORE =
  /(?:^|\s)(?:les|nos|des) (\p{L}+)(?: (?:de|du|des|d['’]|en|à) ?[\p{L} '’-]{1,30})? (?:nous|m['’])\s?(?:ont|a) coût[ée]e?s? (?:environ |plus de )?$/iu;
const BEHIND = new RegExp(
  String.raw`^ (?:of|in|to|on|for) (?:the |our )?${NAME}(?= (?:that|which|last|this|in|a|each|per|because)\b|[.,;:)]|$)`,
  "iu",
);

/** Losses of a year, each with what it was lost on; a sum of which that is not said is left out. */
export function toldLosses({ facts }: Ledger): ToldLoss[] {
  if (countsInAnother(facts)) return [];
  const amounts = [...factsOf(facts, "amount"), ...factsOf(facts, "rate")]
    .filter((fact): fact is FactOf<"amount"> | FactOf<"rate"> => isUsable(fact) && isOfAYear(fact))
    .sort((one, other) => one.span[0] - other.span[0]);
  return amounts.flatMap((fact) => lossIn(fact) ?? []);
}

/** Where other money is counted as well, a bare "$" is not sure to be a Canadian dollar. */
const countsInAnother = (facts: Ledger["facts"]): boolean =>
  facts.some(
    (fact) =>
      (fact.kind === "amount" && fact.currency !== "CAD" && fact.subject !== "vendor") ||
      (fact.kind === "rate" && /^(?:USD|EUR|GBP)$/.test(fact.unit ?? "") && fact.subject !== "vendor") ||
      (fact.kind === "place" &&
        fact.field === "customLocation" &&
        fact.level === "country" &&
        fact.key !== "canada"),
  );

function isOfAYear(fact: FactOf<"amount"> | FactOf<"rate">): boolean {
  if (!TROUBLES.includes(fact.field) || fact.value === null) return false;
  const isDollars =
    fact.kind === "amount"
      ? fact.currency === "CAD"
      : fact.unit === "CAD" && (fact.per === "year" || fact.per === "month");
  return isDollars && (fact.kind === "rate" || A_YEAR.test(fact.sentence) || SHARE.test(before(fact)));
}

const before = ({ sentence, sentenceAt, span }: FactOf<"amount"> | FactOf<"rate">): string =>
  sentence.slice(0, span[0] - sentenceAt);

function lossIn(fact: FactOf<"amount"> | FactOf<"rate">): ToldLoss | null {
  const value = fact.value ?? 0;
  const lead = before(fact);
  const share = SHARE.exec(lead);
  if (share !== null) return shareOf(share, value, fact.sentence);
  const behind = fact.sentence.slice(fact.span[1] - fact.sentenceAt);
  const inFrench =
    FRENCH_BEFORE.exec(lead)?.[1] ?? (fact.lang === "fr" ? FRENCH_BEHIND.exec(behind)?.[1] : undefined);
  const french = IN_ENGLISH[fold(inFrench ?? "").folded];
  const back = GIVEN_BACK.find(([said]) => said.test(lead))?.[1];
  const isLost =
    LOST_BEFORE.test(lead) || CHARGED_BEFORE.test(lead) || AND_BEFORE.test(lead) || lead.trim() === "";
  const named =
    french ??
    back ??
    COST_BEFORE.exec(lead)?.[1] ??
    wasLost(lead) ??
    (isLost ? BEHIND.exec(behind)?.[1] : undefined);
  if (named === undefined || ((french ?? back) === undefined && !LOSS.test(named))) return null;
  const isMonthly = fact.kind === "rate" && fact.per === "month";
  return {
    amount: isMonthly ? value * perYear("month") : value,
    what: inOurWords(named),
    of: isMonthly ? `${dollars(value)} a month` : null,
    sentence: fact.sentence,
  };
}

/** A loss by its name: "we paid" before a sum is none. */
function wasLost(lead: string): string | undefined {
  const named = WAS_BEFORE.exec(lead)?.[1];
  return named !== undefined && IS_A_LOSS.test(named) ? named : undefined;
}
const IS_A_LOSS =
  /\b(?:loss(?:es)?|damages|penalties|fines|chargebacks|charge-backs|write-?offs|bad debts)$/i;

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
    of: `${percent}% of ${dollars(value)}`,
    sentence,
  };
}

const inOurWords = (named: string): string =>
  lowerFirst(named.trim().replace(/^(?:our|the|these|last year,?) /i, ""));

const WORTH_BEFORE =
  /\b(deals|contracts|orders|sales|renewals|bids|projects) worth (?:about |over |some )?$/i;
const WAITS_BEHIND =
  /^ ?(?:a year|each year|in total|together)?,? ?(?:that )?(?:are|is|sit|sits|wait|waits|hang|hangs) ?(?:\p{L}+ )?(?:waiting|wait|held up|stuck|on hold|on|behind)\b/iu;

/** "Two hospital deals worth $420,000 a year are waiting on them": earned once the work is done. */
function waitingRows({ facts }: Ledger, beside: string): Row[] {
  if (countsInAnother(facts)) return [];
  const amounts = [...factsOf(facts, "amount"), ...factsOf(facts, "rate")].filter(isUsable);
  return amounts.flatMap((fact) => {
    const isDollars = fact.kind === "amount" ? fact.currency === "CAD" : fact.unit === "CAD";
    const [, what] = WORTH_BEFORE.exec(before(fact)) ?? [];
    const behind = fact.sentence.slice(fact.span[1] - fact.sentenceAt);
    if (!isDollars || !TROUBLES.includes(fact.field) || fact.value === null || what === undefined) return [];
    const per = fact.kind === "rate" ? ` a ${fact.per}` : "";
    return WAITS_BEHIND.test(behind)
      ? [
          row(
            dollars(fact.value),
            `${per.trim()} of ${what.toLowerCase()} that wait, beside ${beside}`.trim(),
            YOU_WROTE,
          ),
        ]
      : [];
  });
}

/** Beside hours that were told: the same year's loss in money, and no part of their sum. */
export const lossRows = ({ firm }: BoxInput, beside = "these hours"): Row[] =>
  [
    ...toldLosses(firm.ledger).map((loss) => rowOf(loss, `, beside ${beside}`)),
    ...waitingRows(firm.ledger, beside),
  ].slice(0, SHOWN);
const SHOWN = 2;

const rowOf = ({ amount, what, of }: ToldLoss, beside = ""): Row =>
  of === null
    ? row(dollars(amount), `a year of ${what}${beside}`, YOU_WROTE)
    : total(dollars(amount), `a year of ${what} (${of})${beside}`);

/** No hours were told and a loss was: what it comes to, and what of it is theirs to say. */
export function lossBox({ firm }: BoxInput): ValueBox | null {
  const losses = toldLosses(firm.ledger).slice(0, SHOWN);
  const sum = losses.reduce((all, { amount }) => all + amount, 0);
  if (sum === 0) return null;
  return {
    sum: {
      headline: `${dollars(sum)} a year is lost`,
      rows: [
        ...losses.map((loss) => rowOf(loss)),
        ...(losses.length > 1 ? [total(dollars(sum), "a year")] : []),
        row(`× ${BLANK}%`, "of it that the trial could prevent", YOURS),
        total(`$${BLANK}`, "a year"),
      ],
    },
    example: null,
    mustBeTrue: `this is what was lost, and no saving. Each tenth that the trial prevents is ${dollars(sum / 10)} a year; the trial shows how many tenths.`,
    aYear: null,
  };
}
