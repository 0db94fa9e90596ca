import type { SentenceTopics } from "../topic/topic";
import { keyOfTopic } from "../topic/topics";
import type { Fact, Ledger, Unplaced } from "./fact";

/**
 * The ledger with what the person said their sentences are about: the one way in which a sentence is understood without
 * a list, and for certain. Only what no list understood is placed so.
 */
export function withTopics({ facts, unplaced }: Ledger, topics: SentenceTopics): Ledger {
  const chosen = Object.values(topics);
  const topicOf = ({ field, sentence }: Unplaced) =>
    chosen.find((one) => one.field === field && one.sentence === sentence)?.topic;
  const placed = unplaced.flatMap((one): Fact[] => {
    const topic = topicOf(one);
    return topic === undefined ? [] : [pickedFact(one, keyOfTopic(topic))];
  });
  return {
    facts: [...facts, ...placed],
    unplaced: unplaced.filter((one) => topicOf(one) === undefined),
  };
}

const pickedFact = ({ field, sentence, sentenceAt, lang }: Unplaced, key: string): Fact => ({
  ...{ kind: "constraint", key, field, sentence, sentenceAt, lang },
  span: [sentenceAt, sentenceAt + sentence.length],
  text: sentence,
  polarity: "affirmed",
  confidence: 1,
  tier: "assert",
  subject: null,
  ironic: false,
  source: "picked",
});
