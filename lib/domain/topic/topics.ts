import { type Option, valuesOf } from "../assessment/options";

/** What a sentence can be mostly about. Headings, not meanings: a person chooses one at a glance. */
export const TOPICS = [
  { value: "rules", label: "Rules" },
  { value: "customers", label: "Customers" },
  { value: "people", label: "People" },
  { value: "data", label: "Data" },
  { value: "money", label: "Money" },
  { value: "time", label: "Time" },
  { value: "connection", label: "Connection" },
  { value: "other", label: "Something else" },
] as const satisfies readonly Option[];

export type Topic = (typeof TOPICS)[number]["value"];

/** Those with an answer of their own in the report; what is about something else is quoted. */
export type NamedTopic = Exclude<Topic, "other">;

export const TOPIC_VALUES = valuesOf<Topic>(TOPICS);

const KEY = "about_";

/** A topic as the key of a fact, which no word list has. */
export const keyOfTopic = <Chosen extends Topic>(topic: Chosen): `about_${Chosen}` => `${KEY}${topic}`;

export const topicOfKey = (key: string): Topic | null =>
  TOPIC_VALUES.find((topic) => keyOfTopic(topic) === key) ?? null;

/** The answers that are made of sentences about the firm. */
export const ASKED_FIELDS = ["aiFriction", "otherChallenge", "aiExperience"] as const;
export type AskedField = (typeof ASKED_FIELDS)[number];

/** A sentence that was not understood, to be placed by the person who typed it. */
export interface AskedSentence {
  /** Its answer and where it begins in it: "aiFriction:57". Answers never change once they are submitted. */
  key: string;
  sentence: string;
  /** What they chose before. */
  topic: Topic | null;
}
