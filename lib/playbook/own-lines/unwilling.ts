import { plainSentencesIn, type ToldTroubles } from "../calendar/told-sentences";
import { stretchHolding } from "./stretch";

/** Those whose work it is, and who have a reason against it, in the leader's words. */
export interface Unwilling {
  /** What they are paid for is another thing, or they were let down once and have said no. */
  why: "paid otherwise" | "let down";
  quote: string;
}

const ROLES =
  "(?:estimators|techs|technicians|drivers|instructors|operators|foremen|crews?|guys|nurses|teachers|staff|sales ?people|sales (?:guys|reps|team)|reps|agents|dispatchers|planners|cooks|chefs|mechanics|millwrights|inspectors|adjusters|brokers|writers|designers|pickers|installers|plumbers|electricians|lawyers|doctors|vets|supervisors|managers|clerks|schedulers|graders|underwriters|advisors|stylists|hygienists|associates)";
const NOT = "(?:won'?t|will not|refuse to|flat out refuse to)";
const end = "(?!\\p{L})";

/** "they get paid on booked jobs not on how the job came out", "Drivers get 4% commission on what they load, not what sells" */
const PAID = new RegExp(
  `(?<!\\p{L})(?<who>(?:(?:my|our|the) )?${ROLES}|they) (?:[^.;,]{0,30}? )?(?:(?:are|get) (?:only )?paid (?:on|by|per|for)|(?:get|earn) (?:an? )?(?:\\d+(?:\\.\\d+)?% )?commission on) [^.;]{2,60}?(?:,? (?:and )?not (?:on|by|for|what|how)${end}|,? so (?:another|any|every|each) [^.;]{2,60}? unpaid${end})`,
  "iu",
);
/** "My estimators got burned and wont try a 2nd one" */
const LET_DOWN = new RegExp(
  `(?<!\\p{L})(?:my|our|the) (?:\\p{L}+ )?${ROLES} (?:(?:got|were) burned|hated (?:it|that)|(?:got|were) let down|do(?:es)?n'?t trust (?:it|AI)),? (?:[^.;]{0,40}? )?${NOT} (?:try|use|touch|open|go near) (?:an?(?:other)? (?:2nd|second|one|app|tool)|another|it|AI|that)(?: (?:one|app|tool|again))?${end}`,
  "iu",
);
const A_ROLE = new RegExp(`(?<!\\p{L})(?:my|our|the) (?:\\p{L}+ )?${ROLES}${end}`, "iu");
const UNSURE =
  /\?|(?<!\p{L})(?:if|might|maybe|used to|would|should|competitors?'?s?|no longer|anymore|until we|customers'?|clients'?)(?!\p{L})/iu;
/** Two sentences are quoted together up to this length. */
const MOST = 140;

/** In what is in the way first; null where no one is told of, or it is not sure. */
export function unwillingIn({ aiFriction, otherChallenge }: ToldTroubles): Unwilling | null {
  return unwillingOf(aiFriction) ?? unwillingOf(otherChallenge);
}

function unwillingOf(answer: string | null): Unwilling | null {
  const told = plainSentencesIn(answer);
  const paid = told.findIndex((sentence, at) => isPaidOtherwise(sentence, told[at - 1] ?? ""));
  const letDown = told.findIndex((sentence) => LET_DOWN.test(sentence) && !UNSURE.test(sentence));
  const quoteAt = (at: number, says: RegExp) =>
    stretchHolding(told[at] ?? "", says)?.replace(/,? (?:so|but|and)$/i, "") ?? null;
  const [money, doubt] = [paid === -1 ? null : quoteAt(paid, PAID), quoteAt(letDown, LET_DOWN)];
  if (money !== null) {
    const both = `${doubt}. ${wholeBefore(told[paid] ?? "", money)}${money}`;
    const isOneStory = doubt !== null && paid === letDown + 1 && [...both].length <= MOST;
    return { why: "paid otherwise", quote: `“${isOneStory ? both : money}”` };
  }
  return doubt === null ? null : { why: "let down", quote: `“${doubt}”` };
}

/** "Also", which the second of two sentences begins with, is kept. */
const wholeBefore = (sentence: string, part: string): string => {
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(part)));
  return before.length <= 5 ? before : "";
};

/** Whose pay it is: those of this sentence, or for “they” those of the sentence before it. */
function isPaidOtherwise(sentence: string, before: string): boolean {
  const who = PAID.exec(sentence)?.groups?.who;
  if (who === undefined || UNSURE.test(sentence)) return false;
  return who.toLowerCase() !== "they" || A_ROLE.test(before);
}
