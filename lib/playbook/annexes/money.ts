import type { CompanyProfile } from "../company-profile";
import { moneyBand } from "../value/money-bands";

/** What the trial may cost until its review, as a board reads it; no new money where there is none. */
export function amountOf({ answers }: CompanyProfile): string {
  const { kind, phases } = moneyBand(answers);
  const [first, trial] = phases;
  const most = first.high + trial.high;
  if (kind === "no money" || most === 0)
    return "no new money; only what is paid for already, and the hours of those who take part";
  return `at most C$${most.toString().replace(/\B(?=(\d{3})+$)/g, ",")} before tax, the hours of those who take part not counted`;
}
