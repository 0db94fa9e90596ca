import type { Range } from "../line";
import { blank, withoutAsides } from "../tally/beside-the-matter";
import { Remaining } from "../tally/remaining";
import { WORD } from "../tally/words";
import { inOneForm } from "./in-one-form";
import { namedIn, typicalOf } from "./named";
import { priceCue } from "./price-cue";

/** A figure of an answer, and where it is in it. */
export interface Figure extends Range {
  readonly at: number;
  readonly end: number;
}

/** Minutes; with `per` of a time, as in "2 hours a day". */
export interface Time extends Figure {
  readonly per: string | null;
}

/** Dollars, and how much its words say that it is the price of one, from -4 to 8. */
export interface Price extends Figure {
  readonly cue: number;
}

/** How many, of what, and in what time, or of what other thing, as far as the words behind it say so. */
export interface Count extends Figure {
  readonly of: string | null;
  readonly per: string | null;
  /** "24 slips an event" */
  readonly inEach: string | null;
  /** "118 came back": what became of a part. */
  readonly isPart: boolean;
}

/** How many days, weeks or months their year has. */
export interface YearLength {
  readonly count: number;
  readonly unit: string;
  readonly at: number;
}

export interface Share {
  readonly part: number;
  readonly whole: number;
  readonly at: number;
}

/** All figures of an answer by what their own words make of them. */
export interface LikelyFigures {
  readonly shares: readonly Share[];
  /** Dollars an hour. */
  readonly wages: readonly Figure[];
  readonly times: readonly Time[];
  readonly prices: readonly Price[];
  readonly years: readonly YearLength[];
  readonly counts: readonly Count[];
  /** The answer with each number in one form, and what is beside the matter blanked. */
  readonly plain: string;
  /** The same with nothing blanked. */
  readonly whole: string;
  /** The place of a figure among the sentences. */
  sentenceOf(at: number): number;
  /** What is said in the sentence of a figure. */
  saidAround(at: number): string;
}

export function figuresOf(sentences: readonly string[]): LikelyFigures {
  const said = sentences.map(inOneForm);
  const starts = said.map((_, place) =>
    said.slice(0, place).reduce((sum, { length }) => sum + length + 1, 0),
  );
  const whole = said.join(" ");
  const plain = withoutAsides(whole.replace(GONE_MARGIN, blank)).replace(PART_OF_ONE, blank);
  const rest = new Remaining(plain);
  const sentenceOf = (at: number): number => starts.filter((start) => start <= at).length - 1;
  const shares = rest.take(SHARE, ({ 1: part, 2: whole, index }) => ({
    part: Number(part),
    whole: Number(whole),
    at: index,
  }));
  const wages = [
    ...rest.take(WAGE, (match) => (isBilled(match, plain) ? "none" : within(figureOf(match), WAGES))),
    ...rest.take(WAGE_OF_ONE, (match) => within(figureOf(match), WAGES_WITHOUT_SIGN)),
    ...rest.take(WAGE_WITHOUT_SIGN, (match) => within(figureOf(match), WAGES_WITHOUT_SIGN)),
  ];
  const times = [
    ...rest.take(HOURS_AND_MINUTES, (match): Time => {
      const minutes = Number(match[1]) * 60 + Number(match[2]);
      return { ...placeOf(match), low: minutes, high: minutes, per: null };
    }),
    ...rest.take(TIME, (match) => timeOf(match, plain)),
  ];
  const prices = rest.take(PRICE, (match): Price => {
    const figure = { ...placeOf(match), ...rangeOf(match[1], match[2]) };
    return { ...figure, cue: priceCue(plain, figure) };
  });
  const years = [
    ...rest.take(YEAR_LENGTH, (match) => yearLengthOf(match, plain)),
    ...rest.take(EVERY_DAY, ({ 1: days, index }) => ({ count: Number(days), unit: "day", at: index })),
    ...rest.take(EVERY_WEEK, ({ 1: weeks, index }) => ({ count: Number(weeks), unit: "week", at: index })),
  ];
  const [, daysAWeek] = DAYS_A_WEEK.exec(whole) ?? [];
  const all = ALL_WEEKS.exec(whole);
  const weeks =
    years.find(({ unit }) => unit === "week") ?? (all && { count: 52, unit: "week", at: all.index });
  if (daysAWeek !== undefined && weeks != null && !years.some(({ unit }) => unit === "day"))
    years.push({ ...weeks, count: weeks.count * Number(daysAWeek), unit: "day" });
  const counts = rest.take(COUNT, (match) => countOf(match, plain));
  return {
    ...{ shares, wages, times, prices, years, counts, plain, whole, sentenceOf },
    saidAround: (at) => said[sentenceOf(at)] ?? "",
  };
}

/** "$65 of margin gone with each" is no price to customers. */
const GONE_MARGIN = /\bof (?:our )?margin(?= gone| lost)/g;
/** "4 of these 11 minutes are the same" */
const PART_OF_ONE = /\b\d{1,3} of (?:these|them|those) (?=\d)/g;

const NUMBER = String.raw`(\d{1,7}(?:\.\d{1,2})?)`;
const TO = " ?(?:to|or|-|–) ?";
const shape = (source: string): RegExp => new RegExp(source, "g");

const SHARE = /#(\d[\d.]{0,8})\/(\d{1,5})#/g;
const LOADED = "(?: each| apiece)?(?: loaded| all in| fully loaded| burdened)?";
const WAGE = shape(String.raw`\$(\d{1,3}(?:\.\d{1,2})?)\.?${LOADED} ?(?:an?|per|the|1) h\b`);
const WAGE_WITHOUT_SIGN =
  /(?<=(?:^|[.;] |\b(?:costs?|costs? (?:us|me)|pay|paid|at|on|makes|loaded|is|get|gets|earn|earns|are on|is on) ))(\d{2,3}(?:\.\d{1,2})?) (?:an?|1|per) h\b/g;
/** "2 hours of a $58 tech" */
const WAGE_OF_ONE = /(?<=\b(?:h|min) of (?:an?|my|our|one) )\$(\d{2,3}(?:\.\d{1,2})?)(?= [a-z]{3})/g;
const WAGES: Range = { low: 8, high: 450 };
const WAGES_WITHOUT_SIGN: Range = { low: 12, high: 250 };
const HOURS_AND_MINUTES = /\b(\d) h (?:and )?(\d{2})(?: min)?\b(?! ?(?:h|%|\$))/g;
const TIME = shape(
  String.raw`\b(?:(\d)h\+)?(\d[\d.]{0,7})(?:${TO}(\d[\d.]{0,7}))? (min|h|sec)\b(?:(?: each)?,? (?:an?|per) (day|night|week|month|shift|evening|morning)\b)?`,
);
const PRICE = shape(String.raw`\$${NUMBER}(?:${TO}\$?${NUMBER})?`);
const YEAR_LENGTH =
  /(?<![$\d.,#/])(\d{1,3}) (?!(?:of|in|for|more|the) )(?:[a-z]{3,14} )?(day|week|weekend|month|night|shift|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s\b/g;
const EVERY_DAY = /\b(36[0345])\b/g;
/** "We're open all 52" */
const EVERY_WEEK = /\ball (5[0-2])\b/g;
/** "Six days a week, every week" */
const ALL_WEEKS = /\bdays a week, (?:every week|all year|year[- ]round|52 weeks)\b/;
const DAYS_A_WEEK = /\b([3-7]) days a week\b/;
const COUNT = shape(
  String.raw`(?<![$\d.,#/])(\d{1,7}(?:\.\d{1,2})?)(?: ?(to|or|-|–|and) ?(\d{1,7}))?(?![\d.,%]{0,9}\d)((?: ${WORD}){0,6})`,
);

const placeOf = ({ 0: { length }, index }: RegExpExecArray) => ({ at: index, end: index + length });
const rangeOf = (low = "", high = low): Range => ({ low: Number(low), high: Number(high) });
const figureOf = (match: RegExpExecArray): Figure => ({ ...placeOf(match), ...rangeOf(match[1]) });
const within = (figure: Figure, { low, high }: Range): Figure | null =>
  figure.low >= low && figure.high <= high ? figure : null;

/** "Prime time rents for $265 an hour": what others pay for one is no wage, and no price. */
const isBilled = ({ index }: RegExpExecArray, plain: string): boolean =>
  BILLED.test(plain.slice(Math.max(0, index - NEAR), index));
const BILLED =
  /\b(?:rents?|rented|bills?|billed|charged?|charges|rate|quoted|sells?|agency|temps?|locums?) (?:is |at |for |out at |costs? (?:us )?)*$/;

/** Waits, distances and deadlines are no work; they are taken away, so that they are no count either. */
function timeOf(match: RegExpExecArray, plain: string): Time | "none" {
  const { at, end } = placeOf(match);
  if (NO_WORK_BEFORE.test(plain.slice(Math.max(0, at - NEAR), at))) return "none";
  if (NO_WORK_BEHIND.test(plain.slice(end, end + NEAR))) return "none";
  // "60 gallons an hour" is how fast.
  if (AN_HOUR.test(match[0]) && SO_MANY_BEFORE.test(plain.slice(Math.max(0, at - NEAR), at))) return "none";
  const by = match[4] === "h" ? 60 : match[4] === "sec" ? 1 / 60 : 1;
  const more = Number(match[1] ?? 0) * 60;
  const { low, high } = rangeOf(match[2], match[3]);
  const per = periodIn(match[5], plain);
  // What it names is read as words that follow.
  const isOfOne = match[5] !== undefined && per === null;
  return {
    at,
    end: isOfOne ? at + match[0].search(OF_ONE) : end,
    low: low * by + more,
    high: high * by + more,
    per,
  };
}
/** "22 shifts to fill, that is 35 minutes a shift": what each of them takes, and no time that comes round. */
function periodIn(told: string | undefined, plain: string): string | null {
  if (told === undefined || (told === "shift" && SHIFTS.test(plain))) return null;
  return AS_DAYS.test(told) ? "day" : told;
}
const OF_ONE = /(?: each)?,? (?:an?|per) [a-z]+$/;
const SHIFTS = /\b\d{1,4} (?:[a-z]+ )?shifts (?!a (?:day|week)|of \d)/;
const AS_DAYS = /^(?:evening|morning)$/;
const NEAR = 18;
const AN_HOUR = /^1 (?:h|min)$/;
const SO_MANY_BEFORE = /\d [a-z]{3,}s $/;
/** "Some 22 shifts (7.5 h)": how long such a one is, and not what is done about it. */
const NO_WORK_BEFORE = /\b(?:every|within|inside|wait|after|book|in under) $|\bshifts \($/;
const NO_WORK_BEHIND = /^ (?:to \d|days?|late|away|ago|notice|drive|minimum|old)\b/;

function yearLengthOf(match: RegExpExecArray, plain: string): YearLength | null {
  const [, many, unit = ""] = match;
  const count = Number(many);
  if (NO_YEAR.test(plain.slice(Math.max(0, match.index - NEAR), match.index))) return null;
  const one = /.day$/.test(unit) && unit !== "day" ? "week" : unit;
  const { low, high } = LENGTHS[one] ?? LENGTHS.shift;
  return count >= low && count <= high ? { count, unit: one, at: match.index } : null;
}
const NO_YEAR = /\b(?:took|takes|wait|within|after|last|for about|every) $/;
const LENGTHS: Readonly<Record<string, Range>> & { readonly shift: Range } = {
  day: { low: 30, high: 366 },
  week: { low: 16, high: 52 },
  month: { low: 5, high: 12 },
  shift: { low: 60, high: 900 },
};

function countOf(match: RegExpExecArray, plain: string): Count | null {
  const [, low, joint, high, behind = ""] = match;
  const { at, end } = placeOf(match);
  if (joint === "and" && !/\bbetween $/.test(plain.slice(Math.max(0, at - NEAR), at))) return null;
  const words = behind.trim();
  if (A_MEASURE.test(words)) return null;
  return {
    ...{ at, end: end - behind.length },
    ...rangeOf(low, high),
    of: namedIn(`${words.replace(IN_A_TIME, "")} `) ?? typicalOf(words, plain.slice(0, at)),
    per: PER.exec(words)?.[1] ?? PER_BEFORE.exec(plain.slice(Math.max(0, at - 60), at))?.[1] ?? null,
    inEach: IN_EACH.exec(words)?.[1] ?? null,
    isPart:
      (BECAME.test(words) && !/\bthe $/.test(plain.slice(Math.max(0, at - 4), at))) ||
      REFUSED_BEFORE.test(plain.slice(Math.max(0, at - NEAR), at)),
  };
}
/** "20-30 page scans" */
const A_MEASURE = /^(?:page|foot|storey|seat|acre|point|step|speed|pound)\b/;
const TIMES = "day|night|week|month|quarter|year|season|shift|sailing";
const PER = new RegExp(
  String.raw`^(?:[a-z'-]+ ){0,5}?(?:an?|per|each|every) (?:working |business |single )?(${TIMES})\b`,
);
/** "A week of the year we haul 3 tons": at the head of its clause. */
const PER_BEFORE = /(?:^|[.;,:] )(?:and )?a (day|week|month)(?: of the year)? (?:[a-z]+ ){1,3}$/;
const IN_EACH = /^(?:[a-z'-]+ ){1,3}?(?:an?|per|each|every) ([a-z]{3,20})\b/;
const BECAME =
  /^of (?:them|those|these)\b|^(?:or so )?(?:[a-z]+ )?(?:(?:are|were) (?:on us|wrong|late|returned|rejected|disputed|missing)|came back|come back|bounced?|failed|got (?:bounced|rejected|sent back)|were (?:rejected|returned|wrong|late)|went back|go back)\b/;
/** "We filed 190 and they denied 24" */
const REFUSED_BEFORE =
  /\b(?:they|who|and|it|insurer|buyer|plant|oem) (?:denied|rejected|refused|bounced|condemned|sent back) $/;
const IN_A_TIME = new RegExp(String.raw`\b(?:an?|per|each|every) (?:working )?(?:${TIMES})\b.*`);
