import { tools as catalogue } from "@/lib/knowledge/knowledge";
import type { CompanyProfile } from "../company-profile";
import { hasEffect } from "../typed-facts";
import { ASSISTANT } from "./assistant";
import { ownedThrough } from "./owned";

/** The general assistant in what a firm pays for already; null where it pays for none. */
export function assistantOwned({ owned }: Pick<CompanyProfile, "owned">): string | null {
  const found = catalogue.find(
    (tool) => tool.category === ASSISTANT && ownedThrough(tool, owned) !== undefined,
  );
  return found?.name ?? null;
}

/** Where there is no money, no account may cost any. */
export const paysForNothing = (firm: CompanyProfile): boolean =>
  hasEffect(firm, "zeroCapital") || hasEffect(firm, "crisis");

/** Assistants that people may have on accounts of their own: not the one that comes with the firm's systems. */
export function privateTools(firm: CompanyProfile): string[] {
  const owned = assistantOwned(firm) ?? "";
  return firm.toolNames.filter((name) => name !== "another tool" && !owned.includes(name));
}
