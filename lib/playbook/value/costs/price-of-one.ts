import type { Fact } from "@/lib/domain/ledger/fact";
import { wordsBefore } from "@/lib/domain/value/around";
import { isInDollars, type Sum, sumsIn } from "@/lib/domain/value/sums";

/** "A go-back costs me $85": what is said to be the price of one of them. */
export interface PriceOfOne {
  /** "go-back" */
  readonly one: string;
  readonly price: Sum;
}

export const pricesOfOne = (facts: readonly Fact[]): PriceOfOne[] =>
  sumsIn(facts).flatMap((price): PriceOfOne | [] => {
    const one = A_ONE.exec(wordsBefore(price))?.groups?.one?.toLowerCase();
    return one !== undefined && isInDollars(price) && isSure(price) ? { one, price } : [];
  });

/** "a go-back costs me", "each miss runs us about", "one redo is" */
const A_ONE =
  /(?<!\p{L})(?:an?|each|every|one) (?<one>\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?) (?:costs?|runs?|sets|eats|is) (?:me |us |you )?(?:back )?(?:about |around |roughly |some |at least )?$/iu;

const isSure = ({ low, high, polarity, ironic, lang }: Sum): boolean =>
  low === high && low > 0 && polarity === "affirmed" && !ironic && lang === "en";

/** Whether it is theirs to pay, and no price that they charge. */
export const costsUs = ({ price }: PriceOfOne): boolean => COSTS_US.test(wordsBefore(price));
const COSTS_US = / costs? (?:me|us) (?:about |around |roughly )?$/i;

/** What is over, hoped for or asked. */
export const NOT_NOW = /\?|(?<!\p{L})(?:used to|would|could|might|if|before we|until we)(?!\p{L})/iu;
