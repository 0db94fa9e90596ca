import type { Answers } from "@/lib/domain/assessment/assessment";
import { plain } from "./calendar/told-sentences";
import type { Challenge } from "./challenge";
import type { Tried } from "./own-lines/tried";
import { unquoted } from "./typed";

/** What is tried, by words that name it both in a story and in a trial of ours. */
const KINDS: readonly RegExp[] = [
  /(?<!\p{L})(?:cameras?|vision|image recognition)(?!\p{L})/iu,
  /(?<!\p{L})(?:chat ?bots?|chat assistant)(?!\p{L})/iu,
  /(?<!\p{L})(?:voice|phone) (?:agents?|assistants?|bots?|lines?)(?!\p{L})/iu,
  /(?<!\p{L})(?:forecast\p{L}*|demand planning)(?!\p{L})/iu,
  /(?<!\p{L})(?:rout(?:e|es|ing)|dispatch(?:ing)?)(?!\p{L})/iu,
  /(?<!\p{L})(?:transcri\p{L}+|scribes?|dictation)(?!\p{L})/iu,
  /(?<!\p{L})(?:translat\p{L}+)(?!\p{L})/iu,
];

interface Firm {
  tried: Tried | null;
  answers: Pick<Answers, "aiExperience" | "aiFriction" | "otherChallenge">;
}

/** Whether what a challenge of the list would try is what came to nothing here: "It's out in the shed under a tarp". */
export function failedHere({ tried, answers }: Firm, { solution, trial }: Challenge): boolean {
  if (tried === null) return false;
  const quote = unquoted(plain(tried.quote));
  const story = [answers.aiExperience, answers.aiFriction, answers.otherChallenge].find(
    (answer) => answer !== null && plain(answer).includes(quote),
  );
  const ours = `${solution.title} ${trial.pilot}`;
  return story != null && KINDS.some((kind) => kind.test(story) && kind.test(ours));
}

/** In the order in which they were chosen, those that failed here last. */
export const failedLast = (challenges: readonly Challenge[], firm: Firm): Challenge[] =>
  challenges.toSorted((one, other) => Number(failedHere(firm, one)) - Number(failedHere(firm, other)));
