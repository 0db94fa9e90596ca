import type { CompanyProfile } from "./company-profile";
import { hasElement } from "./company-profile";
import { bySize, type Size } from "./size";
import { maySay } from "./true-of";

/** Money in Canadian dollars for the three phases, without the staff's own time. Our own judgement. */
const MONEY: Readonly<Record<Size, readonly [string, string, string]>> = {
  micro: ["up to $500", "$500 to $3,000", "$2,000 to $8,000"],
  small: ["up to $3,000", "$3,000 to $12,000", "$10,000 to $40,000"],
  middle: ["up to $10,000", "$15,000 to $50,000", "$50,000 to $150,000"],
  upper: ["up to $25,000", "$40,000 to $120,000", "$120,000 to $350,000"],
  large: ["up to $60,000", "$100,000 to $350,000", "$350,000 to $1.5 million"],
};

const HOURS: Readonly<Record<Size, readonly [string, string, string]>> = {
  micro: ["about 8 hours of work", "about 2 hours a week", "about 2 hours a week"],
  small: ["about 25 hours of work", "about 6 hours a week", "about half a day a week"],
  middle: ["about 12 days of work", "about 3 days a week", "about 2 days a week"],
  upper: ["about 25 days of work", "about one full-time person", "about one full-time person"],
  large: ["about 60 days of work", "a team of three", "a team of three to six"],
};

/** By head count; a firm of many with a small turnover spends as a smaller one would. */
function spendingSize({ size, answers }: CompanyProfile): Size {
  if (answers.companyRevenue === "under-1m") return "micro";
  if (answers.companyRevenue === "1m-10m" && size !== "micro") return "small";
  return size;
}

/** "$500 to $3,000, and about 2 hours a week of your people (our judgement, for 1 to 10 people)" */
export function costBand(firm: CompanyProfile, phase: 0 | 1 | 2): string {
  const purse =
    hasElement(firm, "dedicated_budget") && maySay(firm, "moneyToInvest") ? ", from the budget you have" : "";
  const money = MONEY[spendingSize(firm)][phase];
  return `${money.charAt(0).toUpperCase()}${money.slice(1)}${purse}, and ${HOURS[firm.size][phase]} (our judgement, in Canadian dollars, for ${firm.people}).`;
}

/** What a quarter of learning may use: the first phase, and the lower end of the second. */
const QUARTER: Readonly<Record<Size, string>> = {
  micro: "$1,000",
  small: "$6,000",
  middle: "$25,000",
  upper: "$65,000",
  large: "$160,000",
};

export const quarterMoney = (firm: CompanyProfile): string => QUARTER[spendingSize(firm)];

/** What a trial of eight weeks may use in seats. */
export const trialSeats = ({ size }: CompanyProfile): string =>
  bySize(size, {
    micro: "two people",
    small: "three to five people",
    middle: "ten people",
    upper: "fifteen people",
    large: "thirty people in three divisions",
  });
