import { plain, sentencesIn, type ToldTroubles } from "../calendar/told-sentences";
import { upperFirst } from "../grammar";
import { ownPilot, type UsualPilot } from "../lead/own-pilot";
import { NAME } from "../own-lines/first-name";

/** What is written by hand on the job and typed again: "Tanis types the certs after supper out of the guys' notebooks". */
export interface Retyped {
  /** Who types it, by first name; null where no one was named. */
  who: string | null;
  /** "certs" */
  what: string;
  /** "notebook" */
  page: string;
  sentence: string;
}

const PAGE = "(?<page>note ?book|sheet|slip|clipboard|log ?book|tally book|field note)s?";
const TYPES = new RegExp(
  `(?:${NAME}|(?<!\\p{L})(?:my (?:wife|husband|sister|daughter|mother|bookkeeper)|the office|the girls?|I|we|she|he)) (?:still )?(?:re-?types?|types?|re-?keys?|keys?|enters?) (?:up |in |out )?(?:all )?(?:of )?(?:the |our |every |each )?(?<what>\\p{L}{3,}s)(?: [^.;!?\\d]{0,40}?)? (?:out of|from|off(?: of)?) (?:the |our |their |his |her |all the )?(?:[^.;!?\\d]{0,25}? )?${PAGE}(?!\\p{L})`,
  "u",
);
/** Where what was typed came out wrong. */
const WENT_WRONG =
  /(?<!\p{L})(?:swapped|wrong|bounced?|bounces|misread|mis-?typed|transposed|came back|come back|comes back|kicked back|off by)(?!\p{L})/iu;
const NOT_SO = /\?|(?<!\p{L})(?:used to|no longer|would|could|if|until last)(?!\p{L})/iu;
const NO_PIECE = /^(?:hours|days|minutes|numbers|names|hands|things|his|this|its|was)$/i;

/** In their challenge, and only where something of it went wrong; what merely takes long is work, and read as such. */
export function retyped({ otherChallenge }: Pick<ToldTroubles, "otherChallenge">): Retyped | null {
  const sentences = sentencesIn(otherChallenge);
  if (!sentences.some((each) => WENT_WRONG.test(plain(each)))) return null;
  for (const sentence of sentences) {
    const told = plain(sentence);
    const { who = null, what, page } = TYPES.exec(told)?.groups ?? {};
    if (what === undefined || page === undefined || NOT_SO.test(told) || NO_PIECE.test(what)) continue;
    return { who, what: what.toLowerCase(), page: page.toLowerCase(), sentence };
  }
  return null;
}

/** Last season's pages first, those that went wrong among them; what cannot be read stays blank. */
export function retypedPilot({ who, what, page }: Retyped): UsualPilot {
  const checker = who ?? "who types them today";
  return ownPilot({
    title: `${upperFirst(what)} from a photo of the page`,
    pilot: `${what} filled from a photo of the ${page}'s page, on pages of last season first, each number checked by ${checker}`,
    measure: `minutes for ten ${what}, and wrong numbers before and after the check`,
    stop: `a wrong number gets past ${checker}, or checking takes as long as typing did`,
    firstStep: `Time ten ${what} as they are typed today, and rough out a page with large boxes for what is misread most: that alone may do`,
    guardrail:
      "A box that cannot be read stays blank and is asked for; names of customers are covered before the photo",
    afterwards: `Use the page with boxes for all of them, and the photo for those ${what} that it read without an error`,
    notYet: { what: "Filling in what is missing", why: "a wrong number costs more than a blank" },
    goesOn: `thirty old pages, those that went wrong among them, come out right, in a third less time`,
    counts: "wrong numbers that left",
    risk: {
      risk: "A misread number looks as sure as a right one.",
      control: "Each number is held against the page before it leaves, and who checks it signs.",
    },
  });
}
