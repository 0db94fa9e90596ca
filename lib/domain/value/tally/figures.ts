import { withoutAsides } from "./beside-the-matter";
import { type Each, eachOf, withUnits } from "./each";
import { type People, peopleAt } from "./people";
import { plainFigures } from "./plain-figures";
import { Remaining } from "./remaining";
import { lastStem, nounIn, WORD } from "./words";

/** So many of one thing in another: 45 files a month, 6 shifts a week, 20 weeks a season. */
export interface Per {
  readonly count: number;
  /** In the order typed: "closing files"; null where it was left out: "38 a month". */
  readonly of: string | null;
  readonly per: string;
  readonly at: number;
}

/** Figures of a passage by what they are of. Each of its figures is in one of them. */
export interface Figures {
  readonly pers: readonly Per[];
  readonly minutes: readonly Each[];
  readonly dollars: readonly Each[];
  /** Dollars an hour. */
  readonly wages: readonly { readonly amount: number; readonly at: number }[];
  readonly shares: readonly { readonly part: number; readonly whole: number; readonly at: number }[];
  /** "3 of those", "30 turn out no good": a part that was counted. */
  readonly parts: readonly { readonly count: number; readonly at: number }[];
  /** "3 guys … each spends", "my crew of 25". */
  readonly people: readonly People[];
  /** The passage as it was read. */
  readonly plain: string;
}

/** Figures of a passage; null where one of them is none that is understood. */
export function figuresIn(passage: string): Figures | null {
  const { hasOthers, ...figures } = someFiguresIn(asFigures(passage));
  return hasOthers ? null : figures;
}

/** What was typed, with each number in one form: "2300 a trip". */
export const asFigures = (typed: string): string => withoutCommas(plainFigures(typed));

/** Those figures of a passage in that form that are understood, and whether it has others. */
export function someFiguresIn(figures: string): Figures & { readonly hasOthers: boolean } {
  const plain = withUnits(withoutAsides(figures));
  const text = new Remaining(plain);
  const shares = text.take(SHARE, ([, part, whole], at) => ({
    part: Number(part),
    whole: Number(whole),
    at,
  }));
  const wages = [
    ...text.take(WAGE, ([, amount], at) => wageOf(Number(amount), at)),
    ...text.take(PAID, ([, anHour, paid], at) => wageOf(Number(anHour ?? paid), at)),
  ];
  const seasons = SEASONS.flatMap((pattern) =>
    text.take(pattern, ([, count, of = ""], at) => ({ count: Number(count), of, per: "season", at })),
  );
  const dollars = text.take(DOLLARS, (match) => eachOf(plain, match, Number(match[1]), match[2]));
  const minutes = text.take(MINUTES, (match) => eachOf(plain, match, minutesIn(match), match[4]));
  const pers = [...seasons, ...persIn(text)];
  const times = [...minutes, ...dollars];
  const crews = [
    ...text.take(CREWS, ([, many, noun = "", each], at) => ({
      count: Number(many) * Number(each),
      noun: `people of ${many} ${noun}`,
      at,
      isSure: true,
    })),
    ...text.take(CREW, ([, noun = "", count], at) => ({
      count: Number(count),
      noun: `people of the ${noun}`,
      at,
      isSure: true,
    })),
    ...text.take(OF_US, ([, count], at) => ({ count: Number(count), noun: "of you", at, isSure: false })),
  ];
  const parts = text.take(PART, ([, count], at) => ({ count: Number(count), at }));
  const people = [
    ...crews,
    ...text.take(COUNT, ([, count, words = ""], at) => {
      const noun = nounIn(`${words} `);
      return noun === null ? null : peopleAt(plain, { count: Number(count), noun, at }, times);
    }),
  ];
  text.take(HEAD_COUNT, () => true);
  return { pers, minutes, dollars, wages, shares, parts, people, plain, hasOthers: text.hasDigits() };
}

/** "45 files a month", "20 receipts per truck a month" of 38 trucks, "a night 9 masks get torn", "each run leaves 9 jugs". */
function persIn(text: Remaining): Per[] {
  const senders: Per[] = [];
  const ofEach = text.take(PER_EACH, ([, count, words = "", each = "", per = ""], at) => {
    const many = text.before(new RegExp(String.raw`(?<![$\d.,])(\d{1,4}) (?:[a-z]+ )?${each}s?\b`), at);
    if (many === null) return null;
    senders.push({ count: Number(many[1]), of: each, per, at: many.index });
    return { count: Number(count), of: nounIn(words), per: lastStem(each), at };
  });
  const pers: Per[] = [
    ...ofEach,
    ...senders,
    ...text.take(OF_TIMES, ([, count, of = ""], at) => ({ count: Number(count), of, per: "time", at })),
    ...text.take(PER, ([, count, words = "", per = ""], at) => ({
      count: Number(count),
      of: nounIn(words),
      per: lastStem(per),
      at,
    })),
    ...text.take(PER_BEFORE, ([, per = "", count, words = ""], at) => ({
      count: Number(count),
      of: nounIn(`${words} `),
      per: lastStem(per),
      at,
    })),
    ...text.take(IN_ALL, ([, count, words = ""], at) => ({
      count: Number(count),
      of: nounIn(`${words} `),
      per: "all",
      at,
    })),
  ];
  const inner = new Set(pers.map(({ of }) => lastStem(of)));
  return [
    ...pers,
    ...text.take(LEAVES, ([, of = "", count, words = ""], at) =>
      inner.has(lastStem(of.trim()))
        ? { count: Number(count), of: nounIn(`${words} `), per: lastStem(of.trim()), at }
        : null,
    ),
  ];
}

const withoutCommas = (text: string): string => text.replace(/(\d),(?=\d{3}(?!\d))/g, "$1");
const minutesIn = ([, hours, amount, unit]: RegExpExecArray): number =>
  Number(hours ?? 0) * 60 + Number(amount) * (unit === "h" ? 60 : unit === "sec" ? 1 / 60 : 1);
const wageOf = (amount: number, at: number) =>
  amount >= LEAST_WAGE && amount <= MOST_WAGE ? { amount, at } : null;
/** Dollars an hour. */
const LEAST_WAGE = 8;
const MOST_WAGE = 250;

const NUMBER = String.raw`(\d{1,9}(?:\.\d{1,2})?)(?![\d.]*\d)`;
const TIMES =
  "day|night|weekend|week|month|quarter|year|season|shift|payday|morning|evening|run|route|trip|spring|summer|fall|winter|harvest";
const pattern = (source: string): RegExp => new RegExp(source, "g");

const SHARE = /#(\d[\d.]*)\/(\d+)#/g;
const WAGE = pattern(String.raw`\$${NUMBER}(?: loaded| all in)? ?(?:an?|per) h\b(?: loaded| all in)?`);
const PAID = pattern(
  String.raw`\b(?:paid|makes?|gets?|earns?|on|at|pays? (?:her|him|them)) (?:about |around )?\$?${NUMBER} ?(?:an?|per) h\b|\b(?:they|who|she|he|each)?(?:'re| are| is)? ?(?:paid|makes?|earns?) \$${NUMBER}(?= ?(?:[,.;)]|$|and\b))`,
);
const MONTH =
  "jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december";
const SEASONS = [
  /\b(\d{1,3})[- ](week|weekend|night|day|month)s?(?:[- ]long)? season\b/g,
  /\b(\d{1,3}) (?:working )?(week|weekend|night|day|month)s? (?:a|of the|of our|in the|in our|per) (?:[a-z]+ )?(?:season|summer|winter|spring|fall)\b/g,
  /(?<!\bthe [a-z]+ )\b(?:season|harvest|winter|summer|spring|fall) (?:is|lasts|runs|runs for|of|goes) (\d{1,3}) (?:working )?(week|weekend|night|day|month)s?\b/g,
  /\b(?:during|for|over) the (\d{1,2}) (week|weekend|night|day)s of [a-z]+\b/g,
  /(?<=\ba week )(?:for|over) (?:about )?(\d{1,2}) (week)s?\b/g,
  // "May to Oct (26 wks)"
  new RegExp(
    String.raw`(?<=\b(?:${MONTH}) ?(?:to|through|thru|until|till|-) ?(?:mid[- ])?(?:${MONTH}),? )\(?(?:about )?(\d{1,2}) (week)s?\b\)?`,
    "g",
  ),
  /(?<=\b(?:spring|summer|fall|autumn|winter|season|harvest)\b[^.]{0,80})\bfor (?:all |about )?(\d{1,3}) (week|weekend|night|day)s?\b/g,
];
const DOLLARS = pattern(String.raw`\$${NUMBER}(?: (?:a|per) (day|night|week|month|quarter|year|season)\b)?`);
const MINUTES =
  /\b(?:(\d)h\+)?(\d[\d.]*) (min|h|sec)\b(?:(?: each)? (?:a|per) (day|night|week|month|year|quarter)\b)?/g;
const PER = pattern(
  String.raw`(?<![$.\d])${NUMBER} ((?:${WORD},? ){0,8}?)(?:a|per|each|every|on a|in a) (${TIMES})\b`,
);
const PER_EACH = pattern(
  String.raw`(?<![$.\d])${NUMBER} ((?:${WORD} ){1,3}?)(?:per|a|each|for each|from each) (?!${TIMES})(${WORD}) (?:a|per) (day|week|month|quarter|year|season)\b`,
);
/** "Ring 9 boats 4 times a day" */
const OF_TIMES = pattern(
  String.raw`(?<![$.\d])${NUMBER} (${WORD}) (?=\d{1,2} times a (?:day|night|week|month|shift)\b)`,
);
const PER_BEFORE = pattern(
  String.raw`(?:^|[,;:.(!?-] ?|\band )a (day|night|week|month|quarter|year|season|spring|summer|fall|winter),? (?:${WORD} ){0,4}?${NUMBER} (${WORD}(?: ${WORD}){0,2})`,
);
/** "We did 300 installs and 10% needed a return trip": told without its time; the share is blank by now. */
const IN_ALL = pattern(
  String.raw`\bwe (?:did|made|ran|built|handled|shipped|took) (?:about |around )?${NUMBER} (${WORD}(?: ${WORD})?),? (?:and|of which) (?:about |around )?(?= {5}[ ]+(?:needed|needs?|came back|come back|failed|had to|got|went back)\b)`,
);
const LEAVES = pattern(
  String.raw`\b(?:a|per|each|every) ((?:${WORD} ){1,3}?)(?:leaves|gets|has|brings|needs|makes|sends|loses|means|takes) (?:behind |about |around )?${NUMBER} (${WORD})`,
);
/** What becomes of a part. */
export const BECOMES =
  "gets?|got|turns?|comes?|came|goes|go|went|don't|doesn't|bounces?|bounced|fails?|failed|are|were|is|was|be|needs?|needed|ends?|ended|has|have|had|cracks?|cracked|breaks?|broke|dies|died|loses|lose";
const PART = pattern(
  String.raw`(?<![$.\d])\b(\d{1,6}) (?:of (?:them|those|these) )?(?=(?:${BECOMES})\b(?! (?:lost|won)\b))`,
);
const CREWS =
  /\b(\d{1,3}) (?:[a-z]+ )?(crews|teams|gangs) of (\d{1,3})(?: [a-z]+)?(?=[^.]*\b(?:each|every)\b)/g;
const CREW = /\b(crew|team|gang|staff) of (\d{1,3})\b/g;
const OF_US = /\b(\d{1,3}) of us\b/g;
const COUNT = pattern(
  String.raw`(?<![$.\d])\b(\d{1,3}) (?:full[- ]time |of (?:my|our|the) (?=[a-z]))?((?:${WORD} ){0,2}${WORD})`,
);
/** "We've got 11 dump trucks": how large they are. */
const HEAD_COUNT = pattern(
  String.raw`\b(?:have|has|got|run|own|employ|serve|manage|look after|rent out|hire out|keep|cover|with|we're|are|our|my) (?:about |around |only |just )?\d{1,6} (?:${WORD} ){0,2}${WORD}(?: and \d{1,4} ${WORD})?`,
);
