import { CHALLENGE_TEXTS } from "./challenge-texts";
import { challengeSlug } from "./challenges";

const TEXT_OF = new Map(
  Object.values(CHALLENGE_TEXTS)
    .flat()
    .map((text) => [challengeSlug(text), text]),
);

/** Our own words for a stored challenge; null for one that is not ours: any text may have been sent as one. */
export const ownChallengeLabel = (slug: string): string | null => TEXT_OF.get(slug) ?? null;

/** What people read for a stored challenge. The texts may have changed since: then its own words must do. */
export function challengeLabel(slug: string): string {
  const words = slug.replaceAll("_", " ").trim();
  return TEXT_OF.get(slug) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
