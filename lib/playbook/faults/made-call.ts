import { plain, sentencesIn, type ToldTroubles } from "../calendar/told-sentences";
import { upperFirst } from "../grammar";
import { ownPilot, type UsualPilot } from "../lead/own-pilot";
import { NAME, SURNAME } from "../own-lines/first-name";
import { type Records, recordsIn } from "../own-lines/records";

/** A call that is made again and again by judgement, such as whether to go out today or how many to bake. */
export interface MadeCall {
  /** What several of them are called: "5 am calls", "guesses at how many loaves to bake". */
  several: string;
  /** "last summer"; null where no time that is over was told. */
  when: string | null;
  /** Who makes it, by name; null where no one was named. */
  who: string | null;
  /** What is on record of such days; null where none was told. */
  records: Records | null;
  sentence: string;
}

const WHEN =
  "(?:\\d{1,2} ?(?:[ap]\\.?m\\.?|o'clock)|morning|evening|nightly|daily|weekly|weather|ice|frost|go[- ]no[- ]go)";
const ASKS = "(?:do we|whether|if we|to go|go or|when to|how (?:many|much)|which)";
/** "The 5 am call, do we vacuum or not." */
const NAMED = new RegExp(
  `(?<!\\p{L})(?:the|our|every|each|that) (?<call>(?:${WHEN} )+(?:call|decision|guess|forecast))(?:,| is|:| on)? (?:${ASKS})(?!\\p{L})`,
  "iu",
);
const SUBJECT =
  "(?:decide|set|choose|order|bake|brew|make|send|book|staff|plant|cut|pull|pick|load|stock|schedule|prep|cook|buy|produce|run|call|need|bring|carry|print|hire|harvest|open|close|go|sail|spray|burn|salt|plow|plough)";
const WHAT = `(?<what>(?:how (?:many|much)|when|whether|which) [^.,;:!?]{0,40}?(?<!\\p{L})to ${SUBJECT}|how (?:many|much) (?:\\p{L}+ ){0,3}(?:we|they|it|he|she)(?:'ll| will)? (?:need|sell|want|use|take))`;
/** "Every night we guess how many loaves to bake": a guess by its verb, or a decision that is made by feel. */
const GUESSED = new RegExp(`(?<!\\p{L})(?<!I )guess(?:es|ing)? (?:at )?${WHAT}(?!\\p{L})`, "iu");
const BY_FEEL = new RegExp(
  `(?<!\\p{L})(?:decides?|calls?|sets?|knows?|works out|figures? out) ${WHAT}[^.;!?]{0,40}? by (?:feel|eye|gut|nose|smell|hand and eye|instinct|ear|experience|habit|the seat of)(?!\\p{L})`,
  "iu",
);
const IS_A_GUESS = new RegExp(
  `(?<!\\p{L})${WHAT}[^.;!?]{0,30}? is (?:a|always a|mostly a|pure|all|basically a) (?:guess|guesswork|gamble|coin (?:flip|toss)|gut (?:call|feel(?:ing)?))(?!\\p{L})`,
  "iu",
);
/** A wish, what others do, what is over, and what is bought once. */
const NOT_SO =
  /\?|(?<!\p{L})(?:used to|would|could|might|competitors?|customers? (?:guess|decide)|AI|software|vendors?|tools?|budget|invest\p{L}*|no longer|never)(?!\p{L})/iu;
const OVER = /(?<!\p{L})(?<when>last (?:year|season|spring|summer|fall|winter|month|quarter))(?!\p{L})/iu;
const CALLS = new RegExp(
  `${NAME}${SURNAME}(?: \\([^)]{1,30}\\))?,? (?:(?:still|always|alone) )?(?:makes? (?:the|that|every|each) (?:\\p{L}+ )?(?:call|decision|guess)|decides|calls it|sets (?:it|the number))(?!\\p{L})`,
  "u",
);

/** In their challenge, with who makes it from what is in the way as well; null where no such call is told. */
export function madeCall({ otherChallenge, aiFriction }: ToldTroubles): MadeCall | null {
  const sentences = sentencesIn(otherChallenge);
  for (const sentence of sentences) {
    const several = callsIn(plain(sentence));
    if (several === null) continue;
    const all = [...sentences, ...sentencesIn(aiFriction)].map(plain);
    const [when = null] = all.flatMap((each) => OVER.exec(each)?.groups?.when?.toLowerCase() ?? []);
    const [who = null] = all.flatMap((each) => CALLS.exec(each)?.groups?.who ?? []);
    return { several, when, who, records: recordsIn({ otherChallenge, aiFriction }), sentence };
  }
  return null;
}

function callsIn(told: string): string | null {
  if (NOT_SO.test(told)) return null;
  const call = NAMED.exec(told)?.groups?.call;
  if (call !== undefined) return `${call.toLowerCase()}s`.replace(/sss?$/, "sses");
  const what = [GUESSED, BY_FEEL, IS_A_GUESS].flatMap((shape) => shape.exec(told)?.groups?.what ?? []).at(0);
  return what === undefined ? null : `calls on ${what.charAt(0).toLowerCase()}${what.slice(1)}`;
}

/** Played again on paper, from what was known at the time, before any tool says a word about a live one. */
export function callPilot({ several, when, who, records }: MadeCall): UsualPilot {
  return ownPilot({
    title: `${upperFirst(several)}, played again on paper`,
    pilot: `the ${several}${when === null ? "" : ` of ${when}`} played again on paper, from what was known then and what your ${records?.what ?? "records"} say`,
    measure: `wrong ${several} that the records would have put right, and right ones that they would have lost`,
    stop: "it puts fewer than a third of the wrong ones right, or loses a right one for every two of them",
    firstStep: `List the ${several}${when === null ? "" : ` of ${when}`} that turned out wrong, with what was known that day${who === null ? "" : `, and ask ${who} of each what spoke for it`}`,
    guardrail: `Only what was known at the time goes in, forecasts as they were given then; ${who ?? "who makes the call today"} goes on making it`,
    afterwards: `Let the records say their word before each live call for a month, written down and not acted on`,
    notYet: {
      what: "A tool that makes the call",
      why: `it has to do better ${who === null ? "" : `than ${who} `}on calls of which the end is known`,
    },
    goesOn: "it puts a third of the wrong ones right, and loses at most one right one in ten",
    byHand: true,
    counts: `wrong ${several}`,
    risk: {
      risk: "It looks right because it knows how the day ended.",
      control:
        "One person lays out what was known at the time, and another, who has not seen the end, says what would have been done.",
    },
  });
}
