import type { Found } from "./found";
import { type Heading, headingOf, isOfHeading } from "./heading";
import { type History, type NumberContext, nounOfTask } from "./numbers/context";
import { period, singularIn, singularOfPlural, timeUnit } from "./numbers/units";
import type { Sentence } from "./sentence";

/** What a heading still speaks for: it ends where a sentence begins with work, or things, of its own. */
export function headingHere(
  { sentence, tasks, history }: Pick<NumberContext, "sentence" | "tasks" | "history">,
  persons: readonly Found[],
): History {
  const heading = headingOf(sentence);
  // "Building permits": what a list knows whole keeps its noun.
  const known =
    heading === null ? undefined : tasks.find(({ from, to }) => from <= heading.from && heading.to <= to);
  const topic = ownTopic(sentence, heading, persons, history.heading !== null);
  const own = known !== undefined && typeof topic === "string" ? nounOfTask(sentence, known) : topic;
  if (own === undefined || isOfHeading(own, history.heading)) return { ...history, headHere: false };
  return { ...history, heading: own, headed: false, headHere: own !== null };
}

/** Null where something else is spoken of that cannot be counted; undefined where nothing begins. */
function ownTopic(
  sentence: Sentence,
  heading: Heading | null,
  persons: readonly Found[],
  isUnderHeading: boolean,
): string | null | undefined {
  if (heading === null) return isUnderHeading ? topicOf(sentence, persons) : undefined;
  if (!heading.isLabel) return undefined;
  const words = sentence.tokens.slice(heading.from, heading.to);
  const counted = sentence.lang === "fr" ? words[0] : words.at(-1);
  if (counted !== undefined && singularOfPlural(counted) !== undefined) return heading.noun;
  return MEASURE.test(words[0]?.text ?? "") ? undefined : null;
}

/** "Time: 40 min each" is told of what the heading named. */
const MEASURE =
  /^(?:time|volume|how|each|per|today|now|average|total|duration|minutes|hours|temps|duree|moyenne)$/;

const MOST_WORDS = 4;
const ARTICLE = /^(?:the|our|my|les?|nos|mes)$/;
const NO_TOPIC =
  /^(?:people|folks|half|most|many|some|all|about|each|every|one|it|they|we|i|you|he|she|that|this|these|those|and|or|but|so|with|from|for|in|on|at|by|to|of|is|are|was|were|has|have|had|an?|plus|moins|la|le|l|on|il|elle|ils|elles|nous|ca|ce|c|et|ou|mais|de|des|du|d|en|dans|pour|sur|avec|par)$/;
/** Who does a thing is no thing that is counted. */
const DOER =
  /^(?:do|make|write|handle|fill|key|type|answer|process|read|spend|check|enter|sign|send|look|call|font|ecrivent|lisent|remplissent|passent|verifient)$/;

/** "Gate passes (for visitors) run 210 a day": the things that a sentence begins with. */
function topicOf({ tokens, lang }: Sentence, persons: readonly Found[]): string | undefined {
  const from = ARTICLE.test(tokens[0]?.text ?? "") ? 1 : 0;
  for (let at = from; at < from + MOST_WORDS; at++) {
    const token = tokens[at];
    const isWord = token?.kind === "word" && !NO_TOPIC.test(token.text) && (at === from || !token.isBreak);
    if (!isWord || period(token) !== undefined || timeUnit(token) !== undefined) return undefined;
    const one = singularIn(lang, token);
    if (one === undefined) {
      if (lang === "fr") return undefined;
      continue;
    }
    const isPerson = persons.some((person) => person.from <= at && at < person.to);
    const words = tokens.slice(from, at).map(({ text }) => text);
    return isPerson || DOER.test(tokens[at + 1]?.text ?? "") ? undefined : [...words, one].join(" ");
  }
  return undefined;
}
