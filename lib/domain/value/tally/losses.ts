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

const N = String.raw`(?<![$\d.,#/-])\b(?<count>\d{1,6})(?![\d.,]*\d|[%#/])`;
const WENT =
  "(?:(?:had|have|has) to be |(?:were|was|got|get|gets|are|is|came|come|comes|went|go|goes|turned|turn|ended|end) (?:up )?|(?:still|then|just|simply|already) )";
/** What has gone wrong, as it is told of things. */
export const WRONG = String.raw`(?:home (?:light|empty|short)|failed|fail|lost|rejected|refused|returned|(?:sent |kicked |handed |thrown )?back\b(?! to (?:work|normal))|redone|remade|re-?run|rewashed|washed again|done again|late|empty|wrong|bad|spoiled|spoilt|ruined|scrapped|missed|died|dead|cracked|broke|broken|bounced|to (?:a|the|another|our) (?:[a-z]+ )?competitors?|unpaid|disputed|denied|written off|thrown out|dumped|culled|short|off spec|out of spec|no-?shows?|recalled|damaged|downgraded|down the drain|crashed|for nothing|stopped|never (?:got )?paid|not paid|past saving|left over|left(?=[,.;])|chipped)`;
const BAD =
  "(?:wrong|bad|failed|late|missed|lost|dead|empty|spoiled|spoilt|disputed|unpaid|broken|cracked|rejected|refused|returned|faulty|defective|ruined|botched|damaged|denied|re-?done|second)";
const LOSE =
  "(?:lost|lose|scrapped|scrap|missed|miss|binned|redid|redo|remade|remake|refunded|replaced|botched|dumped|culled|wrote off|write off|threw out|throw out|threw away|throw away|ate|eat|denied|rejected|refused|returned|bounced|disputed|short-paid)";

const shape = (source: string): RegExp => new RegExp(source, "g");
const THINGS = `(?<of>(?:${WORD} ?){1,3})`;
const COUNTED = shape(`${N} ${THINGS}`);
/** "Clients paid for 31", "got money for 60 of them" */
const PAID_FOR = shape(
  String.raw`\b(?:paid (?:us )?(?:for |on )?|got (?:paid|money|credit) for |billed |collected on |won |recovered )(?:only |just |about )?${N}(?= of (?:them|those)\b|[.,;]|$| and\b| so\b| since\b| because\b)`,
);
/** Each with what it names; the first that reads a count is taken. */
const SHAPES: readonly RegExp[] = [
  // "19 coolers went over temp a year and the lab charges us $425 for each one"
  String.raw`${N} (?<of>(?:${WORD} ){1,3})[^.;!?\d]{0,80}\$\d[\d.]* (?:for|on) (?:each|every)(?: one| of those| of them)?(?=[.,;]|$)`,
  // "It was 21 jobs like that", "that happened 37 times"
  String.raw`\b(?:(?:it|that|this) (?:happened|was|came to|is|'s)|happened|did it) (?:about |around )?${N} (?<of>times|[a-z]+(?= like (?:that|this)))`,
  // "9 wrong fields"
  `${N} (?<of>${BAD} ${WORD}(?: ${WORD})?)`,
  // "We lost 19 crops", "they denied 156 of our claims"
  String.raw`\b${LOSE} (?:about |around |roughly |some |over |nearly )?${N} (?:of (?:our|the|my|those) )?${THINGS}`,
  // "31 trips a spring and 13 of them came home light"
  `${N} (?:of (?<them>them|those|these|it|our|the) )?(?:${WENT}){0,3}${WRONG}`,
  // "31 barges failed"
  `${N} (?<of>(?:${WORD} ){1,3}?)(?:a (?:year|season|month|week|spring|summer|fall|winter) )?(?:${WENT}){0,3}${WRONG}`,
].map(shape);
const NOTHING_LOST =
  /\b(?:not|never|didn't|don't|hardly|weight|interest|track|time|sleep|who|cost|costs|for|at|under|over|plus) (?:about )?$/;

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
export const paidIn = (plain: string): number | null =>
  [...plain.matchAll(PAID_FOR)].map(({ groups }) => Number(groups?.count)).at(0) ?? null;

/** Some of it came back after all. */
export const RECOVERED =
  /\b(?:recovered|won back|got (?:it|some|most|money|paid)|collected|clawed back|insurance (?:paid|pays|covers))\b/;

/** Of a sentence, and what was counted in the one before it. */
export function lossesIn(plain: string, before: string): Loss[] {
  const per = periodIn(plain) ?? periodIn(before);
  const wholeOf = (count: number, at: number, isOfThem: boolean): Loss["whole"] => {
    const inIt = countsIn(plain.slice(0, at)).filter((whole) => whole.count > count);
    const inThat = countsIn(before).filter((whole) => whole.count > count);
    return inIt.at(-1) ?? (isOfThem ? (inThat.at(-1) ?? null) : null);
  };
  const paid = [...plain.matchAll(PAID_FOR)].flatMap(({ index: at, groups }) => {
    const some = Number(groups?.count);
    const whole = wholeOf(some, at, true);
    return whole === null ? [] : [{ count: whole.count - some, of: null, at, whole, paid: some }];
  });
  const lost = SHAPES.flatMap((words) =>
    [...plain.matchAll(words)].map(({ 0: said, index: at, groups = {} }) => {
      // "9 of 34 spawns failed": the part, and no whole.
      const [, part] = PART_OF.exec(plain.slice(0, at)) ?? [];
      const count = Number(part ?? groups.count);
      const isOfThem = /^(?:them|those|these)$/.test(groups.them ?? "") || IT_WENT.test(said);
      return groups.of === undefined
        ? { count, of: null, at, whole: wholeOf(count, at, isOfThem) }
        : { count, of: nounIn(`${groups.of} `), at, whole: part === undefined ? null : wholeIn(groups) };
    }),
  );
  const found = [...paid, ...lost];
  return found.flatMap(({ of, at, whole, count, ...more }, place): Loss[] => {
    const noun = of ?? whole?.of ?? null;
    const isAgain = found.some((other, before) => before < place && Math.abs(other.at - at) < SAME_PLACE);
    if (noun === null || isWho(noun) || IS_NO_THING.test(noun) || count < 2 || isAgain) return [];
    return NOTHING_LOST.test(plain.slice(0, at)) ? [] : [{ count, of, whole, per, at, ...more }];
  });
}
const PART_OF = /(?<![$\d.,#/-])\b(\d{1,6}) (?:out )?of (?:(?:the|our|about|those) )*$/;
function wholeIn({ count, of }: Record<string, string | undefined>): Loss["whole"] {
  const noun = nounIn(`${of} `);
  return noun === null ? null : { count: Number(count), of: noun };
}
/** "17 were kicked back": of what was counted before. */
const IT_WENT = /^\d+ (?:were|was|got|came|went|had)\b/;
/** People who were lost are another matter; "crew-days" are days. */
const isWho = (noun: string): boolean => !noun.includes("-") && isPeople(noun);
const IS_NO_THING =
  /^(?:h|min|hours?|minutes?|days?|weeks?|months?|years?|percent|dollars|bucks|miles|km|feet|pounds|lbs?|times a)(?: (?:last|this|a) .*)?$/;
/** "We lost 19 crops" and "19 crops" are read at two places. */
const SAME_PLACE = 12;

const countsIn = (text: string): { count: number; of: string }[] =>
  [...text.matchAll(COUNTED)].flatMap(({ groups = {} }) => {
    const of = nounIn(`${groups.of} `);
    return of === null ? [] : [{ count: Number(groups.count), of }];
  });
