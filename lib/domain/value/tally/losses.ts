import { plainFigures } from "./plain-figures";
import { isPeople, nounIn, periodIn, WORD } from "./words";

/** So many that went wrong, of so many where that was told. */
export interface Loss {
  readonly count: number;
  readonly of: string | null;
  readonly whole: { readonly count: number; readonly of: string } | null;
  /** How many of the whole were paid, where the rest is what was lost. */
  readonly paid?: number;
  readonly per: string | null;
  readonly at: number;
}

const N = String.raw`(?<![$\d.,#/-])\b(\d{1,6})(?![\d.,]*\d|[%#/])`;
const WENT =
  "(?:(?:had|have|has) to be |(?:were|was|got|get|gets|are|is|came|come|comes|went|go|goes|turned|turn|ended|end) (?:up )?|(?:still|then|just|simply|already) )";
const WRONG = String.raw`(?:home (?:light|empty|short)|failed|fail|lost|rejected|refused|returned|(?:sent |kicked |handed |thrown )?back\b(?! to (?:work|normal))|redone|remade|re-?run|rewashed|washed again|done again|late|empty|wrong|bad|spoiled|spoilt|ruined|scrapped|missed|died|dead|cracked|broke|broken|bounced|to (?:a|the|another|our) (?:[a-z]+ )?competitors?|unpaid|disputed|denied|written off|thrown out|dumped|culled|short|off spec|out of spec|no-?shows?|recalled|damaged|for nothing|stopped|never (?:got )?paid|not paid|past saving|left over|left(?=[,.;])|chipped)`;
const BAD =
  "(?:wrong|bad|failed|late|missed|lost|dead|empty|spoiled|spoilt|disputed|unpaid|broken|cracked|rejected|refused|returned|faulty|defective|ruined|botched|damaged|denied|re-?done|second)";
const LOSE =
  "(?:lost|lose|scrapped|scrap|missed|miss|binned|redid|redo|remade|remake|refunded|replaced|botched|dumped|culled|wrote off|write off|threw out|throw out|threw away|throw away|ate|eat|denied|rejected|refused|returned|bounced|disputed|short-paid)";

const OF_THEM = new RegExp(
  String.raw`${N} (?:of (?:them|those|these|it|our|the) )?(?:${WENT}){0,3}${WRONG}`,
  "g",
);
const NAMED = new RegExp(
  String.raw`${N} ((?:${WORD} ){1,3}?)(?:a (?:year|season|month|week|spring|summer|fall|winter) )?(?:${WENT}){0,3}${WRONG}`,
  "g",
);
const BAD_ONES = new RegExp(String.raw`${N} (${BAD} (?:${WORD})(?: ${WORD})?)`, "g");
const WE_LOST = new RegExp(
  String.raw`\b(${LOSE}) (?:about |around |roughly |some |over |nearly )?${N} (?:of (?:our|the|my|those) )?((?:${WORD} ?){1,3})`,
  "g",
);
const COUNTED = new RegExp(String.raw`${N} ((?:${WORD} ?){1,3})`, "g");
const PAID_FOR = new RegExp(
  String.raw`\b(?:paid (?:us )?(?:for |on )?|got (?:paid|money|credit) for |billed |collected on |won |recovered )(?:only |just |about )?${N}(?= of (?:them|those)\b|[.,;]|$| and\b| so\b| since\b| because\b)`,
  "g",
);
/** "It was 21 jobs like that", "that happened 37 times". */
const HAPPENED = new RegExp(
  String.raw`\b(?:(?:it|that|this) (?:happened|was|came to|is|'s)|happened|did it) (?:about |around )?${N} (times|[a-z]+ like (?:that|this))`,
  "g",
);
const NOTHING_LOST =
  /\b(?:not|never|didn't|don't|hardly|weight|interest|track|time|sleep|who|cost|costs|for|at|under|over|plus) (?:about )?$/;

/** "19 coolers went over temp a year and the lab charges us $425 for each one" */
const FOR_EACH = new RegExp(
  String.raw`${N} ((?:${WORD} ){1,3})[^.;!?\d]{0,80}\$\d[\d.]* (?:for|on) (?:each|every)(?: one| of those| of them)?(?=[.,;]|$)`,
  "g",
);

/** "96 standby days. Clients paid for 31.": how many were not paid, of two sentences as they were typed. */
export function unpaidIn(
  before: string,
  sentence: string,
): { count: number; of: string; whole: number } | null {
  const paid = paidIn(plainFigures(sentence)) ?? null;
  const whole = countsIn(plainFigures(`${before} ${paid === null ? "" : sentence}`)).find(
    ({ count }) => paid !== null && count > paid,
  );
  return paid === null || whole === undefined
    ? null
    : { count: whole.count - paid, of: whole.of, whole: whole.count };
}

/** How many were paid after all; null where no number says so. */
export const paidIn = (plain: string): number | null => {
  const [, paid] = [...plain.matchAll(PAID_FOR)][0] ?? [];
  return paid === undefined ? null : Number(paid);
};

/** Of a sentence, and what was counted in the one before it. */
export function lossesIn(plain: string, before: string): Loss[] {
  const per = periodIn(plain) ?? periodIn(before);
  const wholeOf = (count: number, at: number, isOfThem: boolean): Loss["whole"] => {
    const inIt = countsIn(plain.slice(0, at)).filter((whole) => whole.count > count);
    const inThat = countsIn(before).filter((whole) => whole.count > count);
    return inIt.at(-1) ?? (isOfThem ? (inThat.at(-1) ?? null) : null);
  };
  const found = [
    ...[...plain.matchAll(PAID_FOR)].flatMap(({ 1: paid, index }) => {
      const whole = wholeOf(Number(paid), index, true);
      return whole === null
        ? []
        : [{ count: whole.count - Number(paid), of: null, at: index, whole, paid: Number(paid) }];
    }),
    ...[...plain.matchAll(FOR_EACH)].map(({ 1: count, 2: words = "", index }) => ({
      count: Number(count),
      of: nounIn(words),
      at: index,
      whole: null,
    })),
    ...[...plain.matchAll(HAPPENED)].map(({ 1: count, 2: of = "", index }) => ({
      count: Number(count),
      of: of.split(" ")[0] ?? null,
      at: index,
      whole: null,
    })),
    ...[...plain.matchAll(BAD_ONES)].map(({ 1: count, 2: words = "", index }) => ({
      count: Number(count),
      of: nounIn(`${words} `),
      at: index,
      whole: null,
    })),
    ...[...plain.matchAll(WE_LOST)].map(({ 2: count, 3: words = "", index }) => ({
      count: Number(count),
      of: nounIn(`${words} `),
      at: index,
      whole: null,
    })),
    ...[...plain.matchAll(OF_THEM)].map(({ 0: said, 1: count, index }) => ({
      count: Number(count),
      of: null,
      at: index,
      whole: wholeOf(
        Number(count),
        index,
        / of (?:them|those|these) /.test(said) || /^\d+ (?:were|was|got|came|went|had)\b/.test(said),
      ),
    })),
    ...[...plain.matchAll(NAMED)].map(({ 1: count, 2: words = "", index }) => ({
      count: Number(count),
      of: nounIn(words),
      at: index,
      whole: null,
    })),
  ];
  return found.flatMap(({ count, of, at, whole, ...more }, place): Loss[] => {
    const noun = of ?? whole?.of ?? null;
    const isAgain = found.some((other, before) => before < place && Math.abs(other.at - at) < SAME_PLACE);
    if (noun === null || isWho(noun) || IS_NO_THING.test(noun) || count < 2 || isAgain) return [];
    if (NOTHING_LOST.test(plain.slice(0, at))) return [];
    return [{ count, of, whole, per, at, ...more }];
  });
}
/** People who were lost are another matter; "crew-days" are days. */
const isWho = (noun: string): boolean => !noun.includes("-") && isPeople(noun);
const IS_NO_THING =
  /^(?:h|min|hours?|minutes?|days?|weeks?|months?|years?|percent|dollars|bucks|miles|km|feet|pounds|lbs?|times a)$/;
/** "We lost 19 crops" and "19 crops" are read at two places. */
const SAME_PLACE = 12;

const countsIn = (text: string): { count: number; of: string }[] =>
  [...text.matchAll(COUNTED)].flatMap(({ 1: count, 2: words = "" }) => {
    const of = nounIn(`${words} `);
    return of === null ? [] : [{ count: Number(count), of }];
  });
