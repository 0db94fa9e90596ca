import type { FollowUpQuestions } from "@/lib/domain/followup/questions";
import { PROBES } from "@/lib/domain/interview/probe";
import type { Transcript } from "@/lib/domain/interview/transcript";

/** One answer of the leader's, and the question of ours that it was given to; null where the agent asked in other words. */
export interface Answer {
  readonly asked: string | null;
  readonly text: string;
}

/** The leader's answers after each of the three questions; what came before the first belongs to the greeting. */
export function bySubject(transcript: Transcript, questions: FollowUpQuestions): Answer[][] {
  const asked = [questions.q1Primary, questions.q2Primary, questions.q3Primary];
  const known = [
    ...asked,
    ...[questions.q1Followup, questions.q2Followup, questions.q3Followup],
    ...Object.values(PROBES),
  ];
  const starts = asked.map((question) => askedAt(transcript, question));
  const isFound = starts.some((start) => start >= 0);
  return starts.map((start, place) => {
    if (!isFound) return place === 0 ? answersIn(transcript, known) : [];
    if (start < 0) return [];
    const next = Math.min(...starts.filter((other) => other > start), transcript.length);
    return answersIn(transcript.slice(start, next), known);
  });
}

/** Lines that follow one another are one answer: on the phone a thought comes in pieces. */
function answersIn(lines: Transcript, known: readonly string[]): Answer[] {
  const answers: Answer[] = [];
  let asked: string | null = null;
  let isNew = true;
  for (const { speaker, text } of lines) {
    const words = text.trim();
    if (speaker === "agent") {
      asked = known.find((question) => question === text || isSameQuestion(text, question)) ?? null;
      isNew = true;
    } else if (words !== "") {
      const last = isNew ? undefined : answers.pop();
      answers.push({ asked, text: last === undefined ? words : `${last.text}\n${words}` });
      isNew = false;
    }
  }
  return answers;
}

/** In writing a question is asked word for word; on the phone an agent asks in words of its own. */
function askedAt(transcript: Transcript, question: string): number {
  const asked = (isIt: (text: string) => boolean) =>
    transcript.findIndex(({ speaker, text }) => speaker === "agent" && isIt(text));
  const exactly = asked((text) => text === question);
  return exactly >= 0 ? exactly : asked((text) => isSameQuestion(text, question));
}

const SAME_LEAST = 0.5;

/** Half of the question's longer words are enough. */
function isSameQuestion(text: string, question: string): boolean {
  const wanted = longWords(question);
  const there = new Set(longWords(text));
  return wanted.length > 0 && wanted.filter((word) => there.has(word)).length / wanted.length >= SAME_LEAST;
}

const longWords = (text: string): string[] => [...new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])];
