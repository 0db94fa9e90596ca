import { z } from "zod";
import { NO_SUCH_SENTENCE } from "./messages";
import { ASKED_FIELDS, TOPIC_VALUES } from "./topics";

const ChosenTopic = z.enum(TOPIC_VALUES, NO_SUCH_SENTENCE);

/** A topic as it is stored: with the sentence, so that it holds where sentences are told apart differently one day. */
export const SentenceTopic = z.object({
  field: z.enum(ASKED_FIELDS),
  sentence: z.string(),
  topic: ChosenTopic,
});
export type SentenceTopic = z.infer<typeof SentenceTopic>;

/** By the key of the sentence. */
export const SentenceTopics = z.record(z.string(), SentenceTopic);
export type SentenceTopics = z.infer<typeof SentenceTopics>;

const MOST_KEY_CHARACTERS = 24;

/** A choice: which of the sentences that were asked about, never its words. */
export const TopicChoice = z.object({
  sentence: z.string(NO_SUCH_SENTENCE).max(MOST_KEY_CHARACTERS, NO_SUCH_SENTENCE),
  topic: ChosenTopic,
});
export type TopicChoice = z.infer<typeof TopicChoice>;
