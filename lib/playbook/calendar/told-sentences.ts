import type { Answers } from "@/lib/domain/assessment/assessment";
import { fold } from "@/lib/domain/ledger/fold";
import { sentencesOf } from "@/lib/domain/ledger/sentences";

/** What troubles them, and what they did with AI, in their own words. */
export type Told = Pick<Answers, "otherChallenge" | "aiFriction" | "aiExperience">;
export type ToldTroubles = Pick<Told, "otherChallenge" | "aiFriction">;

/** The sentences of an answer, as they were typed. */
export function sentencesIn(answer: string | null): string[] {
  const text = (answer ?? "").normalize("NFC");
  return sentencesOf(fold(text).folded).map(({ start, end }) => text.slice(start, end));
}

/** The same with straight apostrophes, for patterns. */
export const plainSentencesIn = (answer: string | null): string[] => sentencesIn(answer).map(plain);
export const plainLine = (sentence: string): string => plain(sentence).replace(/\s+/g, " ");
export const plain = (sentence: string): string => sentence.replace(/’/g, "'").trim();
