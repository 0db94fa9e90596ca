import type { Candidate } from "@/lib/domain/ledger/lead";

/** "Copilot I use for emails, fine": a use that runs, told in passing, is no trial where a problem was typed. */
export const isInPassing = (
  { fact, runs, hasFigure, key }: Candidate,
  [challenge, experience]: readonly (string | null)[],
): boolean =>
  fact?.field === "aiExperience" &&
  (ENDED.test(experience ?? "") ||
    (runs && OF_ANYONE.has(key) && (!hasFigure || figuresIn(challenge) >= TOLD_AT_LENGTH))) &&
  figuresIn(challenge) > 0 &&
  !/(?<!\p{L})(?:e-?mails?|letters?|newsletters?)(?!\p{L})/iu.test(challenge ?? "");
const figuresIn = (told: string | null | undefined): number => told?.match(/\d[\d.,]*/g)?.length ?? 0;
/** Two hours a month of a newsletter are no trial where the problem itself was told with so many figures. */
const TOLD_AT_LENGTH = 3;
/** "Until I found out": a use that was ended is no way to begin. */
const ENDED =
  /(?<!\p{L})until (?:I|we) (?:found|noticed|caught|saw|heard)(?: out)?(?!\p{L})|(?<!\p{L})(?:hasn|haven)['’]t opened it since(?!\p{L})/u;
const OF_ANYONE: ReadonlySet<string> = new Set(["email", "letters", "newsletters", "marketing_copy"]);
