import { type CompanyProfile, hasElement } from "./company-profile";
import { upperFirst } from "./grammar";
import { bySize, type Size } from "./size";
import { maySay } from "./true-of";
import { constraint } from "./typed-facts";
import { type MoneyBand, moneyBand } from "./value/money-bands";

/** A week's hours after the first quarter. Our own judgement. */
const LATER: Readonly<Record<Size, string>> = {
  micro: "about 2 hours a week",
  small: "about half a day a week",
  middle: "about 2 days a week",
  upper: "about 4 days a week",
  large: "a team of three",
};

/** Money follows revenue and what was understood of cash; words are looked for only where nothing was. */
export function moneyOf(firm: CompanyProfile): MoneyBand {
  const none = constraint(firm, "cash_crisis", "no_capital");
  if (none !== undefined) return moneyBand(firm.answers, { kind: "no money", words: none.text });
  const lean = constraint(firm, "loses_money", "tariffs");
  return moneyBand(firm.answers, lean === undefined ? undefined : { kind: "lean", words: lean.text });
}

const dollars = (amount: number): string => `$${amount.toString().replace(/\B(?=(\d{3})+$)/g, ",")}`;

/** "$3,500 to $12,000, and 64 hours of work (our judgement, ...)" */
export function costBand(firm: CompanyProfile, phase: 0 | 1 | 2, hours: number | null = null): string {
  const work = hours === null ? LATER[firm.size] : `${hours} ${hours === 1 ? "hour" : "hours"} of work`;
  const { kind, phases } = moneyOf(firm);
  const judged = phase === 0 ? ` (our judgement, in Canadian dollars, for ${firm.people})` : "";
  if (kind === "no money")
    return phase === 0
      ? `No new money: seats you own already, and ${work} (our judgement).`
      : `No new money, and ${work}.`;
  const { low, high } = phases[phase];
  const money = low === 0 || phase === 0 ? `up to ${dollars(high)}` : `${dollars(low)} to ${dollars(high)}`;
  const purse =
    phase === 0 && hasElement(firm, "dedicated_budget") && maySay(firm, "moneyToInvest")
      ? ", from the budget you have"
      : "";
  return `${upperFirst(money)}${purse}, and ${work}${judged}.`;
}

/** What a quarter of learning may use: preparation and the trial. */
export function quarterMoney(firm: CompanyProfile): string {
  const [first, trial] = moneyOf(firm).phases;
  return dollars(first.high + trial.high);
}

/** What a trial may use in seats. */
export const trialSeats = ({ size }: CompanyProfile): string =>
  bySize(size, {
    micro: "two people",
    small: "three to five people",
    middle: "ten people",
    upper: "fifteen people",
    large: "thirty people in three divisions",
  });
