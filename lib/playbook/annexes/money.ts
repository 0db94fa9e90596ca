import type { CompanyProfile } from "../company-profile";
import { hasEffect } from "../typed-facts";
import { moneyBand } from "../value/money-bands";

const NO_NEW_MONEY = ["crisis", "zeroCapital", "respectBan", "leaderBranch"] as const;

/** What the trial may cost until its review, as a board reads it: the lower end of the band; no new money where there is none. */
export function amountOf(firm: CompanyProfile): string {
  const { kind, phases } = moneyBand(firm.answers);
  const most = kind === "lean" ? phases[1].high : phases[1].low;
  if (most === 0 || NO_NEW_MONEY.some((effect) => hasEffect(firm, effect)))
    return "no new money; only what is paid for already, and the hours of those who take part";
  return `at most C$${most.toLocaleString("en-CA")} before tax, the hours of those who take part not counted`;
}
