import type { CompanyProfile } from "../company-profile";
import { inTheirWords } from "../typed-facts";
import { type Day, dateOf, dayInWords, daysAfter, daysBetween, monthsAfter } from "./days";
import { holidaysBetween } from "./holidays";
import { MONTHS, monthName, monthNumber } from "./month-names";
import { sentencesIn } from "./told-sentences";

/** Something that is due, expires or is audited, with the day or the month that they named for it. */
export interface ToldDate {
  /** Their words, in quotation marks. */
  quote: string;
  /** "January 15", "February" */
  said: string;
  first: Day;
  last: Day;
  isAudit: boolean;
  /** A meeting at which something is brought. */
  isMeeting: boolean;
}

const FIELDS = ["aiFriction", "otherChallenge", "aiExperience"] as const;
/** What is later is planned in another quarter. */
const FARTHEST_DAYS = 270;

/** The dates to come that they typed, in their order; none where it is not sure that something is due. */
export function toldDates(firm: CompanyProfile, writtenOn: Day): ToldDate[] {
  const all = FIELDS.flatMap((field) => sentencesIn(firm.answers[field])).flatMap((sentence) =>
    datesIn(sentence, firm, writtenOn),
  );
  return all
    .filter(({ last }) => last >= writtenOn && daysBetween(writtenOn, last) <= FARTHEST_DAYS)
    .sort((one, other) => one.first.localeCompare(other.first));
}

const NAMES = MONTHS.flat().join("|");
const DATE = `(?:(?<before>\\d{1,2})(?:st|nd|rd|th|er)?(?: of)? )?(?<month>${NAMES})(?:,? (?<year>20\\d\\d)| (?<after>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<yearAfter>20\\d\\d))?)?`;
const NAMED = new RegExp(`(?<![\\p{L}\\d])${DATE}(?![\\p{L}\\d])`, "giu");

const AUDIT =
  /(?<!\p{L})(?:audit(?:s|ors?)?|inspections?|inspects? us|accreditation|(?:re)?certification|vérification|agrément)(?!\p{L})/iu;
const IS_DUE =
  /(?<!\p{L})(?:is due|are due|due|deadline|renewals?|renews?|expires?|RFP|tender|hearing|bargaining (?:opens|starts|begins)|board meets|échéance|renouvellement|expire|date limite)(?!\p{L})/iu;
const UNTIL =
  /(?<!\p{L})(?:by|until|till?|before|no later than|avant|d['’]ici|au plus tard|jusqu['’]au?)\s+(?:le |la |the )?(?:end of |fin (?:de )?)?$/iu;
const A_MEETING = /^ (?:board |council |committee )?meeting(?!\p{L})/iu;
/** Someone waits for it. */
const IS_ASKED =
  /(?<!\p{L})(?:wants?|needs?|must|(?:has|have) to|g[ai]ve(?:n|s)? us|asks?|asked (?:me|us)|expects?|requires?|veut|exige|demande|doit|devons|faut|il faut)(?!\p{L})/iu;
const IS_TO_COME =
  /(?<!\p{L})(?:is|are|comes?|will|falls?|expires?|renews?|opens?|starts?|begins?|ends?|due|deadline|us|est|sera|vient|arrive|expire)(?!\p{L})/iu;
const IS_OVER =
  /(?<!\p{L})(?:was|were|had|last|since|ago|failed|lost|found|passed|missed|depuis|derni(?:er|ère)|avons|ont eu)(?!\p{L})/iu;

function datesIn(sentence: string, firm: CompanyProfile, writtenOn: Day): ToldDate[] {
  const named = [...sentence.matchAll(NAMED)].flatMap((match) => {
    const clause = clauseAround(sentence, match.index, match[0].length);
    const isMeeting = A_MEETING.test(sentence.slice(match.index + match[0].length));
    const isWaitedFor = (UNTIL.test(sentence.slice(0, match.index)) || isMeeting) && IS_ASKED.test(clause);
    const isDue = (AUDIT.test(clause) || IS_DUE.test(clause)) && IS_TO_COME.test(clause);
    const days =
      IS_OVER.test(clause) || !(isWaitedFor || isDue) ? null : daysOf(match.groups ?? {}, writtenOn);
    return days === null
      ? []
      : [
          {
            ...days,
            ...quoteOf(sentence, match[0]),
            isAudit: AUDIT.test(clause) && !isWaitedFor,
            isMeeting,
          },
        ];
  });
  return named.length > 0 ? named : (countedIn(sentence, firm, writtenOn) ?? []);
}

const quoteOf = (sentence: string, text: string) => ({ quote: inTheirWords({ sentence, text }) });

/** Between commas, which do not part a year from its day, and between joints that begin another matter. */
function clauseAround(sentence: string, at: number, length: number): string {
  const parted = sentence.replace(/,(?= 20\d\d)/g, " ");
  const from = Math.max(...[", ", "; ", ": ", " but ", " mais "].map((mark) => parted.lastIndexOf(mark, at)));
  const after = parted.slice(at + length).search(/[,;:](?: |$)| but | mais /);
  return sentence.slice(Math.max(0, from), after === -1 ? undefined : at + length + after);
}

type Days = Pick<ToldDate, "first" | "last" | "said">;

/** A day, or a whole month where no day is named: the next one, unless a year is. */
function daysOf(
  { before, after, month = "", year, yearAfter }: Record<string, string | undefined>,
  writtenOn: Day,
): Days | null {
  const number = monthNumber(month);
  const dayOfMonth = Number(before ?? after ?? 0);
  if (number === null || dayOfMonth > 31) return null;
  const typedYear = year ?? yearAfter;
  const inYear = (of: number): Days => {
    const first = `${of}-${two(number)}-01`;
    const last = daysAfter(monthsAfter(first, 1), -1);
    if (dayOfMonth === 0) return { first, last, said: monthName(number) };
    const day = daysAfter(first, dayOfMonth - 1);
    return { first: day, last: day, said: dayInWords(day) };
  };
  if (typedYear !== undefined) return inYear(Number(typedYear));
  const thisYear = inYear(Number(writtenOn.slice(0, 4)));
  return thisYear.last >= writtenOn ? thisYear : inYear(Number(writtenOn.slice(0, 4)) + 1);
}

const two = (number: number): string => String(number).padStart(2, "0");

const COUNTS: Readonly<Record<string, number>> = {
  three: 3,
  five: 5,
  seven: 7,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  cinq: 5,
  dix: 10,
  quinze: 15,
  trente: 30,
};
const COUNT = `(?<count>\\d{1,2}|${Object.keys(COUNTS).join("|")})`;
const FROM_AN_END = new RegExp(
  `${COUNT} (?<kind>business |working )?(?:days?|jours?)(?<ouvrables> ouvrables)? (?:of|after|from|following|suivant|après|de) (?:the |each |every |la |chaque )?(?:end of (?:the |each )?|fin (?:de |du |de chaque )?)?(?<period>month|quarter|year|mois|trimestre|année)(?:[- ]end)?(?!\\p{L})`,
  "iu",
);
const ON_THE =
  /(?<!\p{L})(?:due|by|before|filed|payable) (?:(?:on|by) )?the (\d{1,2})(?:st|nd|rd|th)(?! of (?!each|every|the month)|\p{L})/iu;
const PERIOD_MONTHS: Readonly<Record<string, number>> = {
  month: 1,
  mois: 1,
  quarter: 3,
  trimestre: 3,
  year: 12,
  année: 12,
};

/** "Within ten business days of quarter end", "due on the 15th": the next one, counted. */
function countedIn(sentence: string, firm: CompanyProfile, writtenOn: Day): ToldDate[] | null {
  const ended = FROM_AN_END.exec(sentence);
  if (ended?.groups !== undefined) {
    const { count = "", kind, ouvrables, period = "" } = ended.groups;
    const days = COUNTS[count.toLowerCase()] ?? Number(count);
    const months = PERIOD_MONTHS[period.toLowerCase()] ?? 1;
    const isWorking = kind !== undefined || ouvrables !== undefined;
    const due = nextEnds(writtenOn, months)
      .map((end) => (isWorking ? workingDaysAfter(firm, end, days) : daysAfter(end, days)))
      .find((day) => day >= writtenOn);
    return due === undefined ? null : [onDay(sentence, ended[0], due)];
  }
  const [text, date] = ON_THE.exec(sentence) ?? [];
  if (text === undefined || date === undefined || Number(date) > 28) return null;
  const thisMonth = `${writtenOn.slice(0, 8)}${two(Number(date))}`;
  return [onDay(sentence, text, thisMonth >= writtenOn ? thisMonth : monthsAfter(thisMonth, 1))];
}

const onDay = (sentence: string, text: string, day: Day): ToldDate => ({
  ...quoteOf(sentence, text),
  said: dayInWords(day),
  first: day,
  last: day,
  isAudit: false,
  isMeeting: false,
});

/** The end of the last such period, and of the next. */
function nextEnds(from: Day, months: number): Day[] {
  const month = Number(from.slice(5, 7));
  const first = `${from.slice(0, 4)}-${two(month - ((month - 1) % months))}-01`;
  return [first, monthsAfter(first, months)].map((day) => daysAfter(day, -1));
}

function workingDaysAfter(firm: CompanyProfile, from: Day, count: number): Day {
  if (count === 0) return from;
  const next = daysAfter(from, 1);
  const isOff = [0, 6].includes(dateOf(next).getUTCDay()) || holidaysBetween(firm, next, next).length > 0;
  return workingDaysAfter(firm, next, isOff ? count : count - 1);
}
