import { CHALLENGE_TEXTS } from "./challenge-texts";

export interface Challenge {
  slug: string;
  text: string;
}

/** The stored form of a challenge: lower-case, spaces to underscores, everything but a-z, 0-9 and _ removed. */
export function challengeSlug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(" ", "_")
    .replace(/[^a-z0-9_]/g, "");
}

/** The challenges that the form offers to an industry; the default list where it has none of its own. */
export function challengesFor(industry: string): Challenge[] {
  const texts = CHALLENGE_TEXTS[industry] ?? CHALLENGE_TEXTS.other ?? [];
  return texts.map((text) => ({ slug: challengeSlug(text), text }));
}
