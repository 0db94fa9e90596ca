import type { CompanyProfile } from "../company-profile";
import { hasEffect } from "../typed-facts";
import { assistantIn } from "./assistant";
import { UNNAMED } from "./tool-names";

/** The general assistant in what a firm pays for already; null where it pays for none. */
export const assistantOwned = ({ owned }: Pick<CompanyProfile, "owned">): string | null => assistantIn(owned);

/** Where there is no money, no account may cost any. */
export const paysForNothing = (firm: CompanyProfile): boolean =>
  hasEffect(firm, "zeroCapital") || hasEffect(firm, "crisis");

/** Assistants that people may have on accounts of their own: none that is among the firm's systems, or comes with them. */
export function privateTools(firm: CompanyProfile): string[] {
  const ours = `${assistantOwned(firm) ?? ""}, ${firm.otherPlatforms ?? ""}`;
  return firm.toolNames.filter((name) => name !== UNNAMED && !ours.includes(name));
}

/** "Wrote one letter, no one else uses it", "asked it about soil once": no work goes there yet. */
export const isOnePerson = ({ experience }: CompanyProfile): boolean =>
  experience !== null && USED_ONCE.test(experience) && experience.length <= SHORT_STORY;
const USED_ONCE =
  /(?<!\p{L})(?:no ?body|no one) else (?:uses|touches|has|tried)|(?<!\p{L})(?:only me|just me)(?=[.,;]|$)|(?<!\p{L})(?:asked|tried|wrote|used)(?! to)(?: [^.;]{0,60})? once(?=[.,;]|$)/iu;
const SHORT_STORY = 200;
