import { ENGLISH_MONTHS } from "../calendar/month-names";
import { plain, sentencesIn } from "../calendar/told-sentences";
import { ownPilot, type UsualPilot } from "../lead/own-pilot";
import { numberIn } from "../typed-number";
import { grouped } from "../value/box/figures";

/** What an insurer or another outsider wants out of records that are there: "1,150 job sheets, in boxes, by Jan 15". */
export interface AskedRecords {
  count: number;
  /** "job sheets" */
  things: string;
  /** "Jan 15"; null where no day was told. */
  by: string | null;
  sentence: string;
}

const WHO =
  "(?:underwriters?|insurers?|insurance(?: company)?|auditors?|regulators?|inspectors?|ministry|bank|lenders?|funders?|customers?|OSHA|the state|the province|head office)";
const ASKS = new RegExp(
  `(?<!\\p{L})${WHO} (?:now |also |just )?(?:wants?|asks? for|needs?|requires?|is asking for|asked for|demands?)(?!\\p{L})`,
  "iu",
);
const BY = new RegExp(
  `(?<!\\p{L})by (?<by>(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\\p{L}*\\.? \\d{1,2}|(?:the end of |mid[- ])?(?:${ENGLISH_MONTHS}))(?!\\p{L})`,
  "iu",
);
const THINGS =
  /(?<![\d$.,])(?<count>\d[\d,]*) (?<things>(?:\p{L}+ )?(?:sheets|files|cards|forms|records|reports|tickets|binders|certificates|permits|logs|invoices|drawings|charts|notes|slips))(?!\p{L})/iu;
const NOT_SO = /\?|(?<!\p{L})(?:used to|would|last year)(?!\p{L})/iu;
const LEAST = 50;
/** Sentences behind the one that asks in which they are told. */
const REACH = 4;

export function askedRecords(otherChallenge: string | null): AskedRecords | null {
  const sentences = sentencesIn(otherChallenge);
  const at = sentences.findIndex((each) => ASKS.test(plain(each)) && !NOT_SO.test(plain(each)));
  const sentence = sentences[at];
  if (sentence === undefined) return null;
  const told = sentences.slice(at, at + REACH).map(plain);
  const found = told.map((each) => THINGS.exec(each)?.groups).find((groups) => groups !== undefined);
  if (found?.count === undefined || found.things === undefined || numberIn(found.count) < LEAST) return null;
  const [by = null] = told.flatMap((each) => BY.exec(each)?.groups?.by ?? []);
  return { count: numberIn(found.count), things: found.things.toLowerCase(), by, sentence };
}

/** Read by two people apart before the rest is, by the list that was asked for. */
export const askedPilot = ({ count, things, by }: AskedRecords): UsualPilot =>
  ownPilot({
    title: `The ${things} that are asked for`,
    pilot: `a hundred of the ${grouped(count)} ${things} read by two people apart, by the list that was asked for, and the rest once they agree`,
    measure: `${things} read in an hour, and how many of a hundred the two put in the same place`,
    stop: `the two differ on more than ten of the hundred${by === null ? "" : `, or at that pace it is not done by ${by}: then ask for a later day or a sample`}`,
    firstStep: `Get the list of what is asked for in writing, ask whether a count is enough, and time the first twenty ${things}`,
    guardrail: "Counts go out and names do not, and nothing with a name on it goes into any tool",
    afterwards: "Put the same list on the front of the next one, as boxes to tick",
    notYet: {
      what: "A tool that reads them",
      why: "it has to agree with two people on a hundred of them first",
    },
    goesOn: "the two agree on 90 of the hundred",
    byHand: true,
    atOnce: by !== null,
    counts: things,
    risk: {
      risk: "Those who write them stop writing.",
      control: "Say before the first one is read what goes out, and that no one is named.",
    },
  });
