import type { Answers } from "@/lib/domain/assessment/assessment";
import { plain, plainSentencesIn } from "../calendar/told-sentences";
import { untilAnother } from "./another-matter";
import { stretchHolding } from "./stretch";
import { toldWith } from "./under-heading";

/** "I want half those recuts gone by next May", "Goal is cut go-backs by a third", "I'd be happy with 30 complaints" */
const WANTED = [
  "(?:I|we)(?:'d| would)? (?:want|need|like|love|take|settle for|be (?:happy|glad|content|fine|thrilled) (?:with|at|if))",
  "(?:I|we)(?:'m| am|'re| are) (?:aiming|shooting|looking) (?:for|at)",
  "(?:(?:my|our|the) )?(?:goal|target|aim|objective)(?: here)?(?: is|'s|:)",
  "(?:get|bring|cut|drive|take) (?:it|that|this|them|those|the [\\p{L}-]+(?: [\\p{L}-]+)?) (?:down )?(?:to|under|below|inside|in(?= half)|by)",
].join("|");
const PART =
  "(?:half|halved|a (?:third|quarter|fifth|tenth)|two[- ]thirds|(?:\\d+|ten|twenty|thirty|fifty) ?(?:%|per ?cent|percent))";
const UNIT =
  "(?:seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|complaints?|calls?|errors?|mistakes?|returns?|misses|cases|recuts?|remakes?|reworks?|callbacks?|no-?shows?)";
const NUMBER =
  "(?:\\d[\\d,.]*|zero|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)";
/** "I want her home by 6", "I want my 3 days back": how it would be, without a count of the work. */
const AS_IT_WOULD_BE =
  "(?:I|we)(?:'d| would)? (?:just |only |really )?(?:want|like) (?:(?:her|him|them|those|it|my|our|the) (?:[\\p{L}\\d'’-]+ ){0,4}?(?:back|home|told by|answered|finished)(?! (?:to|from|on|office|care|page)(?!\\p{L}))|to (?:know|see) (?:it |that |them )?(?:before|the day before|by (?:noon|\\d)))";
const WISH = new RegExp(`(?<!\\p{L})${AS_IT_WOULD_BE}(?!\\p{L})`, "iu");
/** A part, or so many of what is counted. */
const GOAL = new RegExp(
  `(?<!\\p{L})(?:${WANTED})(?!\\p{L})[^.;?]{0,60}?(?<![\\p{L}\\d$])(?:${PART}|(?:under |below |inside |within |at |to |less than |fewer than )?${NUMBER}(?: or (?:less|fewer))? ?${UNIT}|(?:the )?(?:same|next)[- ]day)(?![\\p{L}\\d])`,
  "iu",
);
/** What is to be bought, hired, earned or waited for is no measure of the work. */
const NOT_OF_WORK =
  /\?|\$|(?<!\p{L})(?:hire|hiring|staff|nurses?|drivers?|people|seats?|licen[cs]es?|tools?|trucks?|stores?|budget|money|deposit|revenue|margin|sales|growth|ebitda|payback|pays? back|pilot|trial|decide|decision|vacation|notice|training|proof|not|don't|never|customers? want|if we (?:had|could)|used to)(?!\p{L})/iu;
const MOST = 90;
/** "Goal is cut returns by a third": the page says itself that it is their aim. */
const LABEL = /^(?:(?:my|our|the) )?(?:goal|target|aim|objective)(?: here)?(?: is|'s|:)(?: to)? /i;
const CLOSING = /,? (?:that's|thats) all$/i;

type Told = Pick<Answers, "otherChallenge">;

/** What they would be content with, in their words, where it is of that very work; null where none was told. */
export const toldGoal = (answers: Told, about: string): string | null => wantedOf(answers, about, GOAL);

/** How they would have it, where they name no number: behind any figure that can be worked out. */
export const toldWish = (answers: Told, about: string): string | null => wantedOf(answers, about, WISH);

function wantedOf({ otherChallenge }: Told, about: string, wanted: RegExp): string | null {
  const told = plainSentencesIn(otherChallenge);
  const at = told.indexOf(plain(about));
  if (at === -1) return null;
  const under = toldWith(otherChallenge, about).map(plain);
  // What is told after another matter has begun is of that.
  const near = under.length > 0 ? under : [told[at] ?? "", ...untilAnother(told.slice(at + 1))];
  const words = wordsOf(about);
  const later = told
    .slice(at + 1)
    .filter((each) => !near.includes(each) && wordsOf(each).some((word) => words.includes(word)));
  for (const sentence of [...near, ...later]) {
    if (!wanted.test(sentence) || NOT_OF_WORK.test(sentence)) continue;
    const said = stretchHolding(sentence, wanted, MOST);
    if (said !== null) return said.replace(LABEL, "").replace(CLOSING, "");
  }
  return null;
}

/** Words that say something, in their singular: "those recuts" are of "to recut". */
const wordsOf = (sentence: string): string[] =>
  (sentence.toLowerCase().match(/\p{L}{5,}/gu) ?? [])
    .map((word) => word.replace(/s$/, ""))
    .filter((word) => !COMMON.test(word));
const COMMON =
  /^(?:about|after|again|could|every|would|their|there|thing|these|those|where|which|while|month|hour|minute|second|right|still|people|never|always)$/;
