import type { Answers } from "@/lib/domain/assessment/assessment";
import { plainSentencesIn } from "../calendar/told-sentences";
import { typed } from "../typed";
import { amountOf } from "./amount";
import { lossIn } from "./loss";
import { stretchHolding } from "./stretch";
import { TAKEN_UP_AGAIN } from "./taken-up";
import { wentWrong } from "./went-wrong";

/** Why a trial failed, as it was told: each asks for another thing of the next one. */
export type TriedReason =
  | "uncounted"
  | "uncompared"
  | "not accepted"
  | "place"
  | "one case"
  | "unused"
  | "ended";

/** A trial that came to nothing, in their words. */
export interface Tried {
  quote: string;
  reason: TriedReason;
  /** "9 months at $2,900 a month are $26,100" or "It cost $310k all in", where it was told; null otherwise. */
  spent: string | null;
}

const NO_ONE = "(?:no(?:body| one|-one)|none of us|we never|never)";
const IT =
  "(?:it|them|that|this|Copilot|ChatGPT|Gemini|the (?:\\p{L}+ ){0,2}(?:tool|app|bot|chatbot|software|system|thing|pilot|trial|detector|camera|contract|subscription|copilot|agent|receptionist))";
const SPAN = "(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";

const all = (...patterns: readonly string[]): RegExp =>
  new RegExp(
    `(?<!(?:n't|\\bnot|\\bnever|almost|nearly) (?:\\p{L}+ )?)(?<!\\p{L})(?:${patterns.join("|")})(?!\\p{L})`,
    "iu",
  );

/** "our Japanese buyer said they would not accept machine-graded product without their own audit" */
const NOT_ACCEPTED =
  /(?<!\p{L})(?:our|the|my) (?:\p{L}+ ){0,2}(?:buyers?|customers?|clients?|insurers?|regulators?|inspectors?|union|auditors?|franchisor) (?:said|told us|wrote) (?:that )?(?:they|it|he|she) (?:would|will|could|can) ?(?:not|n't|never) (?:accept|take|allow|approve|certify|sign)(?!\p{L})[^,.;]{0,80}/iu;

/** "Foremen stopped entering anything after 7 weeks" */
const STOPPED_FEEDING =
  "(?:stopped|quit) (?:entering|typing|keying|logging|filling in|recording|updating) (?:anything|things|it|their \\p{L}+|the \\p{L}+)";

/** Those who had to accept it did not. */
const WALKED_OUT =
  "(?:the |our |my )?(?:crews?|drivers|pickers|staff|operators|nurses|workers|guys|men|shop|floor|team|union) (?:walked (?:out|off)|revolted|went on strike)(?! (?:over|about|for|because of) (?:pay|wages|hours|money|the contract|a raise|benefits|overtime|safety|the heat))(?: (?:for|over|until) [^,.;]{2,30})?";

/** By what was told of it, the reason that says most first. */
const REASONS: readonly (readonly [TriedReason, RegExp])[] = [
  [
    "uncounted",
    all(
      `(?<!(?:that|which) )${NO_ONE} (?:kept (?:a |any )?(?:count|track|score|the numbers(?: up)?)|counted|measured|tracked)(?: (?:it|anything|them))?`,
    ),
  ],
  ["uncompared", all(`${NO_ONE} (?:compared|checked) (?:it|them|that)(?: (?:to|with|against) .{2,40})?`)],
  ["not accepted", NOT_ACCEPTED],
  ["not accepted", all(WALKED_OUT)],
  [
    "place",
    all(
      "no (?:cell |phone )?(?:signal|service|coverage|reception)(?: (?:on|in|at) the \\p{L}+)?",
      "(?:screens?|tablets?|phones?) (?:do(?:es)?n'?t|don't|won'?t|can'?t) (?:work|be used) (?:in|with|under) [^,.;]{2,30}",
    ),
  ],
  [
    "one case",
    all(
      "(?:it was|was) (?:way |far |miles |badly )?off(?: by \\d[\\d.,]*\\s?%?)?",
      "(?:it )?(?:missed|forgot|did ?n'?t (?:know|see)) (?:the|about|an?|that) [^,.;]{3,60}",
      "(?:could ?n'?t|could not|cannot|can'?t) (?:handle|read|tell|follow|cope with|make out) [^,.;]{3,60}",
    ),
  ],
  [
    "unused",
    all(
      "(?:stopped|quit) (?:opening|using|looking at|trusting) it",
      STOPPED_FEEDING,
      `went back to (?:the |doing |their |my |our )?(?!school|work|him|her|them|sleep|normal)\\p{L}+`,
      `${NO_ONE} (?:used|opened|looked at|trusted|touched) (?:it|them)(?: (?:again|since|after that))?`,
      `${NO_ONE} logged (?:in|on)(?: [^,.;]{2,30})?`,
      "never did anything with it",
    ),
  ],
];
/** That it ended: without it, a trial has not failed. */
const ENDED = all(
  `(?:killed|dropped|scrapped|shelved|parked|mothballed|abandoned|cancell?ed|discontinued|ended|stopped|unplugged|pulled|ditched|axed) ${IT}`,
  `(?:dead|died|gone|dropped|cancell?ed|over|finished|shut|killed|ended|stopped|turned off|switched off) (?:it )?(?:in|after|within) (?:about |only |barely )?${SPAN} (?:days?|weeks?|wks?|months?|seasons?|years?)`,
  "(?:stopped|quit) (?:opening|using|looking at|trusting) it",
  STOPPED_FEEDING,
  "(?:cancell?ed|dropped|killed|scrapped|shelved)[.!]?$",
  "(?:we|they) (?:shut|pulled) (?:it|the rest|the plug)(?: (?:down|off))?",
  "(?:turned|switched|shut) (?:it )?off",
  "stopped (?:after|when|because) (?:it|the (?:tool|bot|app|chatbot|software|system))",
  `went back to (?:the |doing |their |our )?(?:paper|cards|phone|phones|hand|typing|excel|spreadsheets?|binders?|clipboards?|the old)`,
  "(?:gave|given) up on (?:it|that)",
  `${NO_ONE} (?:opened|used|touched|looked at) (?:it|them)(?! (?:yet|until|before|wrong|for|at|to|but|except))`,
  `${NO_ONE} logged (?:in|on)(?! (?:yet|until|before|for|at))(?: [^,.;]{2,30})?`,
  "(?:won'?t|will not|refuses? to) (?:open|use|touch|look at) (?:it|them)(?: (?:again|any ?more))?",
  "went nowhere|fell apart|never did anything with it(?: after that)?",
  "(?:it|that|the (?:trial|pilot|thing|whole thing)) (?:blew up|backfired|flopped|bombed|was a (?:disaster|mess|flop|bust))(?: (?:on us|in our faces?|badly))?",
  "(?:it|that|the \\p{L}+)(?:'s|s| is| sits| sat| went| ended up)(?: now| still| out| back)* (?:in (?:the|a) (?:shed|drawer|closet|box|basement|back room|corner|barn)|on (?:the|a) shelf|under a tarp|gathering dust|collecting dust)(?: [^,.;]{2,24})?",
  WALKED_OUT,
);
/** It was a tool, and theirs: bought, tried or run here. */
const TRIED =
  /(?<!\p{L})(?:bought|a vendor (?:put|set|brought|installed|ran)|let (?:a|an|the) (?:\p{L}+ )?(?:tool|bot|app|AI)|paid (?:an? \p{L}+ \$|for|\$?\d\S*)|sold (?:us|me)|tried|tri(?:al|all)ed|piloted|tested|signed up|ran (?:it|an?|the)|run (?:it|an?) |pilot|trial|installed|hooked (?:\p{L}+ ){0,4}?up|set up|set me up|gave (?:copilot|chatgpt|claude|gemini|it)|used (?:it|an?|the|chatgpt|copilot))(?!\p{L})/iu;
const UNSURE =
  /\?\s*$|(?<!\p{L})(?:if|might|maybe we|would have|competitors?|crowd up|other (?:firms?|shops?|compan(?:y|ies))|my competitor|(?:a|one) (?:hospital|customer|client|school) tri(?:al|all)ed|still (?:use|log in|run|have)|(?:the )?(?:remaining|other) (?:third|half|two|three|few|ones)|use (?:it|them) (?:every|daily|all)|again now|back on it|made (?:us )?(?:more )?money|paid for itself)(?!\p{L})/iu;
const MOST = 140;
/** So many sentences before the end, what was tried was told. */
const REACH = 4;

/** A failed trial in their experience, in what is in the way or in their challenge; null where none is told, or it is not sure. */
export function triedIn({ aiExperience, aiFriction, otherChallenge = null }: Typed): Tried | null {
  const tried =
    triedOf(aiExperience, (each) => A_TOOL.test(each) || BARE_TRIED.test(each)) ??
    triedOf(aiFriction, (each) => A_TOOL.test(each)) ??
    triedOf(otherChallenge, (each) => SOFTWARE.test(each));
  // What it did wrong says more than that it ended.
  const wrong = tried?.reason === "ended" ? wentWrong({ aiExperience, aiFriction, otherChallenge }) : null;
  return tried === null || wrong === null
    ? tried
    : { ...tried, reason: "one case", quote: wholeOf(wrong, [aiExperience, aiFriction, otherChallenge]) };
}

/** With who asked for it, where the sentence is short. */
function wholeOf(wrong: string, answers: readonly (string | null)[]): string {
  const said = wrong.slice(1, -1);
  const whole = answers.flatMap(plainSentencesIn).find((each) => each.includes(said));
  const told = whole === undefined || whole.length > SHORT ? null : typed(whole);
  return told === null ? wrong : `“${told}”`;
}
const SHORT = 110;

type Typed = Pick<Answers, "aiExperience" | "aiFriction"> & Partial<Pick<Answers, "otherChallenge">>;

type IsTool = (sentence: string) => boolean;

function triedOf(answer: string | null, isTool: IsTool): Tried | null {
  const told = plainSentencesIn(answer);
  const end = told.findIndex(
    (sentence, at) => ENDED.test(sentence) && isOfATool(told.slice(Math.max(0, at - REACH), at + 1), isTool),
  );
  if (end === -1) return null;
  const begin = beginOf(told, end, isTool);
  const story = told.slice(begin, end + 2);
  if (story.some((each) => UNSURE.test(each))) return null;
  if (told.slice(end + 1).some((each) => TAKEN_UP_AGAIN.test(each) && !NEVER_AGAIN.test(each))) return null;
  const { reason, says, place } = reasonIn(story, end - begin);
  const quote =
    says === NOT_ACCEPTED
      ? typed(says.exec(story[place] ?? "")?.[0] ?? null)
      : (withWhoStopped(story, place, end - begin) ?? quoteOf(story, place, says));
  if (quote === null) return null;
  const spent =
    amountOf(told.slice(Math.max(0, end - REACH), end + 1), quote) ??
    lossIn(told.slice(end, end + LOSS_WITHIN));
  return { quote: `“${quote}”`, reason, spent: spent !== null && shares(quote, spent) ? null : spent };
}
const NEVER_AGAIN = /(?<!\p{L})(?:no|never|not|won't|wont)(?!\p{L}).*(?<!\p{L})again(?!\p{L})/iu;
/** So many sentences on, what it cost is still told. */
const LOSS_WITHIN = 4;
const shares = (quote: string, spent: string): boolean => quote.includes(spent.replace(/[“”]/g, ""));

const isOfATool = (story: readonly string[], isTool: IsTool): boolean =>
  story.some((each) => TRIED.test(each)) && story.some(isTool);

/** Where the story of one trial begins: what was told before it is of other things. */
function beginOf(told: readonly string[], end: number, isTool: IsTool): number {
  const places = Array.from({ length: REACH + 1 }, (_, back) => end - back).filter((place) => place >= 0);
  return places.find((place) => isOfATool(told.slice(place, end + 1), isTool)) ?? end;
}
/** Asked what they used AI for, "tried last spring and it blew up" needs no name. */
const BARE_TRIED =
  /^(?:we |I |also )?tried (?:it |AI |this )?(?:last|in (?:the|20\d\d)|once|twice|a year ago|this|and it)(?!\p{L})/iu;
/** In their challenge "system" and "program" are words for anything. */
const SOFTWARE =
  /(?<!\p{L})(?:AI|ChatGPT|Copilot|Claude|Gemini|apps?|(?:chat)?bots?|software|platform|tablets?|scanners?|cameras?|sensors?|optimi[sz]\p{L}+|transcri\p{L}+|algorithms?|(?:routing|scheduling|ordering|pricing|inventory|estimating|booking) (?:program|system|tool))(?!\p{L})/iu;
/** A supplier, an advertisement or a truck is tried too. */
const A_TOOL =
  /(?<!\p{L})(?:AI|IA|ChatGPT|Copilot|Claude|Gemini|apps?|tools?|(?:chat)?bots?|software|systems?|program|platform|cameras?|sensors?|tablets?|scanners?|detect(?:or|ion)\p{L}*|agents?|avatars?|scribes?|forecasts?|optimi[sz]\p{L}+|transcri\p{L}+|dictat\p{L}+|automat\p{L}+|algorithms?|voice|robots?|predict\p{L}+|radiograph reading|vision (?:grading|sorting|inspection|system|pilot))(?!\p{L})/iu;

/** Why, and in which sentence: up to the one that tells the end, or that no one counted in the one behind it. */
function reasonIn(
  story: readonly string[],
  end: number,
): { reason: TriedReason; says: RegExp; place: number } {
  for (const [reason, says] of REASONS) {
    const last = NO_ONE_LOOKED.has(reason) ? story : story.slice(0, end + 1);
    const place = last.findLastIndex((each) => says.test(each));
    if (place !== -1) return { reason, says, place };
  }
  return { reason: "ended", says: ENDED, place: end };
}
const NO_ONE_LOOKED: ReadonlySet<TriedReason> = new Set(["uncounted", "uncompared"]);

/** What it did wrong, and in the next sentence who stopped using it: both, where they are short enough. */
function withWhoStopped(story: readonly string[], place: number, end: number): string | null {
  const both = `${story[place]} ${story[end]}`;
  const isTold = place === end - 1 && THEY_STOPPED.test(story[end] ?? "");
  return isTold && [...both].length <= MOST ? typed(both) : null;
}
const THEY_STOPPED =
  /^(?!it |the (?:tool|app|bot) )\p{L}[^,.;]{1,40} (?:quit|stopped) (?:opening|using|trusting) it/iu;

/** The sentence that tells why, with the one before it where either says little alone; else the part that tells it. */
function quoteOf(story: readonly string[], place: number, says: RegExp): string | null {
  const [before = "", sentence = ""] = [story[place - 1], story[place]];
  const both = `${before} ${sentence}`.trim();
  const isJoined = before !== "" && (before.length <= LITTLE || sentence.length <= ALONE_TOO_SHORT);
  return (
    (isJoined && [...both].length <= MOST ? typed(both) : null) ??
    stretchHolding(sentence, says, MOST)?.replace(/,? (?:chiefly|mainly|mostly|partly|largely)$/i, "") ??
    null
  );
}
const LITTLE = 25;
const ALONE_TOO_SHORT = 50;
