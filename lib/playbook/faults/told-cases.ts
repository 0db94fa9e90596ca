import type { Fact, Ledger } from "@/lib/domain/ledger/fact";
import { WRONG as BECAME_WRONG } from "@/lib/domain/value/tally/losses";
import { sentencesIn, type ToldTroubles } from "../calendar/told-sentences";
import { pluralOf } from "../lead/task-words";
import { type Records, recordsIn } from "../own-lines/records";
import { type CasesCounted, casesCounted } from "./cases-counted";
import { complaintIn } from "./complaint";
import { isCopiedWrong } from "./copied-wrong";
import { toldCauses } from "./told-causes";

/** A problem that their challenge tells with its figures, and that no list of ours knows. */
export interface ToldCases {
  /** What there are several of: "unplanned stops"; null where it has no name of its own. */
  name: string | null;
  /** What their challenge is headed by, where the cases have no name: "ice readings"; null where nothing is. */
  headedBy: string | null;
  sentence: string;
  /** How many of them there were, and when; null where no finished count was told. */
  counted: CasesCounted | null;
  /** What they think is behind them, in their words; empty where they did not say. */
  causes: readonly string[];
  /** Whether they go wrong where something is copied, and the right one is on record. */
  copied: boolean;
  /** What is on record of them, to be laid side by side; null where none was told. */
  records: Records | null;
  /** Whether the challenge begins with their name: then they are the problem, whatever work is told behind it. */
  isFirst: boolean;
}

const FIGURES: ReadonlySet<Fact["kind"]> = new Set(["quantity", "rate", "amount", "change"]);
const FEWEST_FIGURES = 3;

export function toldCases({ facts }: Ledger, { otherChallenge, aiFriction }: ToldTroubles): ToldCases | null {
  const sentences = sentencesIn(otherChallenge);
  const [opening = ""] = sentences;
  const told = facts
    .filter(({ field, polarity }) => field === "otherChallenge" && polarity === "affirmed")
    .toSorted((one, other) => one.sentenceAt - other.sentenceAt);
  const figures = told.filter(({ kind }) => FIGURES.has(kind));
  const [first] = figures;
  const isStory = new Set(told.map(({ sentenceAt }) => sentenceAt)).size > 1;
  if (first === undefined || figures.length < FEWEST_FIGURES || !isStory) return null;
  if (OF_MARKET.test(opening) || OF_PEOPLE.test(first.sentence)) return null;
  const heading = nameIn(opening);
  const share = heading === null ? returnedShare(opening, sentences) : null;
  const labelled = heading === null ? labelledIn(sentences) : null;
  const named = heading ?? nameIn(first.sentence) ?? labelled?.name ?? share?.name ?? null;
  const repeated = named === null ? repeatedIn(sentences) : null;
  const counted = named === null ? (repeated?.name ?? countedTrouble(figures)) : null;
  const name = named ?? counted;
  const sentence =
    (named === labelled?.name ? labelled?.sentence : null) ??
    repeated?.sentence ??
    (counted === null ? null : complaintIn(sentences)) ??
    (named === share?.name ? share?.sentence : null) ??
    (named === null
      ? told.find(({ sentence: said }) => WENT_WRONG.test(said) && SEVERAL.test(said))?.sentence
      : null) ??
    first.sentence;
  return {
    name,
    headedBy: name === null ? headingOf(opening) : null,
    sentence,
    causes: toldCauses(otherChallenge, sentence),
    counted: casesCounted(sentences, name),
    copied: isCopiedWrong(otherChallenge),
    records: recordsIn({ otherChallenge, aiFriction }),
    isFirst: heading !== null && HEADING.test(opening.trim()),
  };
}

/** "Ice readings." */
function headingOf(opening: string): string | null {
  const words = WORK_HEADING.exec(opening.trim())?.[1];
  if (words === undefined) return null;
  return /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
const WORK_HEADING =
  /^(?:\d[.)] )?((?:\p{L}[\p{L}-]*(?: [\p{L}-]+)? )?(?:readings|reports|forms|sheets|cards|paperwork|records|orders|logs|files|notes|tickets|invoices|quotes|bids|letters|labels|drawings|certificates|permits|claims|schedules|rosters|routes|bookings|manifests|inventory|counts|(?!housing|building|evening|morning|anything|everything|nothing|something|hiring|staffing|pricing|funding|training|financing|spending)\p{L}{4,}ing))[.:]$/iu;

/** What is driven or done a second time. */
const DONE_AGAIN =
  "(?:second|repeat|return|wasted|double|dry) (?:visits|trips|calls|runs|deliveries|pickups|stops)";

/** "23 second trips, 41 km each": work that is done again, wherever it is counted. */
function repeatedIn(sentences: readonly string[]): { name: string; sentence: string } | null {
  const sentence = sentences.find((each) => REPEATED.test(each));
  const name = REPEATED.exec(sentence ?? "")?.groups?.name?.toLowerCase();
  return sentence === undefined || name === undefined ? null : { name, sentence };
}
const REPEATED = new RegExp(`(?<![\\p{L}\\d$.,])\\d[\\d,]* (?<name>${DONE_AGAIN})(?!\\p{L})`, "iu");

/** "I'd be happy with 30 complaints": what they count it by themselves. */
function countedTrouble(figures: readonly Fact[]): string | null {
  const units = figures.flatMap((fact) =>
    "unit" in fact && fact.unit !== null ? [fact.unit.toLowerCase()] : [],
  );
  const found = units.find((unit) => A_TROUBLE.test(unit));
  if (found !== undefined) return pluralOf(found);
  // "About 60 calls a day": what comes in is sorted by what it is about.
  const [first] = figures;
  const isIncoming = first?.kind === "rate" && first.role === "volume" && INCOMING.test(first.unit ?? "");
  return isIncoming && first.unit !== null ? pluralOf(first.unit) : null;
}
const INCOMING = /^(?:(?:phone |service )?call|question|request|inquiry|enquiry|complaint)$/;

/** Money, prices and people that are hard to find have no cases to count. */
const OF_MARKET =
  /(?<!\p{L})(?:cash|payroll|prices?|tariffs?|margins?|interest|premiums?|taxes|loans?|banks?|rents?|wages?|hire|hires|hiring|recruit\p{L}*|turnover|retire\p{L}*|vacanc\p{L}*|applicants?|short of|can't find|pays? us|competit\p{L}*|sales|revenue|demand|funding|budget|trésorerie|prix|salaires?|embauch\p{L}*|recrut\p{L}*|retraite)(?!\p{L})/iu;

const OF_PEOPLE =
  /(?<!\p{L})(?:cash|payroll|hire|hires|hiring|recruit\p{L}*|applicants?|retire\p{L}*)(?!\p{L})/iu;

const WRONG =
  "unplanned|unscheduled|open|bad|late|missed|lost|wrong|short|broken|failed|kicked|bounced|rejected|returned|unfilled|overdue|repeat|repeated|extra|emergency|last-minute|cancelled|canceled|damaged|incomplete|unpaid|duplicate";
const TROUBLES =
  "stops|stoppages|outages|complaints|errors|mistakes|delays|breakdowns|injuries|accidents|claims|disputes|cancellations|overruns|rejects|shortages|failures|near misses|leaks|spills|returns|refunds|violations|incidents|write-offs|credits";
const A_TROUBLE =
  /^(?:complaint|error|mistake|delay|breakdown|dispute|cancellation|reject|shortage|leak|spill|return|refund|violation|recut|remake|rework|callback|go-?back|misprint|reprint|redo|re-?do)s?$/;

const PEOPLE =
  "people|customers|clients|guys|girls|gals|men|women|members|patients|tenants|residents|students|instructors|drivers|operators|managers|staff|days|hours|weeks|months|years|minutes|times|sales|nights|houses|positions|jobs|roles|vacancies|courses|classes|stories";

/** "46 open shifts a week", "Unplanned stops on the kill floor average 46 minutes", "Bad estimates.": what it begins with. */
const NAME = new RegExp(
  `^(?:(?:about|around|roughly|our|the|we (?:have|had|get|got|see)) )?(?:\\d[\\d,.]* )?(?<name>(?:${WRONG}) (?!(?:${PEOPLE})\\b)(?:\\p{L}+ )?(?!(?:${PEOPLE})\\b)\\p{L}{3,}s|(?:\\p{L}+ )?(?:${TROUBLES}))(?=[ ,.:]|$)`,
  "iu",
);

/**
 * "Deads.", "Call-offs.", "Reworks.": a word or two by themselves that name a trouble by how they are made; of "Trucks." no one
 * knows what goes wrong with them.
 */
const HEADING = new RegExp(
  String.raw`^(?<name>(?:\p{L}[\p{L}-]* )?(?:\p{L}+-?(?:offs|outs|backs|overs|shows|ups)|re-?(?:dos|works|makes|runs|prints|jects|turns)|\p{L}+(?:ellations|ortages|amages|akages)|${DONE_AGAIN}|deads|culls|seconds|shorts|lates|losses))\.$`,
  "iu",
);

/** "27% of our chair packets come back from the payer": what comes back. */
const RETURNED =
  /^(?:about |around |roughly |some )?\d{1,2}(?:\.\d+)? ?(?:%|percent) of (?:our |the |all )?(?<noun>(?:\p{L}+ ){0,2}\p{L}{3,}s) (?:come|comes|came|are|were|get|got|go|went) (?<how>back|sent back|returned|rejected|denied|refused)(?!\p{L})/iu;

/** "Certificates. … 1 in 25 comes back because a number is wrong": of what the heading names. */
function returnedShare(
  opening: string,
  sentences: readonly string[],
): { name: string; sentence: string } | null {
  const noun = ONE_PLURAL.exec(opening.trim())?.[1]?.toLowerCase();
  const sentence = sentences.find((each) => A_SHARE_RETURNS.test(each.trim()));
  const how = A_SHARE_RETURNS.exec(sentence?.trim() ?? "")?.groups?.how ?? "";
  if (noun === undefined || sentence === undefined) return null;
  return { name: returnedAs(how, noun), sentence };
}
const ONE_PLURAL = /^(\p{L}{4,}s)\.$/u;
const A_SHARE_RETURNS =
  /^(?:about |around |roughly |maybe )?(?:(?:1|one) (?:in|of|out of) (?:every )?(?:\d+|three|four|five|six|seven|eight|nine|ten|twelve|twenty)|a (?:third|quarter|fifth|tenth)(?: of them)?|\d{1,2} ?%(?: of them)?) (?:comes?|goes|go|gets?|is|are) (?<how>back|sent back|returned|rejected|refused|denied)(?!\p{L})/iu;

const returnedAs = (how: string, noun: string): string =>
  `${/back/i.test(how) ? "returned" : how.toLowerCase()} ${noun.toLowerCase()}`;

/** "Repeat calls: 96 a month": a trouble by its name, and how many of it, wherever in the answer. */
function labelledIn(sentences: readonly string[]): { name: string; sentence: string } | null {
  const sentence = sentences.find((each) => LABELLED.test(each.trim()));
  const name = LABELLED.exec(sentence?.trim() ?? "")?.groups?.name?.toLowerCase();
  return sentence === undefined || name === undefined ? null : { name, sentence };
}
const LABELLED = new RegExp(
  `^(?<name>(?:${WRONG}) (?!(?:${PEOPLE})\\b)\\p{L}{3,}s): (?:about |around |roughly )?\\d`,
  "iu",
);

function nameIn(sentence: string): string | null {
  const told = sentence.trim();
  const { noun, how = "" } = RETURNED.exec(told)?.groups ?? {};
  if (noun !== undefined) return returnedAs(how, noun);
  return (NAME.exec(told) ?? HEADING.exec(told))?.groups?.name?.toLowerCase() ?? null;
}

/** Of several figures the one that went wrong is the problem: "two containers rejected", and no specification. */
const WENT_WRONG = new RegExp(String.raw`(?<!\p{L})${BECAME_WRONG}(?!\p{L})`, "iu");
const SEVERAL =
  /(?<![\d.])(?:[2-9]|\d{2,})(?![\d.])|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twelve)(?!\p{L})/iu;
