import { factsOf, isFirm } from "@/lib/domain/ledger/fact";
import { wordsBefore } from "@/lib/domain/value/around";
import { type BoxInput, bill, row, total, type ValueBox, YOU_WROTE, YOURS } from "./box";
import { BLANK, count, dollars } from "./figures";
import { TROUBLES } from "./troubles";

const SCALE = 100_000;
const DAYS_A_YEAR = 365;
const FEWEST_DAYS = 15;

/** "Our biggest dealer pays in 74 days", and not what the firm itself pays or how long its work takes. */
const ARE_PAID =
  /\b(?:pays?|paid|paying|collect(?:ed|ing|s)?|collections?|receivables?|dso|paie|paient|payés?|clients?)\b[^.;:!?]{0,30}$/i;
const WE_PAY = /\b(?:we|i|nous) (?:pay|payons|paie)\b/i;

/** Where cash comes first, the days until customers pay: what of each hundred thousand of sales is always out. */
export function cashBox({ firm }: BoxInput): ValueBox | null {
  const told = factsOf(firm.ledger.facts, "quantity").find(
    (fact) =>
      isFirm(fact) &&
      TROUBLES.includes(fact.field) &&
      fact.unit === "day" &&
      fact.value !== null &&
      fact.value >= FEWEST_DAYS &&
      fact.value <= DAYS_A_YEAR &&
      arePaidIn(wordsBefore(fact)),
  );
  if (told?.value == null) return null;
  const waiting = (told.value / DAYS_A_YEAR) * SCALE;
  const scale = dollars(SCALE);
  return bill(
    `${dollars(waiting)} of cash waits in each ${scale} of sales`,
    [
      row(count(told.value), "days until that money comes in", YOU_WROTE),
      row(`× ${scale}`, `of sales a year that are paid so late, ÷ ${DAYS_A_YEAR}`, "for scale"),
      total(dollars(waiting), "of your money, out at any time"),
      row(`× ${BLANK}`, `such ${scale}s a year`, YOURS),
    ],
    `they all pay in about ${count(told.value)} days. Each day sooner brings in ${dollars(SCALE / DAYS_A_YEAR)} of it, once: it is your own money earlier, and no profit.`,
  );
}

const arePaidIn = (before: string): boolean => ARE_PAID.test(before) && !WE_PAY.test(before);
