import { isFigure } from "../phrases";
import type { Sentence } from "../sentence";
import type { Token } from "../tokens";
import { isTimeUnit, period, singular, singularIn, singularOfPlural, timeUnit } from "./units";

/** What a number counts. It ends in the first plural: "140 physicians pay" counts physicians. No tagger is needed. */

const MOST_WORDS = 4;
/** What may stand between a number and its noun. */
const DETERMINER =
  /^(?:of|the|our|my|these|those|their|its|his|her|de|des|du|d|nos|les|mes|ces|leurs|autres|other|more)$/;
/** Words that end a noun phrase; enough of them, and no verb needs to be known. */
const ENDS_NOUN =
  /^(?:starts|begins|happens|remains|stays|them|us|it|this|ours|eux|elles|just|only|usually|alone|mostly|still|already|never|roughly|about|average|go|goes|went|come|comes|came|take|takes|need|needs|get|gets|leave|leaves|use|uses|say|says|work|pay|pays|ask|asks|arrive|arrives|fail|fails|close|run|runs|end|ends|fall|falls|want|wants|going|seulement|juste|encore|vont|va|prend|prennent|portent|viennent|a|an|and|or|but|with|for|on|in|at|by|to|from|per|par|each|every|chaque|is|are|was|were|have|has|had|will|would|can|could|do|does|did|not|that|which|who|when|we|i|you|they|he|she|it|after|before|since|as|so|if|than|then|now|became|become|becomes|got|had|said|made|took|left|were|won|lost|sold|paid|kept|broke|fell|found|gave|grew|held|knew|led|met|ran|saw|sent|spent|told|wrote|bought|brought|built|caught|chose|drove|felt|quit|put|last|next|this|across|into|through|because|while|until|et|ou|mais|avec|pour|sur|dans|en|au|aux|qui|que|est|sont|ont|avons|a|ne|n|se|s|on|nous|il|elle|ils|plus|depuis|avant|apres|sans|chez|un|une)$/;

export function nounAt(sentence: Sentence, from: number): { unit: string; to: number } | null {
  const { tokens } = sentence;
  const joined = tokens[from];
  // "A 14-person team"
  if (joined?.before === "-" && joined.kind === "word") return { unit: singular(joined), to: from + 1 };
  let at = from;
  while (at - from < 2 && isInside(tokens[at]) && DETERMINER.test(tokens[at]?.text ?? "")) at++;
  const words: Token[] = [];
  for (; words.length < MOST_WORDS; at++) {
    const token = tokens[at];
    if (!isInside(token) || ENDS_NOUN.test(token.text) || timeUnit(token) !== undefined)
      return words.length === 0 ? null : (listedNoun(sentence, from) ?? groupedNoun(tokens, from));
    const one = singularIn(sentence.lang, token);
    if (one !== undefined) {
      const tail = tailOf(tokens, at + 1);
      const unit = [...words.map(({ text }) => text), one, ...tail.map(({ text }) => text)].join(" ");
      return { unit, to: at + 1 + tail.length };
    }
    words.push(token);
  }
  return null;
}

/** "19 million spruce, pine and fir seedlings": kinds, and the noun behind the last. */
function listedNoun(sentence: Sentence, from: number): { unit: string; to: number } | null {
  const { tokens } = sentence;
  let isList = false;
  for (let at = from; at < from + MOST_LISTED; at++) {
    const token = tokens[at];
    if (token?.kind !== "word" || !/^,? $/.test(token.before) || (at === from && token.isBreak)) return null;
    const isJoint = /^(?:and|or|et|ou)$/.test(token.text);
    if (!isJoint && (ENDS_NOUN.test(token.text) || timeUnit(token) !== undefined)) return null;
    isList ||= token.before.includes(",");
    const one = singularIn(sentence.lang, token);
    if (one !== undefined)
      return isList && AND.test(tokens[at - 2]?.text ?? "") ? { unit: one, to: at + 1 } : null;
  }
  return null;
}
const MOST_LISTED = 8;
const AND = /^(?:and|or|et|ou)$/;

/** "A 94 family waitlist": so many families. */
function groupedNoun(tokens: readonly Token[], from: number): { unit: string; to: number } | null {
  const [noun, group] = tokens.slice(from, from + 2);
  const isGroup = isInside(noun) && isInside(group) && GROUP.test(group.text);
  return isGroup ? { unit: singular(noun), to: from + 1 } : null;
}
const GROUP = /^(?:waitlist|waiting|backlog|crew|team|fleet|queue|roster|portfolio|list)$/;

/** "Of lading" in "bills of lading a day": taken along where nothing but a rate or the end follows. */
function tailOf(tokens: readonly Token[], at: number): Token[] {
  const [of, word, next] = tokens.slice(at, at + 3);
  if (of?.text !== "of" || of.isBreak || !isInside(word) || DETERMINER.test(word.text)) return [];
  const isEnd = next === undefined || next.isBreak || /^(?:a|per|each|every)$/.test(next.text);
  return isEnd && timeUnit(word) === undefined ? [of, word] : [];
}

const isInside = (token: Token | undefined): token is Token =>
  token !== undefined && !token.isBreak && token.kind === "word" && !/[(/]/.test(token.before);

/** "Support tickets" after "38% of": what a share is a share of, in the singular. */
export function phraseAfterOf(sentence: Sentence, at: number): { of: string; to: number } | null {
  const { tokens } = sentence;
  const of = tokens[at];
  if (of === undefined || of.isBreak || !/^(?:of|de|des|du|d)$/.test(of.text)) return null;
  let from = at + 1;
  while (isInside(tokens[from]) && DETERMINER.test(tokens[from]?.text ?? "")) from++;
  if (/^(?:what|which|that|it|ce)$/.test(tokens[from]?.text ?? "")) return null;
  // "41% of our 900 tickets": the number has a noun of its own.
  if (tokens[from]?.kind === "number") return null;
  const words: Token[] = [];
  for (let next = from; words.length < MOST_WORDS; next++) {
    const token = tokens[next];
    if (!isInside(token) || isFigure(token) || ENDS_NOUN.test(token.text)) break;
    words.push(token);
    if (singularOfPlural(token) !== undefined) break;
  }
  const kept = words.slice(0, words.some(isPlural) ? MOST_WORDS : 2);
  return kept.length === 0 ? null : { of: phraseOf(kept), to: from + kept.length };
}

const isPlural = (token: Token): boolean => singularOfPlural(token) !== undefined;

export const phraseOf = (words: readonly Token[]): string =>
  words.map((token, at) => (at === words.length - 1 ? singular(token) : token.text)).join(" ");

/** The noun after "per" or "each": one word, or two where they end the clause or name a task. */
export function nounAfterPer(
  sentence: Sentence,
  at: number,
  isTask: (from: number, to: number) => boolean,
): { noun: string; to: number } | null {
  const { tokens } = sentence;
  const [one, two, three] = tokens.slice(at, at + 3);
  // "Each new aide costs us": of the aides.
  if (one?.text === "new" && isInside(two) && !ENDS_NOUN.test(two.text))
    return nounAfterPer(sentence, at + 1, isTask);
  if (one === undefined || !isInside({ ...one, isBreak: false, before: " " })) return null;
  if (one.kind !== "word" || ENDS_NOUN.test(one.text) || period(one) !== undefined) return null;
  const joined = nounJoined(tokens, at);
  if (joined !== null && joined.to > at + 1) return joined;
  const hasTail = two?.text === "of" && isInside(three) && !two.isBreak;
  if (hasTail) return { noun: `${singular(one)} of ${three.text}`, to: at + 3 };
  const isPair =
    isInside(two) &&
    !ENDS_NOUN.test(two.text) &&
    (isTask(at, at + 2) || three === undefined || three.isBreak || NOUNS_IN_ING.test(two.text));
  if (isPair && !isTimeUnit(two.text) && !isVerbLike(two)) return { noun: phraseOf([one, two]), to: at + 2 };
  return { noun: singular(one), to: at + 1 };
}

const NOUNS_IN_ING =
  /^(?:meeting|hearing|filing|listing|building|booking|reading|drawing|posting|showing|viewing|sailing|landing|outing|wedding|briefing)s?$/;

/** "Typing", and no "meeting". */
export const isGerund = (token: Token | undefined): boolean =>
  token !== undefined && !token.isBreak && /\p{L}{3}ing$/u.test(token.text) && !NOUNS_IN_ING.test(token.text);

/** "Per developer saved"; but "each council meeting" is a meeting. */
const isVerbLike = (token: Token): boolean =>
  !NOUNS_IN_ING.test(token.text) &&
  /(?:ed|ing|e|ly)$/.test(token.text) &&
  token.text.length > 4 &&
  /(?:ed|ing|ly)$/.test(token.text);

/** "Call-ins" and "call-in" are one noun, with the hyphen that was typed. */
export function nounJoined(
  tokens: readonly Token[],
  at: number,
): { noun: string; to: number; isPlural: boolean } | null {
  const [one, two] = tokens.slice(at, at + 2);
  if (one === undefined || one.kind !== "word") return null;
  const plural = singularOfPlural(one);
  if (two === undefined || two.before !== "-" || !PARTICLE.test(two.text))
    return { noun: plural ?? one.text, to: at + 1, isPlural: plural !== undefined };
  return { noun: `${one.text}-${two.text.replace(/s$/, "")}`, to: at + 2, isPlural: two.text.endsWith("s") };
}
const PARTICLE = /^(?:in|out|up|off|on|back|down|over|by)s?$/;
