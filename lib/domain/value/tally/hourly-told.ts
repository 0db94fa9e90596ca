import { onlyOne } from "../../only-one";
import { asFigures, someFiguresIn } from "./figures";
import type { Tally } from "./tally";
import { isPeople, lastStem } from "./words";

/** Hours with what one of them costs, where that is told of who was named before: "Donna's $27 an hour", "they're on $19 an hour". */
export function withHourlyTold(tally: Tally, sentences: readonly string[]): Tally {
  if (tally.kind === "money" || tally.wage !== null || tally.check !== null) return tally;
  const ofThem = wagesIn(sentences.filter((sentence) => isOfThem(sentence, sentences)));
  return { ...tally, wage: onlyOne(ofThem) ?? onlyWage(sentences) };
}

/**
 * "Loaded mechanic $118/h": the only price of an hour in the whole answer is what an hour of the work costs; null where it
 * is billed, or paid to others than those who are named.
 */
function onlyWage(sentences: readonly string[]): number | null {
  if (sentences.some((each) => IS_NO_WAGE.test(each))) return null;
  const priced = sentences.filter((each) => wagesIn([each]).length > 0);
  const paid = priced.flatMap(peopleIn);
  const others = sentences.filter((each) => !priced.includes(each)).flatMap(peopleIn);
  const isOfOthers = paid.length > 0 && others.length > 0 && !paid.some((one) => others.includes(one));
  return isOfOthers ? null : onlyOne(wagesIn(sentences));
}

/** "Nurse", "mechanic", "aide": who is named, as one of them. */
const peopleIn = (sentence: string): string[] =>
  asFigures(sentence)
    .split(/[^a-z-]+/)
    .map((word) => lastStem(word))
    .filter((word) => WORKS.test(word) || isPeople(`${word}s`));
const WORKS = /^(?:nurse|aide|mechanic|tech|clerk|cook|guard|guide|pilot|driver|crew)$/;

const wagesIn = (sentences: readonly string[]): number[] => [
  ...new Set(
    sentences.flatMap((sentence) => someFiguresIn(asFigures(sentence)).wages.map(({ amount }) => amount)),
  ),
];
/** What is billed for an hour, or paid to others for one. */
const IS_NO_WAGE =
  /(?<!\p{L})(?:bill(?:s|ed|ing|able)?|charg(?:e|es|ed|ing)|invoiced?|consultants?|lawyers?|contractors?|vendors?|rent(?:s|al|ed)?|quoted?|shop rate|we get|they get|minimum|overtime)(?!\p{L})/iu;

function isOfThem(sentence: string, all: readonly string[]): boolean {
  const [, name] = BY_NAME.exec(sentence) ?? [];
  return THEY.test(sentence) || (name !== undefined && all.join(" ").split(name).length > 2);
}
const THEY = /^\W*(?:and )?(?:they|she|he|their time)(?:['’]s|['’]re| is| are| makes?| gets?| costs?)? /i;
const BY_NAME = /^(\p{Lu}\p{Ll}+)(?:['’]s| is| makes| gets| costs) /u;
