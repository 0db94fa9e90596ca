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
