import type { CompanyProfile } from "../company-profile";
import { hasEffect } from "../typed-facts";

/** Under a ban, nothing is used, and needs no line. */
export const keptOnOwnMachines = (firm: CompanyProfile): string | null =>
  firm.keptHome === null || hasEffect(firm, "respectBan")
    ? null
    : `This holds for every tool: ${firm.keptHome.quote}. Of that, nothing goes into a tool that works in a cloud.`;

const MOST_RULES = 2;

/** Rules that they were given or gave themselves, where everyone reads them. */
export const givenRules = (firm: CompanyProfile): string[] =>
  hasEffect(firm, "respectBan")
    ? []
    : firm.ownRules
        .slice(0, MOST_RULES)
        .map(
          ({ quote, whose, consentOf }) =>
            `This holds for every tool${consentOf === null && whose !== "your rule" ? ", and no one here can allow an exception" : ""}: ${quote}.${consentOf === null ? "" : " The consent is kept with this rule."}`,
        );
