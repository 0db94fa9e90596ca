import { stemOf } from "../../ledger/tokens";

/** Words of a passage of which the figures are written plainly. */

export const WORD = "[a-z][a-z'&-]{0,24}";

/** What a noun is compared by: the stem of its last word, and one word for whatever is a season. */
export const lastStem = (noun: string | null): string => {
  const stem = stemOf(noun?.split(" ").at(-1) ?? "");
  return /^(?:spring|summer|fall|winter|harvest)$/.test(stem) ? "season" : stem;
};

/** Where what is counted ends: "sheets | go out", "calls | from people". */
const ENDS = new Set(
  "my our your their his her those these a an go goes going went come comes came get gets got are is were was we i they he she that which who to for from with in on at of by and or but out leave leaves arrive arrives never have has need needs each back off up down take takes taking spend spends lose loses waste wastes burn burns type types stop stops sit sits do does put puts work works count counts give gives failed broke cracked fail fails break breaks crack bounce bounced die died tear tore walk".split(
    " ",
  ),
);
const WILD = new Set(["them", "those", "more"]);
const MOST_WORDS = 3;
const BECAME = /^(?:rejected|returned|refused|denied|bounced|redone|unsold|unpaid)$/;

/** "closing files" of "closing files", "sheets" of "sheets go out"; null where nothing is named. */
export function nounIn(words: string): string | null {
  const all = words.replace(/,/g, " ,").split(/\s+/).filter(Boolean);
  const end = all.findIndex((word) => word === "," || ENDS.has(word));
  const told = all.slice(0, end === -1 ? all.length : end);
  // "Containers rejected": what became of them is no part of their name.
  const noun = (told.length > 1 && BECAME.test(told.at(-1) ?? "") ? told.slice(0, -1) : told).slice(
    -MOST_WORDS,
  );
  return noun.length === 0 || noun.some((word) => WILD.has(word)) ? null : noun.join(" ");
}

/** Whether no sentence ends between two places. */
export const isInOneSentence = (plain: string, one: number, other: number): boolean =>
  !/[.!?;] /.test(plain.slice(Math.min(one, other), Math.max(one, other)));

export const isPeople = (noun: string): boolean =>
  PEOPLE.test(noun) || /(?:ers|ors|ists|ians|ants|ees)$/.test(noun);
const PEOPLE =
  /\b(?:guys?|gals?|folks?|people|persons?|hands?|techs?|men|women|lads?|boys|staff|crews?|girls|ladies|fellas|clerks?|reps?|foremen|guards?|cooks?|of us)\b/;

const PERIOD = /\ba (year|season|spring|summer|fall|winter|harvest|quarter|month|week)\b/;
const THAT_YEAR =
  /\bin 20\d\d\b|\blast (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/;
/** In what time: "a year", "a spring", "in 2024". */
export const periodIn = (plain: string): string | null =>
  PERIOD.exec(plain)?.[1] ?? (THAT_YEAR.test(plain) ? "year" : null);
