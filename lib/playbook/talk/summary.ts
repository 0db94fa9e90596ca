import { PROBES } from "@/lib/domain/interview/probe";
import { lowerFirst } from "../grammar";
import { obstacleLabel } from "./obstacle-labels";
import { labelOf } from "./question-labels";
import type { ReadAnswer, Talk } from "./talk";
import { inQuotes, verbatim } from "./verbatim";

/** A sentence of theirs under the word for what it answers. */
export interface Quoted {
  /** What of the answers is in it. */
  sentences: readonly string[];
  text: string;
}

const FEWEST = 2;
const MOST = 5;
const PAST =
  /\b(?:last|ago|yesterday|used to|was|were|had|lost|took|spent|paid|went|ate|called|sent|(?:in|since) (?:19|20)\d\d)\b/i;

/**
 * Their own sentences, each under the question that it answers, and where that is not known under what it says: what they
 * want, what happened, what it is today, what is in the way. One alone is no summary.
 */
export function summaryOf(talk: Talk): Quoted[] {
  const taken = new Map<string, Quoted>();
  const add = (label: string | null, said: readonly string[]): void => {
    const [sentence] = said;
    if (label === null || sentence === undefined || taken.has(sentence) || taken.size >= MOST) return;
    const words = verbatim(said.join(" "));
    if (words === null || NO_ANSWER.test(words)) return;
    const end = /[?!]$/.test(words) ? "" : ".";
    const quoted = { sentences: said, text: `${label}: ${inQuotes(words)}${end}` };
    for (const each of said) taken.set(each, quoted);
  };
  const addFirst = (label: string, sentences: readonly (string | undefined)[]): void => {
    const free = sentences.find((sentence) => sentence !== undefined && !taken.has(sentence.trim()));
    if (free !== undefined) add(label, [free.trim()]);
  };
  const { goal, example, obstacles } = talk.slots;
  for (const answer of talk.answers) add(answerLabel(answer), opening(answer, talk));
  addFirst("What you want", [goal?.sentence]);
  addFirst("What happened", [example?.sentence]);
  const figure = talk.measures.find(({ sentence }) => !taken.has(sentence))?.sentence;
  addFirst(figure !== undefined && PAST.test(figure) ? "In figures" : "Today", [figure]);
  const obstacle = obstacles.find(({ sentence }) => !taken.has(sentence.trim()) && isWhole(sentence));
  const kind = obstacleLabel(obstacle?.label ?? null);
  addFirst(`In the way${kind === null ? "" : ` (${lowerFirst(kind)})`}`, [obstacle?.sentence]);
  const inOrder = talk.sentences.flatMap((sentence) => taken.get(sentence) ?? []);
  const all = [...new Set(inOrder)];
  return all.length < FEWEST ? [] : all;
}

const NO_ANSWER = /^(?:not (?:much|really|sure)|nothing|none|no|yes|maybe|i don(?:'|’)t know|no idea)$/i;

/** A probe's label holds where the answer is of its kind. */
function answerLabel({ asked, text }: ReadAnswer): string | null {
  if (asked === PROBES.owner && !/\b(?:our|my|me|i|myself)\b/i.test(text)) return null;
  if (
    asked === PROBES.figure &&
    !/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|dozen|once|twice|hundred|thousand)\b/i.test(
      text,
    )
  )
    return null;
  return labelOf(asked);
}

const FEW_WORDS = 6;

/** The first sentence; where that is a few words, the next as well, unless it has a place of its own. */
function opening({ sentences }: ReadAnswer, { slots, measures }: Talk): string[] {
  const { goal, example, nextStep, obstacles } = slots;
  const placed = [goal, example, nextStep, ...obstacles].flatMap((slot) => slot?.sentence.trim() ?? []);
  const isFree = (sentence: string | undefined): sentence is string =>
    sentence !== undefined &&
    sentence !== nextStep?.sentence.trim() &&
    !measures.some((measure) => measure.sentence === sentence);
  const [first, second] = sentences;
  if (!isFree(first) && first === nextStep?.sentence.trim()) return [];
  if (first === undefined) return [];
  const isShort = first.split(/\s+/).length <= FEW_WORDS;
  return isShort && isFree(second) && !placed.includes(second) ? [first, second] : [first];
}

const MOST_OBSTACLES = 3;
/** "Churn." names a thing, and says nothing of what is in the way. */
const SENTENCE_WORDS = 5;
const isWhole = (sentence: string): boolean => sentence.trim().split(/\s+/).length >= SENTENCE_WORDS;

/** Each under its kind, one of a kind. */
export function obstaclesOf({ slots: { obstacles } }: Talk): Quoted[] {
  const kinds = new Set<string>();
  return obstacles
    .flatMap(({ sentence, label: key }) => {
      const words = verbatim(sentence);
      const label = obstacleLabel(key);
      const isNew = !kinds.has(label ?? sentence);
      if (words === null || !isWhole(sentence) || !isNew) return [];
      kinds.add(label ?? sentence);
      return [
        { sentences: [sentence.trim()], text: `${label === null ? "" : `${label}: `}${inQuotes(words)}` },
      ];
    })
    .slice(0, MOST_OBSTACLES);
}
