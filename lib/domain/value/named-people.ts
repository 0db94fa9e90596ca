import type { FactOf } from "../ledger/fact";
import { wordsBefore, wordsBehind } from "./around";

/** Those who do it, by name. */
export interface NamedPeople {
  readonly count: number;
  /** "Deb and Sukhi" */
  readonly names: string;
}

const NAME = String.raw`\p{Lu}\p{Ll}+`;
/** "Deb and Sukhi key them, 6 hours a day each": the names right before what they do. */
const THEY_DO = new RegExp(
  String.raw`(?<!\p{L})((?:${NAME}, )*${NAME},? and ${NAME}) \p{Ll}+(?: \p{Ll}+){0,4},? (?:for |about |around |maybe )*$`,
  "u",
);
const NO_NAME =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Excel|Word|Outlook|Sales|Finance|Dispatch|Monday|The|Our|My|We|They|Accounting|Operations|Shipping|Receiving|Marketing)\b/;

/** Each of those who are named before it; null where the time is not said to be of each. */
export function namedPeople(time: FactOf<"rate">): NamedPeople | null {
  const isOfEach = / each$/i.test(time.text) || /^ each\b/i.test(wordsBehind(time));
  const names = isOfEach && time.lang === "en" ? THEY_DO.exec(wordsBefore(time))?.[1] : undefined;
  if (names === undefined || NO_NAME.test(names)) return null;
  return { names, count: names.split(/,? and |, /).length };
}
