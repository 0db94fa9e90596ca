import type { Answers } from "@/lib/domain/assessment/assessment";
import { plainSentencesIn } from "../calendar/told-sentences";
import { typed } from "../typed";
import { amountOf } from "./amount";
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

/** By what was told of it, the reason that says most first. */
const REASONS: readonly (readonly [TriedReason, RegExp])[] = [
  [
    "uncounted",
    all(
      `${NO_ONE} (?:kept (?:a |any )?(?:count|track|score|the numbers(?: up)?)|counted|measured|tracked)(?: (?:it|anything|them))?`,
    ),
  ],
  ["uncompared", all(`${NO_ONE} (?:compared|checked) (?:it|them|that)(?: (?:to|with|against) .{2,40})?`)],
  ["not accepted", NOT_ACCEPTED],
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
      `went back to (?:the |doing |their |my |our )?(?!school|work|him|her|them|sleep|normal)\\p{L}+`,
      `${NO_ONE} (?:used|opened|looked at|trusted|touched) (?:it|them)(?: (?:again|since|after that))?`,
      "never did anything with it",
    ),
  ],
];
/** That it ended: without it, a trial has not failed. */
const ENDED = all(
  `(?:killed|dropped|scrapped|shelved|parked|mothballed|abandoned|cancell?ed|discontinued|ended|stopped|unplugged|pulled|ditched|axed) ${IT}`,
  `(?:dead|died|gone|dropped|cancell?ed|over|finished|shut|killed|ended|stopped|turned off|switched off) (?:it )?(?:in|after|within) (?:about |only |barely )?${SPAN} (?:days?|weeks?|wks?|months?|seasons?|years?)`,
  "(?:stopped|quit) (?:opening|using|looking at|trusting) it",
  "(?:we|they) (?:shut|pulled) (?:it|the rest|the plug)(?: (?:down|off))?",
  "(?:turned|switched|shut) (?:it )?off",
  "stopped (?:after|when|because) (?:it|the (?:tool|bot|app|chatbot|software|system))",
  `went back to (?:the |doing |their |our )?(?:paper|cards|phone|phones|hand|typing|excel|spreadsheets?|binders?|clipboards?|the old)`,
  "(?:gave|given) up on (?:it|that)",
  `${NO_ONE} (?:opened|used|touched|looked at) (?:it|them)(?! (?:yet|until|before|wrong|for|at|to|but|except))`,
  "went nowhere|fell apart|never did anything with it(?: after that)?",
);
/** It was a tool, and theirs: bought, tried or run here. */
const TRIED =
  /(?<!\p{L})(?:bought|paid (?:for|\$?\d\S*)|tried|tri(?:al|all)ed|piloted|tested|signed up|ran (?:it|an?|the)|run (?:it|an?) |pilot|trial|installed|hooked (?:\p{L}+ ){0,4}?up|set up|set me up|gave (?:copilot|chatgpt|claude|gemini|it)|used (?:it|an?|the|chatgpt|copilot))(?!\p{L})/iu;
const UNSURE =
  /\?\s*$|(?<!\p{L})(?:if|might|maybe we|would have|competitors?|crowd up|other (?:firms?|shops?|compan(?:y|ies))|my competitor|(?:a|one) (?:hospital|customer|client|school) tri(?:al|all)ed|still (?:use|log in|run|have)|(?:the )?(?:remaining|other) (?:third|half|two|three|few|ones)|use (?:it|them) (?:every|daily|all)|again now|back on it|made (?:us )?(?:more )?money|paid for itself)(?!\p{L})/iu;
const MOST = 140;
/** So many sentences before the end, what was tried was told. */
const REACH = 4;

/** A failed trial in their experience, then in what is in the way; null where none is told, or it is not sure. */
export function triedIn({ aiExperience, aiFriction }: Typed): Tried | null {
  const tried = triedOf(aiExperience) ?? triedOf(aiFriction);
  // What it did wrong says more than that it ended.
  const wrong = tried?.reason === "ended" ? wentWrong({ aiExperience }) : null;
  return tried === null || wrong === null ? tried : { ...tried, reason: "one case", quote: wrong };
}

type Typed = Pick<Answers, "aiExperience" | "aiFriction">;

function triedOf(answer: string | null): Tried | null {
  const told = plainSentencesIn(answer);
  const end = told.findIndex(
    (sentence, at) => ENDED.test(sentence) && isOfATool(told.slice(Math.max(0, at - REACH), at + 1)),
  );
  if (end === -1) return null;
  const begin = Math.max(0, end - REACH);
  const story = told.slice(begin, end + 2);
  if (story.some((each) => UNSURE.test(each))) return null;
  if (told.slice(end + 1).some((each) => TAKEN_UP_AGAIN.test(each))) return null;
  const { reason, says, place } = reasonIn(story, end - begin);
  const quote =
    reason === "not accepted"
      ? typed(says.exec(story[place] ?? "")?.[0] ?? null)
      : (withWhoStopped(story, place, end - begin) ?? quoteOf(story, place, says));
  if (quote === null) return null;
  return { quote: `“${quote}”`, reason, spent: amountOf(story.slice(0, end - begin + 1), quote) };
}

const isOfATool = (story: readonly string[]): boolean =>
  story.some((each) => TRIED.test(each)) && story.some((each) => A_TOOL.test(each));
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
