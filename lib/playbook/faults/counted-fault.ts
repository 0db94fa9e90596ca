import { singularOfPlural } from "@/lib/domain/ledger/numbers/units";
import { tokensOf } from "@/lib/domain/ledger/tokens";
import { unpaidIn } from "@/lib/domain/value/tally/losses";
import { plainLine, sentencesIn, type Told } from "../calendar/told-sentences";
import { pluralOf } from "../lead/task-words";
import { type Records, recordsIn } from "../own-lines/records";
import { numberIn } from "../typed-number";
import { type FaultPart, partsOf } from "./fault-parts";
import {
  ADJECTIVES,
  DID_WORDS,
  didTo,
  ENDED_AS_WORDS,
  endedAs,
  type FaultKind,
  kindNamed,
  NAMED_WORDS,
} from "./fault-words";
import { type SinceATool, sinceATool } from "./since-a-tool";

/** What goes wrong in their own work, as often as they counted it: "41 cheques went out wrong". */
export interface CountedFault {
  kind: FaultKind;
  count: number;
  /** "wrong cheque", "run-out". */
  one: string;
  /** "wrong cheques", "run-outs". */
  several: string;
  /** What one is when nothing is wrong with it: "cheque"; null where the fault has a name of its own. */
  good: string | null;
  /** "last fall", "a year"; null where it was not said. */
  when: string | null;
  sentence: string;
  /** What they told of so many of them, in their words: 212 “were on monitored tanks”. */
  parts: readonly FaultPart[];
  /** How many there were in all, where the rest was paid. */
  whole?: number;
  /** What is on record of them, to be laid side by side; null where none was told. */
  records: Records | null;
  /** Where it has grown since a tool does the work; null where that was not told. */
  since: SinceATool | null;
}

/** What was done and not paid: "unpaid standby days" are standby days. */
export const workOf = ({ several }: Pick<CountedFault, "several">): string => several.replace(/^unpaid /, "");

const COUNT = String.raw`(?:about |around |roughly |some |over |nearly |almost |maybe |at least )?(?<count>\d+(?:,\d{3})*)`;
const NOUN = String.raw`(?<noun>(?:\p{L}[\p{L}-]*\s){0,2}?\p{L}[\p{L}-]*s)`;
const WHEN = String.raw`(?<when>last (?!(?:two|three|four|five|six|few|couple|several)(?!\p{L}))(?:school year|\p{L}+)|this (?:year|month|week|season|spring|summer|fall|winter)|(?:a|per|each|every) (?:normal |typical )?(?:day|week|month|quarter|season|year)|in 20\d\d)`;
const ENDS = String.raw`(?:have |had |that |which )?(?:went|go|goes|came|come|left|got|get|gets|were|was|are|ended up|arrived|shipped|had to be) (?:out |in |back |up |home )?(?:\p{L}+ly )?(?<ended>${ENDED_AS_WORDS})`;

/** "Buyers sent back 118 lots" */
const WHO_GETS_IT =
  "(?:buyers|customers|clients|stores|dealers|bidders|shops|patients|members|owners|builders|contractors|distributors|retailers|plants|clinics|schools|people|they)";

/** Each with where its parts are; the first that fits is taken. */
const SHAPES: readonly RegExp[] = [
  `^(?<named>${NAMED_WORDS})[.:–—-] (?:we had |there were )?${COUNT}(?! ?(?:%|percent|dollars|hours|minutes|days|years))(?=,| |$)`,
  `${COUNT} (?<named>${NAMED_WORDS})`,
  `${COUNT} (?<adjective>${ADJECTIVES}) (?<noun>\\p{L}[\\p{L}-]*s)`,
  `\\d[\\d,]* ${NOUN}(?: (?:last|this) \\p{L}+)?(?:,| and| but| of which|, of which| of them)? ${COUNT} (?:of (?:them|those) )?${ENDS}`,
  `${COUNT} (?:out )?of (?:(?:our|the|those|my) )?\\d[\\d,]* ${NOUN} ${ENDS}`,
  `${COUNT} ${NOUN} (?:out )?of (?:about |around |roughly )?\\d[\\d,]* ${ENDS}`,
  `${COUNT} ${NOUN} ${ENDS}`,
  `${WHO_GETS_IT} (?:have |had )?(?:\\p{L}+ly )?(?<ended>sent back|brought back|returned|rejected|refused) ${COUNT} ${NOUN}`,
  `(?:we|i) (?:\\p{L}+ )?(?<did>${DID_WORDS}) ${COUNT} ${NOUN}`,
].map((shape) => new RegExp(`(?<![\\p{L}\\d$.,])(?:${shape})(?!\\p{L})`, "iu"));

/** Who was lost or missed is no piece of work, and neither are hours or money. */
const NO_PIECE =
  /^(?:people|staff|employees|workers|clerks|drivers|nurses|technicians|techs|cooks|customers|clients|accounts|members|contracts|tenants|patients|partners|owners|guys|hours|days|weeks|months|years|minutes|dollars|points|percent|times|sales|payments|fees|nights|starts|stories|pounds|tons|tonnes|litres|gallons|games|others|ones|meetings|events|classes|sessions|workshops|hearings|interviews|auctions|items of .*)$/i;
/** A wish, a fear, others, or what never came. */
const DOUBTED =
  /\?\s*$|(?<!\p{L})(?:if|would|could|might|may|should|unless|imagine|suppose|competitors?|industry|used to|zero|goal|target|want|hope|avoid|until we)(?!\p{L})/iu;
const DENIED_BEFORE = /(?<!\p{L})(?:no|not|never|none|without|n't|hardly|no longer)(?!\p{L})[^,;]*$/iu;
/** How far before it a word may be that denies it, in characters. */
const NEAR = 60;
const LEAST = 3;
const A_YEAR = /^(?:19|20)\d\d$/;

/** The first in their challenge, then in what is in the way; null where none was counted. */
export function countedFault(answers: Told): CountedFault | null {
  const { otherChallenge, aiFriction } = answers;
  for (const sentences of [otherChallenge, aiFriction].map(sentencesIn))
    for (const [place, sentence] of sentences.entries()) {
      const found =
        faultIn(sentence) ??
        underItsHeading(sentences[place - 1] ?? "", sentence) ??
        unprovedIn(sentences, place);
      if (found !== null)
        return {
          ...found,
          parts: partsOf(found, sentences.slice(place)),
          since: sinceATool(answers, found.sentence),
          records: recordsIn(answers),
        };
    }
  return null;
}

/** "Run-outs. 1,180 last winter and every one means a special trip" */
function underItsHeading(heading: string, sentence: string): Found | null {
  const found = IS_NAME.test(heading.trim()) ? faultIn(`${heading.trim()} ${sentence.trim()}`) : null;
  return found === null ? null : { ...found, sentence };
}

/** "96 standby days at $2,850 each. Clients paid for 31. … only with a reading taken at site." */
function unprovedIn(sentences: readonly string[], place: number): Found | null {
  const [before = "", sentence = ""] = sentences.slice(place, place + 2);
  const unpaid = sentences.some((each) => NEEDS_PROOF.test(each)) ? unpaidIn(before, sentence) : null;
  if (unpaid === null || DOUBTED.test(sentence)) return null;
  const { count, of, whole } = unpaid;
  const when = WHEN_SAID.exec(before)?.groups?.when?.toLowerCase() ?? null;
  const several = `unpaid ${of}`;
  return {
    kind: "unproved",
    count,
    one: several.replace(/s$/, ""),
    several,
    good: null,
    when,
    whole,
    sentence: before,
  };
}
/** What is asked for before anyone pays, or was not kept. */
const NEEDS_PROOF =
  /(?<!\p{L})(?:only (?:pay|paid|pays)(?: \p{L}+)? (?:with|if|when|against|on)|(?:no|without(?: an?)?|had no|never kept an?|missing) (?:\p{L}+ )?(?:log|logs|proof|readings?|records?|sheets?|signatures?|photos?|tickets?|paperwork)|prove (?:it|them|the)|(?:writes?|wrote) ['"“‘])/iu;

const IS_NAME = new RegExp(`^(?:${NAMED_WORDS})\\.$`, "iu");

type Found = Omit<CountedFault, "parts" | "since" | "records">;
function faultIn(typed: string): Found | null {
  const sentence = plainLine(typed);
  if (DOUBTED.test(sentence)) return null;
  for (const shape of SHAPES) {
    const match = shape.exec(sentence);
    if (match === null || DENIED_BEFORE.test(sentence.slice(Math.max(0, match.index - NEAR), match.index)))
      continue;
    const { count: digits = "", noun = "" } = match.groups ?? {};
    const count = numberIn(digits);
    const words = wordsFor(match.groups ?? {});
    if (
      words === null ||
      words.one === "late shift" ||
      count < LEAST ||
      A_YEAR.test(digits) ||
      NO_PIECE.test(lastOf(noun))
    )
      continue;
    return {
      ...words,
      count,
      when:
        WHEN_SAID.exec(sentence)
          ?.groups?.when?.toLowerCase()
          .replace(/ (?:normal|typical) /, " ") ?? null,
      sentence: typed,
    };
  }
  return null;
}

const WHEN_SAID = new RegExp(`(?<!\\p{L})${WHEN}(?!\\p{L})`, "iu");

type Words = Pick<CountedFault, "kind" | "one" | "several" | "good">;

function wordsFor({
  named,
  adjective,
  ended,
  did,
  noun = "",
}: Record<string, string | undefined>): Words | null {
  if (named !== undefined) {
    const kind = kindNamed(named);
    const several = named.toLowerCase();
    return kind === undefined ? null : { kind, one: several.replace(/s$/, ""), several, good: null };
  }
  const word = endedAs(ended ?? adjective ?? "") ?? didTo(did ?? "");
  const one = singularOf(noun.toLowerCase());
  if (word === undefined || one === null) return null;
  const piece = `${word.adjective} ${one}`;
  return { kind: word.kind, one: piece, several: pluralOf(piece), good: one };
}

const lastOf = (noun: string): string => noun.split(" ").at(-1) ?? "";

/** "Cheques", "families": what one of them is called; null where its plural is not a plain one. */
function singularOf(noun: string): string | null {
  if (BEGINS_WITH_A_NUMBER.test(noun)) return null;
  const last = tokensOf(noun).at(-1);
  const end = last === undefined ? undefined : singularOfPlural(last);
  if (last === undefined || end === undefined) return null;
  const one = `${noun.slice(0, last.start)}${end}`;
  return pluralOf(one) === noun ? one : null;
}
/** "Three lots": how many there are is no part of their name. */
const BEGINS_WITH_A_NUMBER = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?) /i;
