import { factsOf, isFirm, type Ledger } from "@/lib/domain/ledger/fact";
import type { PointLine, Readiness } from "@/lib/domain/score/readiness";

/** The score's lines in words that deny nothing they typed; the points are the method's and stay. */
export const asTold = (readiness: Readiness, ledger: Ledger, otherPlatforms: string | null): Readiness => ({
  ...readiness,
  lines: readiness.lines.map((line) => ({ ...line, answer: answerOf(line, ledger, otherPlatforms) })),
});

function answerOf({ key, answer, points }: PointLine, ledger: Ledger, otherPlatforms: string | null): string {
  if (key === "platforms" && points === 0 && otherPlatforms !== null)
    return "none of our list, and those you typed are not counted";
  if (key === "experience" && points > 0 && points < OF_A_USE && tellsAUse(ledger))
    return points === OF_AN_OUTCOME ? "An outcome, by the words you used" : "A use, by the words you used";
  // Words of work in the reason for a ban are no use of AI.
  if (key === "experience" && points >= OF_A_USE && isBanned(ledger) && !tellsAUse(ledger))
    return "By the words you used; it is banned";
  return answer;
}

const OF_AN_OUTCOME = 3;
const OF_A_USE = 4;

const isBanned = ({ facts }: Ledger): boolean =>
  factsOf(facts, "state").some((state) => isFirm(state) && state.key === "banned");

const tellsAUse = ({ facts }: Ledger): boolean =>
  factsOf(facts, "state").some(
    (state) =>
      isFirm(state) &&
      state.field === "aiExperience" &&
      ["uses", "ran", "in_production", "measured"].includes(state.key),
  );
