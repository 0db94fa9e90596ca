import type { Ledger } from "@/lib/domain/ledger/fact";
import { wordsBehind } from "@/lib/domain/value/around";
import type { MoneyLine } from "@/lib/domain/value/line";
import { isInTheStates } from "../../abroad";
import { pluralOf } from "../../lead/task-words";
import { type BoxInput, bill, row, total, type ValueBox, YOU_WROTE } from "./box";
import { between, count, toTheCent } from "./figures";
import { asTyped, factAt, factsAt, sentencesOf } from "./nouns";

const SIGNS = { CAD: "$", USD: "US$", EUR: "€", GBP: "£" } as const;

/** A price times how often it is paid, or a loss times how often it came: what it costs today, and no gain. */
export function moneyBox({ firm }: BoxInput, line: MoneyLine): ValueBox {
  const [origin] = line.from;
  const lang = origin === undefined ? undefined : factAt(firm.ledger, origin)?.lang;
  const noun = asTyped(line.noun, sentencesOf(firm.ledger, line.from), lang);
  const sign = line.currency === "CAD" && isInTheStates(firm.answers) ? SIGNS.USD : SIGNS[line.currency];
  const amount = (value: number) => `${sign}${count(value)}`;
  const priced = (value: number) => `${sign}${toTheCent(value)}`;
  const when = line.per === null ? timeIn(firm.ledger, line) : ` a ${line.per}`;
  const isPast = when.startsWith(" last ");
  const { price: each, volume } = line.formula;
  return {
    ...bill(
      `${between(line.amount, amount)}${isPast ? ` went into it${when}` : `${when} goes into it`}`,
      [
        row(between(each ?? line.amount, priced), `for one ${noun}`, YOU_WROTE),
        row(`× ${between(volume ?? { low: 1, high: 1 }, count)}`, `${pluralOf(noun)}${when}`, YOU_WROTE),
        total(between(line.amount, amount), isPast ? `spent${when}` : `${when} spent today`.trim()),
      ],
      "this is what it costs, and no saving: the trial shows how much of it can be avoided.",
    ),
    costs: Math.round(line.amount.low),
  };
}

/** "1,180 last winter", "412 missed trips last month": when those were that were counted. */
function timeIn(ledger: Ledger, { from }: MoneyLine): string {
  const said = factsAt(ledger, from).flatMap((fact) => TIME.exec(wordsBehind(fact))?.[1] ?? []);
  return said[0] === undefined ? "" : ` ${said[0].toLowerCase()}`;
}
const TIME = /^(?: \p{L}+)?,? (last (?:year|season|spring|summer|fall|autumn|winter|month|week))\b/iu;
