import type { MoneyLine } from "@/lib/domain/value/line";
import { pluralOf } from "../../lead/task-words";
import { type BoxInput, row, total, type ValueBox, YOU_WROTE } from "./box";
import { between, count } from "./figures";
import { asTyped, factAt, sentencesOf } from "./nouns";
import { isInTheStates } from "./told-dollars";

const SIGNS = { CAD: "$", USD: "US$", EUR: "€", GBP: "£" } as const;

/** A price times how often it is paid, or a loss times how often it came: what it costs today, and no gain. */
export function moneyBox({ firm }: BoxInput, line: MoneyLine): ValueBox {
  const [origin] = line.from;
  const lang = origin === undefined ? undefined : factAt(firm.ledger, origin)?.lang;
  const noun = asTyped(line.noun, sentencesOf(firm.ledger, line.from), lang);
  const sign = line.currency === "CAD" && isInTheStates(firm) ? SIGNS.USD : SIGNS[line.currency];
  const amount = (value: number) => `${sign}${count(value)}`;
  const when = line.per === null ? "" : ` a ${line.per}`;
  const { price: each, volume } = line.formula;
  return {
    sum: {
      headline: `${between(line.amount, amount)}${when} goes into it`,
      rows: [
        row(between(each ?? line.amount, amount), `for one ${noun}`, YOU_WROTE),
        row(`× ${between(volume ?? { low: 1, high: 1 }, count)}`, `${pluralOf(noun)}${when}`, YOU_WROTE),
        total(between(line.amount, amount), `${when.trim()} spent today`.trim()),
      ],
    },
    example: null,
    mustBeTrue: "this is what it costs, and no saving: the trial shows how much of it can be avoided.",
    aYear: null,
  };
}
