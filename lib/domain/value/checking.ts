import { type Fact, type FactOf, factsOf } from "../ledger/fact";
import { isFor } from "./same-noun";
import { minutesIn, type PieceTime } from "./usable";

/** "With Claude 5 hours are 2. But she re-checks every line, 1.5 hours each": the check of one, in minutes; null where none was told. */
export function checkingOf(facts: readonly Fact[], { fact, noun, change }: PieceTime): Checking | null {
  if (change === null || noun === null) return null;
  const found = factsOf(facts, "rate").flatMap((rate): Checking[] => {
    const factor = minutesIn(rate.unit);
    const isCheck =
      rate.role === "duration" &&
      rate.per !== null &&
      rate.low === rate.high &&
      rate.field === fact.field &&
      rate.span[0] > fact.span[0] &&
      CHECKS.test(rate.sentence) &&
      isFor(rate, rate.per, fact, noun);
    return factor === undefined || !isCheck ? [] : [{ minutes: rate.low * factor, fact: rate }];
  });
  const [only, ...others] = found;
  return only === undefined || others.length > 0 ? null : only;
}

interface Checking {
  readonly minutes: number;
  readonly fact: FactOf<"rate">;
}

const CHECKS =
  /(?<!\p{L})(?:re-?checks?|re-?reads?|double[- ]checks?|checks?|checking|reviews?|reviewing|corrects?|correcting|proofreads?)(?!\p{L})/iu;
