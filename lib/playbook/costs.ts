import { hoursInWords } from "@/lib/domain/report/calendar";
import { type CompanyProfile, hasElement } from "./company-profile";
import { runwayOf } from "./runway";
import { bySize, type Size } from "./size";
import { SourceNotes } from "./source-notes";
import { hasStance, maySay } from "./true-of";
import { constraint } from "./typed-facts";
import { dollars } from "./value/box/figures";
import { signOf } from "./value/box/told-dollars";
import { valueBox } from "./value/box/value-box";
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
  const lean = runwayOf(firm)?.fact ?? constraint(firm, "loses_money", "tariffs");
  return moneyBand(firm.answers, lean === undefined ? undefined : { kind: "lean", words: lean.text });
}

/** Money that is asked for until the decision, and what may be asked for then; in their own dollars. */
interface AskedMoney {
  prepare: number;
  trial: number;
  /** Both together. */
  asked: number;
  /** Whether it is what a year of the use is worth at the low end, and not the band of such firms. */
  isAYear: boolean;
  /** Which part of what the work costs has to be avoided or freed to pay for it; null where that sum is not known. */
  repaidBy: number | null;
  later: number;
}

/** What the plan asks for, worked out once: page one, phases, calendar and resolution print these and no others. */
export interface PlanFigures {
  /** Null where no new money is asked for. */
  money: AskedMoney | null;
  /** What the trial has to show if it is to go on: "timed quotes take 18 minutes less each". */
  target: string | null;
  hours: {
    /** Before the trial. */
    prepare: number;
    /** The trial and its review, wherever they lie. */
    trial: number;
    /** Until the decision. */
    asked: number;
  };
}

const PREPARES = 0.2;
/** A page is written, or what runs is counted: neither is bought. */
const ASKS_FOR_NONE = ["respectBan", "leaderBranch"] as const;

/** A trial that has to end more than a fifth of a trouble to pay for itself in a year is no bargain. */
const MOST_OF_SUM = 0.2;

/**
 * The lower end of a pilot's money; never more than a year of it is worth at the low end, than a fifth of what the work
 * costs, or than they can spend.
 */
export function askedMoney(
  firm: CompanyProfile,
  box = valueBox({ firm, notes: new SourceNotes() }),
): AskedMoney | null {
  const { kind, phases } = moneyOf(firm);
  if (
    kind === "no money" ||
    firm.given?.kind === "none" ||
    ASKS_FOR_NONE.some((effect) => hasStance(firm, effect))
  )
    return null;
  const { aYear, costs = null } = box;
  const ends = phases.map(({ low, high }) => (kind === "lean" ? high : low));
  const [before = 0, pilot = 0, later = 0] = ends;
  const isAYear = aYear !== null && aYear < pilot;
  const most = Math.min(
    isAYear ? aYear : pilot,
    costs === null ? Number.POSITIVE_INFINITY : costs * MOST_OF_SUM,
  );
  const asked = Math.min(rounded(most), firm.given?.amount ?? Number.POSITIVE_INFINITY);
  const prepare = Math.min(rounded(before), rounded(asked * PREPARES));
  return {
    prepare,
    trial: asked - prepare,
    asked,
    isAYear: isAYear && asked === rounded(aYear),
    repaidBy: costs === null ? null : asked / costs,
    later: rounded(aYear === null ? later : Math.min(later, aYear)),
  };
}

const rounded = (amount: number): number => {
  const step = amount < 1000 ? 50 : amount < 10_000 ? 100 : 500;
  return Math.max(step, Math.round(amount / step) * step);
};

/** "Up to $12,000, and 64 hours"; with the first phase, from which budget. */
export function costBands(firm: CompanyProfile, { money, hours }: PlanFigures): [string, string, string] {
  const [first, second] = [hoursInWords(hours.prepare), hoursInWords(hours.trial)];
  const later = LATER[firm.size];
  if (money === null)
    return [
      `No new money: seats you own already, and ${first}.`,
      `No new money, and ${second}.`,
      `No new money, and ${later}.`,
    ];
  const budget =
    hasElement(firm, "dedicated_budget") && maySay(firm, "moneyToInvest") ? ", from the budget you have" : "";
  return [
    `Up to ${planDollars(firm, money.prepare)}${budget}, and ${first}.`,
    `Up to ${planDollars(firm, money.trial)}, and ${second}.`,
    `Up to ${planDollars(firm, money.later)}, to be asked for at the review, and ${later}.`,
  ];
}

/** In their own dollars: what a trial may cost is our judgement, and as many of either country's. */
export const planDollars = (firm: CompanyProfile, amount: number): string =>
  `${signOf(firm)}${dollars(amount)}`;

/** What a quarter of learning may use, preparation and trial; null where nothing is asked for. */
export function quarterMoney(firm: CompanyProfile): string | null {
  const money = askedMoney(firm);
  return money === null ? null : planDollars(firm, money.asked);
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
