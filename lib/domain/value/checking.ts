import { type Fact, type FactOf, factsOf } from "../ledger/fact";
import { onlyOne } from "../only-one";
import { wordsBefore, wordsBehind } from "./around";
import { isFor } from "./same-noun";
import { minutesIn, type PieceTime } from "./usable";

/** "With Claude 5 hours are 2. But she re-checks every line, 1.5 hours each": the check of one, in minutes; null where none was told. */
export function checkingOf(facts: readonly Fact[], { fact, noun, meaning }: PieceTime): Checking | null {
  if (meaning !== "saved" || noun === null) return null;
  const ofOne = factsOf(facts, "rate").filter(
    (rate) =>
      rate.role === "duration" &&
      rate.per !== null &&
      CHECKS.test(rate.sentence) &&
      isFor(rate, rate.per, fact, noun),
  );
  // "An adjuster checks each one, 12 minutes": told behind it, without the word again.
  const behind = factsOf(facts, "quantity").filter(
    (time) => CHECKS_EACH.test(wordsBefore(time)) || IS_CHECKING.test(wordsBehind(time)),
  );
  return onlyOne(
    [...ofOne, ...behind].flatMap((time): Checking[] => {
      const factor = minutesIn(time.unit);
      const isBehind = time.field === fact.field && time.span[0] > fact.span[0] && time.low === time.high;
      return factor === undefined || !isBehind ? [] : [{ minutes: time.low * factor, fact: time }];
    }),
  );
}

interface Checking {
  readonly minutes: number;
  readonly fact: FactOf<"rate"> | FactOf<"quantity">;
}

const CHECKS =
  /(?<!\p{L})(?:re-?checks?|re-?reads?|double[- ]checks?|checks?|checking|reviews?|reviewing|corrects?|correcting|proofreads?)(?!\p{L})/iu;
const CHECKS_EACH =
  /(?<!\p{L})(?:re-?checks?|(?:re-?)?reads?|double[- ]checks?|checks?|reviews?|corrects?|proofreads?) (?:each(?: one)?|every(?: one| line)?|all of (?:it|them)|them all|it)(?: by hand)?(?:,| in| for|, about| takes) (?:about )?$/iu;
/** "Then the reviser spends 45 minutes undoing its ideas" */
const IS_CHECKING =
  /^ (?:of )?(?:(?:double-|re-?)?checking|fixing|undoing|redoing|correcting|revising|editing|reviewing|proofreading|cleaning (?:it|them) up)(?!\p{L})/iu;
