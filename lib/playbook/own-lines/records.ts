import { plainSentencesIn, type ToldTroubles } from "../calendar/told-sentences";

/** What they have on record of each piece of work, and mostly never looked at together. */
export interface Records {
  /** "tag cards", "notebook", "timesheets in Clockify" */
  what: string;
  /** What there is one of them for: "net", "batch"; null where that was not said. */
  piece: string | null;
}

const KIND =
  "(?:cards?|clipboards?|binders?|sheets?|files?|logs?|log ?books?|notebooks?|tickets?|forms?|records?|folders?|photos?|diar(?:y|ies)|charts?|time ?sheets?|call sheets|work orders?|job orders?|batch books?|slips?|readings)";
const NOUN = `(?<what>(?:(?!(?:a|an|the|our|its|their|have|keep|and|in|of|with|for)(?!\\p{L}))[\\p{L}-]+ ){0,2}?${KIND})`;
const SHAPES: readonly RegExp[] = [
  // "Every net has a tag card"
  `(?:every|each) (?<piece>\\p{L}{3,}) (?:has|gets|comes with) (?:an?|its(?: own)?) ${NOUN}`,
  // "Notebook for every batch since 2016"
  `${NOUN} (?:for|on|of) (?:every|each) (?:single )?(?<piece>\\p{L}{3,})`,
  // "Timesheets are in Clockify by job and stage"
  `${NOUN} (?:are|is|go|sit|live) (?:all )?in (?<where>\\p{Lu}\\p{L}+)(?= by | since |,|\\.|;|$)`,
  // "We have weather stations on the three bogs, they record since 2017"
  `(?:we|I)(?:'ve| have) (?:got )?(?<what>(?:weather |temperature |moisture |GPS |tide )?(?:stations|sensors|trackers|loggers|cameras|meters|gauges|GPS))(?!\\p{L})[^.;!?]{0,60}?(?:record(?:ing|s)?|logg?(?:ing|s)?) [^.;!?]{0,30}?(?:since|from|back to) (?:19|20)\\d\\d`,
  // "We have five years of calls timestamped to the second"
  `(?:\\d+|two|three|four|five|six|seven|eight|ten|twelve) years of (?<what>(?:\\p{L}+ )?(?:calls|${KIND.slice(3, -1)}))(?= (?:timestamped|logged|on file|recorded|in |on )|,|\\.|;|$)`,
  // "Job tickets back to 2011"
  `${NOUN}(?: (?:are|is|kept|all|on file|in \\p{L}+))*,? (?:since|back to|going back to|from) (?:19|20)\\d\\d`,
].map((shape) => new RegExp(`(?<!\\p{L})${shape}`, "iu"));
const NOT_SO =
  /\?|(?<!\p{L})(?:no|not|never|without|lost|burned|shredded|threw (?:out|away)|used to|would|should|customers?' )(?!\p{L})|n't(?!\p{L})/iu;
/** "No one ever put the nine beside their cards" says that they were never looked at, and of none that it is not there. */
const NEVER_LOOKED =
  /(?<!\p{L})(?:no ?body|no one|we|I)(?:'ve| have)? (?:ever|never)(?!\p{L}).*$|,? (?:and|but) never (?:once )?(?:used|looked|read|opened).*$/iu;

/** A card of each driver is a record of no work. */
const OF_PEOPLE =
  /^(?:driver|customer|client|employee|person|member|guy|patient|student|worker|tenant|family|one|day|week|month)$/i;

/** In what is in the way, then in the challenge; null where none are told. */
export function recordsIn({ otherChallenge, aiFriction }: ToldTroubles): Records | null {
  for (const told of [aiFriction, otherChallenge].flatMap(plainSentencesIn)) {
    const found = SHAPES.map((shape) => shape.exec(told)).find((match) => match !== null)?.groups;
    const sentence = told.replace(NEVER_LOOKED, "");
    if (found?.what === undefined || NOT_SO.test(sentence) || OF_PEOPLE.test(found.piece ?? "")) continue;
    const what = found.what.toLowerCase().replace("gps", "GPS");
    return {
      what: found.where === undefined ? manyOf(what, found.piece) : `${what} in ${found.where}`,
      piece: found.piece?.toLowerCase() ?? null,
    };
  }
  return null;
}

/** One for each of them is several; a notebook for all of them is one. */
const manyOf = (what: string, piece: string | undefined): string =>
  piece === undefined || /s$|(?:note|log ?)book$/.test(what) ? what : `${what}s`;
