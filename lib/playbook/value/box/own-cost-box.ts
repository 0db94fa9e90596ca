import { labelOf } from "@/lib/domain/assessment/options";
import { hoursInFigures } from "@/lib/domain/own-cost/in-words";
import { countedOf, type OwnCost } from "@/lib/domain/own-cost/own-cost";
import { HOW_OFTEN } from "@/lib/domain/own-cost/units";
import { costOfAYear } from "@/lib/domain/own-cost/year";
import { rangeOfOne } from "@/lib/domain/value/line";
import { perYear } from "@/lib/domain/value/times-a-year";
import { takes } from "../../memo/stances";
import {
  ASSUMED,
  type BoxInput,
  bill,
  dollarsToday,
  hoursToday,
  type Row,
  row,
  total,
  type ValueBox,
  wageFor,
  wageRow,
  YOU_WROTE,
} from "./box";
import { grouped } from "./figures";
import { inPeople } from "./full-time";
import { heldByBan } from "./held-by-ban";
import { lessEach, WORTH_IT } from "./target";
import { toldPrice } from "./told-dollars";

/** What today's trouble costs, as its owner counted it when asked; null where no one was asked, or no one answered. */
export function ownCostBox(input: BoxInput): ValueBox | null {
  const ownCost = countedOf(input.firm.answers.ownCost);
  if (ownCost === null) return null;
  return ownCost.unit === "dollars" ? moneyBox(input, ownCost) : timeBox(input, ownCost);
}

function moneyBox({ firm }: BoxInput, cost: OwnCost): ValueBox {
  const say = toldPrice(firm);
  const { amount } = costOfAYear(cost);
  const sum = Math.round(amount);
  const often = labelOf(HOW_OFTEN, cost.per);
  return {
    ...bill(
      `${say(sum)} a year goes into it`,
      [
        countRow(cost),
        row(`× ${say(cost.each)}`, "for each", YOU_WROTE),
        ...yearRows(cost, total(say(cost.many * cost.each), often)),
        total(say(sum), "a year"),
      ],
      `this is what it costs by your own figures; it is not a saving.${heldByBan(firm)}`,
      tenthsOf(firm, `avoids is ${say(Math.round(sum / 10))} a year`),
    ),
    ...(isTrials(firm) ? { costs: sum } : {}),
    ...dollarsToday(rangeOfOne(sum), cost.each),
    each: cost.each,
  };
}

function timeBox(input: BoxInput, cost: OwnCost): ValueBox {
  const { firm } = input;
  const say = toldPrice(firm);
  const { amount: hours } = costOfAYear(cost);
  const isMinutes = cost.unit === "minutes";
  const minutes = cost.each * (isMinutes ? 1 : 60);
  const often = labelOf(HOW_OFTEN, cost.per);
  const waged = wageFor(input, cost.what);
  const money = waged === null ? null : Math.round(hours * waged.hourly);
  return {
    ...bill(
      money === null
        ? `${hoursInFigures(hours)} hours a year go into it`
        : `${say(money)} a year of paid time goes into it`,
      [
        countRow(cost),
        row(`× ${grouped(cost.each)}`, `${cost.unit} on each${isMinutes ? ", ÷ 60" : ""}`, YOU_WROTE),
        ...yearRows(cost, total(hoursInFigures((cost.many * minutes) / 60), `hours ${often}`)),
        total(hoursInFigures(hours), `hours a year, spent today${inPeople(rangeOfOne(hours))}`),
        wageRow(waged),
        ...(money === null ? [] : [total(say(money), "a year, spent today")]),
      ],
      `this is what the work costs by your own figures; it is not a saving.${heldByBan(firm)}`,
      tenthsOf(firm, `frees is ${hoursInFigures(hours / 10)} hours a year`),
    ),
    ...(money === null || !isTrials(firm) ? {} : { costs: money, isTime: true }),
    ...hoursToday(rangeOfOne(hours), waged),
    target: isTrials(firm) && ARE_SEVERAL.test(cost.what) ? lessEach(minutes, cost.what, WORTH_IT) : null,
  };
}
/** A target names them: "timed callbacks". */
const ARE_SEVERAL = /s$/i;

/** "27", "callbacks a week" */
const countRow = ({ many, what, per }: OwnCost): Row =>
  row(grouped(many), `${what} ${labelOf(HOW_OFTEN, per)}`, YOU_WROTE);

function yearRows({ per, unit }: OwnCost, once: Row): Row[] {
  if (per === "year") return [];
  const times = perYear(per);
  return [once, row(`× ${times}`, per === "day" ? "working days" : `${per}s`, ASSUMED)];
}

/** They were asked about the sentence that the trial is of, where there is one. */
const isTrials = ({ lead }: BoxInput["firm"]): boolean => lead.said !== null;

function tenthsOf(firm: BoxInput["firm"], tenth: string): string | null {
  if (takes(firm, "respectBan")) return null;
  return isTrials(firm)
    ? `Each tenth that the trial ${tenth}.`
    : "The trial shows whether any of it can be avoided.";
}
