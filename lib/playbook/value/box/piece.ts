import type { PieceLine } from "@/lib/domain/value/line";
import { countedOn, paidTime } from "@/lib/domain/value/worth";
import { pluralOf, singularOf } from "../../lead/task-words";
import {
  ASSUMED,
  type BoxInput,
  bill,
  fixed,
  row,
  total,
  type ValueBox,
  wageFor,
  wageRow,
  YOU_WROTE,
} from "./box";
import { between, count } from "./figures";
import { asTyped, factAt, sentencesOf } from "./nouns";
import { targetOfPiece } from "./target";
import { toldDollars } from "./told-dollars";

const SEVERAL = /[a-z]{2}[^siu]s$/;

/** Letters come by the thousand; what takes an hour and more comes once a week. */
const LONG_MINUTES = 60;
const scaleOf = (minutes: number) =>
  minutes >= LONG_MINUTES
    ? { many: 50, each: (pieces: string) => `50 ${pieces}, one a week` }
    : { many: 1000, each: (pieces: string) => `each 1,000 ${pieces}` };

/** A change that was told without a volume: what a thousand come to, and the question that is left. */
export function pieceBox(input: BoxInput, line: PieceLine): ValueBox {
  const [origin] = line.from;
  const fact = origin === undefined ? undefined : factAt(input.firm.ledger, origin);
  const typed =
    line.noun === null ? "piece" : asTyped(line.noun, sentencesOf(input.firm.ledger, line.from), fact?.lang);
  // "Cut his notes from twelve minutes to five": one note.
  const noun = fact?.lang === "en" && SEVERAL.test(typed) ? singularOf(typed) : typed;
  const many = pluralOf(noun);
  const change = fact?.kind === "change" ? fact : null;
  const scale = scaleOf(line.minutes);
  const hours = (line.minutes * scale.many) / 60;
  // Not rounded: the rows above multiply to it.
  const told = { low: hours, high: hours };
  const counted = countedOn({ meaning: "saved", hours: told }) ?? told;
  const waged = wageFor(input, noun, line.from);
  const money = waged === null ? null : paidTime({ hours: counted }, fixed(waged));
  return {
    ...bill(
      `${count(told.high)} hours for ${scale.each(many)}`,
      [
        row(
          change === null ? count(line.minutes) : `${change.from} − ${change.to}`,
          `${change?.unit ?? "minute"}s for one ${noun}, before and after`,
          YOU_WROTE,
        ),
        total(count(line.minutes), `minutes saved on one ${noun}: ${count(line.percent)}%`),
        row(`× ${count(scale.many)}`, `${many}, ÷ 60`, "for scale"),
        total(count(told.high), `hours for ${scale.each(many)}`),
        row("× 0.4 to 0.8", "counted on: less checking, the low end half", ASSUMED),
        wageRow(waged),
        ...(money === null
          ? []
          : [total(between(money, toldDollars(input.firm)), `of paid time for ${scale.each(many)}`)]),
      ],
      questionOf(line, noun),
    ),
    target: targetOfPiece(line.minutes, noun),
  };
}

function questionOf({ question }: PieceLine, noun: string): string {
  const many = pluralOf(noun);
  if (question?.ask === "whichVolume")
    return `the number that counts. You wrote ${question.volumes.map(count).join(" and ")}: how many ${many} are there?`;
  return `there have to be enough of them to be worth it. How many ${many} a month?`;
}
