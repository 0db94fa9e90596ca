import { labelOf } from "../assessment/options";
import { countedOf, type OwnCost, type SaidCost } from "./own-cost";
import { COST_UNITS, HOW_OFTEN } from "./units";
import { type CostOfAYear, costOfAYear } from "./year";

const figure = (value: number): string => value.toLocaleString("en-CA", { maximumFractionDigits: 2 });

/** "$294,840 a year", "1,872 hours of work a year" */
export const yearInWords = ({ amount, kind }: CostOfAYear): string =>
  kind === "money"
    ? `$${figure(Math.round(amount))} a year`
    : `${hoursInFigures(amount)} hours of work a year`;

/** From a hundred hours on, a part of an hour says nothing. */
export const hoursInFigures = (amount: number): string => figure(amount < 100 ? amount : Math.round(amount));

/** What its owner says of it, to an admin. */
export function saidInWords(said: SaidCost): string {
  const counted = countedOf(said);
  return counted === null
    ? "Not what we read in their answers, they say"
    : `${costInWords(counted)}, they say`;
}

/** "27 callbacks a week, 210 dollars each: $294,840 a year" */
const costInWords = (cost: OwnCost): string =>
  `${figure(cost.many)} ${cost.what} ${labelOf(HOW_OFTEN, cost.per)}, ${figure(cost.each)} ${labelOf(COST_UNITS, cost.unit)} each: ${yearInWords(costOfAYear(cost))}`;
