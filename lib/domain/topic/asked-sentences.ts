import { factsOf, type Ledger, type Unplaced } from "../ledger/fact";
import { ASKED_FIELDS, type AskedField, type AskedSentence, type Topic, topicOfKey } from "./topics";

/** More would be a second questionnaire. */
const MOST_ASKED = 3;
/** Less than that says too little to be placed, even by the person who typed it. */
const FEWEST_WORDS = 4;

/** What an answer counts for beside a sentence's length: asked what is in the way, people name what weighs most. */
const BY_FIELD: Readonly<Record<AskedField, number>> = { aiFriction: 4, otherChallenge: 3, aiExperience: 0 };

interface Asked extends AskedSentence {
  field: AskedField;
}

/**
 * The sentences to ask about, the most telling first: those that were not understood, and those of them that were placed
 * by a choice since. The same ones before and after a choice.
 */
export function askedSentences({ facts, unplaced }: Ledger): Asked[] {
  const placed = factsOf(facts, "constraint").filter(({ source }) => source === "picked");
  const all = [
    ...unplaced.flatMap((one) => askedOf(one, null)),
    ...placed.flatMap((one) => askedOf(one, topicOfKey(one.key))),
  ];
  return all
    .filter(({ sentence }) => wordsIn(sentence) >= FEWEST_WORDS)
    .sort((one, other) => weightOf(other) - weightOf(one) || (one.key < other.key ? -1 : 1))
    .filter(isFirstOfItsWords)
    .slice(0, MOST_ASKED);
}

function askedOf({ field, sentence, sentenceAt }: Unplaced, topic: Topic | null): Asked[] {
  const asked = ASKED_FIELDS.find((each) => each === field);
  return asked === undefined ? [] : [{ key: `${asked}:${sentenceAt}`, field: asked, sentence, topic }];
}

const wordsIn = (sentence: string): number => sentence.match(/\p{L}[\p{L}\p{M}'’]*/gu)?.length ?? 0;

const weightOf = ({ field, sentence }: Asked): number => wordsIn(sentence) + BY_FIELD[field];

/** The same words typed twice are asked about once. */
const isFirstOfItsWords = ({ sentence }: Asked, place: number, all: readonly Asked[]): boolean =>
  all.findIndex((each) => each.sentence === sentence) === place;
