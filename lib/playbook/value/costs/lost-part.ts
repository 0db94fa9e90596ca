import { type Fact, type FactOf, factsOf } from "@/lib/domain/ledger/fact";
import { wordsBefore, wordsBehind } from "@/lib/domain/value/around";

/** A part of what they make or buy, of which it is said that it is lost. */
export interface LostPart {
  readonly fact: FactOf<"rate"> | FactOf<"quantity">;
  /** 0.061 */
  readonly share: number;
  /** "6.1%", "1 ÷ 6" */
  readonly as: string;
  /** Of what, where it was said: "case". */
  readonly noun: string | null;
  /** How it is lost, behind "of them": " “come back”", ", more than is needed". */
  readonly how: string;
}

const BIN = "(?:dumpster|compactor|trash|garbage|bin|landfill|skip|compost|scrap(?: bin| pile)?)";
const VERB =
  "(?:(?:still|then|now|always|just) )?(?:comes?|came|goes|go|went|gets?|got|is|are|was|were|ships?|ends?|arrives?|ha(?:s|ve) to be|needs? to be|is being|are being)";
const ENDED = `(?:(?:right |straight )?back(?: through)?|wrong|late|damaged|broken|spoiled|knocked (?:down|back)(?: a grade)?|downgraded|culled|rejected|refused|returned|redone|remade|reworked|reprinted|re-?run|scrapped|wasted|lost|thrown (?:out|away)|unsold|unaccounted for|missing|no-?shows?|(?:in|into|to) (?:the|our) ${BIN})`;
/** "6.1% of cases come back", "14% goes in the dumpster", "1 in 6 comes back" */
const IS_LOST = new RegExp(
  String.raw`^(?: of (?:them|those|these|it|that))? (${VERB} (?:out |up |in |straight )?${ENDED}|spoils?|fails? inspection)(?!\p{L})`,
  "iu",
);
/** "We throw out 14% of the produce" */
const LOSES =
  /\b(?:we|i|they|kitchens?|crews?|shops?) (?:\p{L}+ )?(?:throws? (?:out|away)|waste|scrap|lose|redo|remake|re-?run|dump|write off) (?:about |around |roughly |some |over |maybe )?$/iu;
/** "Cooks about 9% over to be safe, and it goes in the compactor" */
const IS_OVER = /^ (?:over|extra|too (?:much|many))\b/i;
const GOES_TO_WASTE = new RegExp(
  String.raw`\b(?:goes|go|ends? up|is|gets?|we) (?:straight )?(?:(?:in|into|to) (?:the|our) ${BIN}|thrown (?:out|away)|wasted|throw it (?:out|away)|eat it)\b`,
  "i",
);
/** Who comes back is a regular, and what comes back without a price of its own may be welcome. */
const COMES_BACK = /\bback\b/i;
const IS_REDONE =
  /\b(?:eat|eats|absorb|redo|redone|re-?makes?|re-?runs?|rework|labou?r|material|costs?|cost|no charge|free|warranty|our dime|fix|replace)\b/i;
export const PEOPLE =
  /(?:^| )(?:people|persons?|customers?|clients?|guests?|patients?|students?|learners?|members?|donors?|users?|visitors?|tenants?|residents?|families|family|staff|employees?|workers?|hires?|drivers?|nurses?|cooks?|techs?|technicians?|teachers?|instructors?|volunteers?|planters?|guards?|players?|shoppers?|diners?|passengers?|accounts?|dealers?|stores?)$/i;
/** Told of another time, of others, or of what is hoped for. */
const ELSEWHERE =
  /\b(?:used to|industry|competitors?|others|target|goal|down to|should|would|could|might|if we)\b/i;

/** Each part that is lost, in what they tell of their troubles. */
export function lostParts(facts: readonly Fact[]): LostPart[] {
  return [...shares(facts), ...partsOfAWhole(facts)].flatMap((part) => {
    const how = lostHow(part.fact);
    return how === null || (part.noun !== null && PEOPLE.test(part.noun)) ? [] : [{ ...part, how }];
  });
}

type Unnamed = Omit<LostPart, "how">;

const shares = (facts: readonly Fact[]): Unnamed[] =>
  factsOf(facts, "rate")
    .filter(({ role, unit, low, high }) => role === "share" && unit === "percent" && low === high && low < 60)
    .map((fact) => ({
      fact,
      share: fact.low / 100,
      as: `${fact.low}%`,
      noun: fact.of ?? null,
    }));

const partsOfAWhole = (facts: readonly Fact[]): Unnamed[] =>
  factsOf(facts, "quantity").flatMap((fact) =>
    fact.outOf === undefined || fact.low !== fact.high || fact.low >= fact.outOf
      ? []
      : [{ fact, share: fact.low / fact.outOf, as: `${fact.low} ÷ ${fact.outOf}`, noun: fact.unit }],
  );

/** Null where nothing says that it is lost. */
function lostHow(fact: Fact): string | null {
  const behind = wordsBehind(fact);
  if (fact.lang !== "en" || ELSEWHERE.test(fact.sentence)) return null;
  const said = IS_LOST.exec(behind)?.[1];
  if (said !== undefined)
    return COMES_BACK.test(said) && !IS_REDONE.test(fact.sentence) ? null : ` “${said}”`;
  if (LOSES.test(wordsBefore(fact))) return ", lost or done again";
  return IS_OVER.test(behind) && GOES_TO_WASTE.test(behind) ? ", more than is needed" : null;
}
