import type { Each } from "./each";
import { isPeople, lastStem } from "./words";

export interface People {
  readonly count: number;
  readonly noun: string;
  readonly at: number;
  /** Whether it is said that all of them do it; else it depends on what else is counted. */
  readonly isSure: boolean;
}

/** Those who do it, where it is said that each does; null where a count is of something else. */
export function peopleAt(
  plain: string,
  { noun, count, at }: Omit<People, "isSure">,
  times: readonly Each[],
): People | null {
  // "All 52 weeks" are no people.
  if (A_TIME.test(noun)) return null;
  const isSure = isSaidOfAll(plain, noun, at, times);
  return isSure || isEachBehind(plain, noun, at) ? { count, noun, at, isSure } : null;
}

const A_TIME = /^(?:hours|days|nights|weeks|weekends|months|years)$/;
const REACH = 180;

/** "Each of my 16 electricians", "all 14 lawyers", "12 crews … each crew loses", "15 min a man". */
function isSaidOfAll(plain: string, noun: string, at: number, times: readonly Each[]): boolean {
  const before = plain.slice(Math.max(0, at - 24), at);
  if (/\b(?:each|every one|all) (?:of )?(?:the |our |my )?$/.test(before)) return true;
  // "4 flips a week, 5 people, 2 h a flip": a factor in a row of them.
  if (/, $/.test(before) && isPeople(noun) && LISTED.test(plain.slice(at))) return true;
  const stem = lastStem(noun);
  const isNamed = times.some(({ nouns }) =>
    nouns.some((each) => lastStem(each) === stem || (isPeople(noun) && ONE.test(each))),
  );
  return (
    isNamed ||
    new RegExp(String.raw`\b(?:each|every) (?:of the |of our )?${stem}\b`).test(plain.slice(at, at + REACH))
  );
}
const LISTED = /^\d{1,3} [a-z]+, \d[\d.]* (?:min|h) (?:an?|per) /;
const ONE = /^(?:man|person|head|body|guy|gal|employee)$/;

/** "Two people each spend", "six reps, 2 h a day each", "3 coordinators on it 4 h a day", "5 cafes, 40 min in each". */
function isEachBehind(plain: string, noun: string, at: number): boolean {
  const behind = /^[^.;!?]*/.exec(plain.slice(at, at + REACH))?.[0] ?? "";
  if (/\b(?:in|at|for|per) each\b/.test(behind)) return true;
  return isPeople(noun) && DOES_IT.some((words) => words.test(behind));
}
const DOES_IT = [
  /\beach\b.*\d (?:min|h)\b|\d (?:min|h)\b.*\beach\b/,
  /^\d{1,3} [a-z' -]{2,30} (?:spend|lose|waste|burn|put in|give up)\b[^,]*\d (?:min|h)\b/,
  /^\d{1,3} [a-z]+ (?:in|on|out|there|standing|waiting|sitting)(?: [a-z]+)? for \d[\d.]* (?:min|h)\b/,
  /^\d{1,3} [a-z' -]{2,40},? \d[\d.]* (?:min|h) (?:a|per) (?:day|week|night|shift|month)\b/,
];
