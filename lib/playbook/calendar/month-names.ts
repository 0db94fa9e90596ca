/** The months as people name them, in English and in French. */
export const MONTHS = [
  ["January", "janvier"],
  ["February", "février"],
  ["March", "mars"],
  ["April", "avril"],
  ["May", "mai"],
  ["June", "juin"],
  ["July", "juillet"],
  ["August", "août"],
  ["September", "septembre"],
  ["October", "octobre"],
  ["November", "novembre"],
  ["December", "décembre"],
] as const;

/** The English ones as one choice in a pattern: "January|February|…". */
export const ENGLISH_MONTHS = MONTHS.map(([english]) => english).join("|");

/** "Dec" is December; null where no month begins so. */
export const fullMonth = (typed: string): string | null =>
  ENGLISH_MONTHS.split("|").find((each) => each.toLowerCase().startsWith(typed.toLowerCase())) ?? null;
/** As they are cut short. */
export const SHORT_MONTHS = "Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec";

/** Without a capital these are other words. */
const IS_NO_MONTH = /^(?:may|march)$/;

/** 1 for "January" and "janvier". */
export function monthNumber(name: string): number | null {
  const at = MONTHS.findIndex((names) => names.some((each) => each.toLowerCase() === name.toLowerCase()));
  return at === -1 || IS_NO_MONTH.test(name) ? null : at + 1;
}

export const monthName = (number: number): string => MONTHS[(number - 1) % 12]?.[0] ?? "";

const NAMES = MONTHS.flat().join("|");
const TO = "(?: to | thru | through | until | till | and |\\s?[-–]\\s?| à | jusqu['’]en | et )";
/** "Mid-February", "fin avril": a part of a month is that month. */
const PART = "(?:mid[- ]|late |early |the end of |end of |mi-|fin |fin d['’]|début |le début )?";
/** "June thru end of August" */
const FROM_TO = new RegExp(`(?<!\\p{L})(${NAMES})${TO}${PART}(${NAMES})(?!\\p{L})`, "iu");

/** The first of them and how many they are, as they were typed; null where no two months are named so. */
export function monthsIn(sentence: string): { text: string; first: number; length: number } | null {
  const [text, from = "", to = ""] = FROM_TO.exec(sentence) ?? [];
  const [first, last] = [monthNumber(from), monthNumber(to)];
  if (text === undefined || first === null || last === null) return null;
  return { text, first, length: ((last - first + 12) % 12) + 1 };
}
