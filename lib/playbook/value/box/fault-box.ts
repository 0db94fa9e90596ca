import { onlyOne } from "@/lib/domain/only-one";
import { wordsBefore } from "@/lib/domain/value/around";
import { isInDollars, type Sum, sumsIn } from "@/lib/domain/value/sums";
import { isOfOthers } from "@/lib/domain/value/tally/elsewhere";
import type { CompanyProfile } from "../../company-profile";
import type { CountedFault } from "../../faults/counted-fault";
import { faultOfTrial } from "../../faults/fault-of-trial";
import { type BoxInput, bill, row, total, type ValueBox, YOU_WROTE, YOURS } from "./box";
import { BLANK, count } from "./figures";
import { toldDollars } from "./told-dollars";

/** What they counted of what goes wrong: times what one costs, where that was told; else how many the trial prevents is theirs to say. */
export function faultBox({ firm }: BoxInput): ValueBox | null {
  const fault = faultOfTrial(firm);
  if (fault === null) return null;
  const when = fault.when === null ? "" : ` ${fault.when}`;
  const counted = row(count(fault.count), `${fault.several}${when}`, YOU_WROTE);
  const each = priceOfOne(firm, fault);
  if (each !== null) {
    const say = toldDollars(firm);
    const costs = fault.count * each;
    return {
      ...bill(
        /^ an? /.test(when)
          ? `${say(costs)}${when} goes into ${fault.several}`
          : `${say(costs)} went into ${fault.several}${when}`,
        [
          counted,
          row(`× ${say(each)}`, "for each", YOU_WROTE),
          total(say(costs), when === "" ? "in all" : when.trim()),
        ],
        `this is what they cost by your own figures; it is not a saving: the trial shows which part can be avoided. Each tenth is ${say(Math.round(costs / 10))}.`,
      ),
      costs,
    };
  }
  return bill(
    `${count(fault.count)} ${fault.several}${when}`,
    [
      counted,
      row(`× ${BLANK}%`, "of them that the trial could prevent", YOURS),
      row(`× $${BLANK}`, `what one ${fault.one} costs you`, YOURS),
      total(`$${BLANK}`, fault.when !== null && /^a /.test(fault.when) ? fault.when : "over the same time"),
    ],
    `the cases show a sign that could have been seen in time.`,
    `Each tenth that the trial prevents is ${count(Math.round(fault.count) / 10)} ${fault.several}${when}.`,
  );
}

/** "Each return costs about $100", of the returned lots: the one price of it. */
function priceOfOne({ ledger: { facts } }: CompanyProfile, { one }: CountedFault): number | null {
  const prices = sumsIn(facts).filter((price) => {
    const before = wordsBefore(price);
    const priced = (A_ONE.exec(before) ?? GIVEN_BACK.exec(before))?.groups?.one?.toLowerCase();
    return (
      priced !== undefined && one.startsWith(priced.slice(0, STEM)) && isInDollars(price) && isSure(price)
    );
  });
  return onlyOne(prices)?.low ?? null;
}
/** "Or we credit them $25" */
const GIVEN_BACK =
  /(?<!\p{L})(?<one>credit|refund)s? (?:them|him|her|the (?:client|customer)) (?:about )?$/iu;
/** "Return" and "returned" begin alike. */
const STEM = 5;

/** "a go-back costs me", "each miss runs us about", "one redo is" */
const A_ONE =
  /(?<!\p{L})(?:an?|each|every|one) (?<one>\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?) (?:costs?|runs?|sets|eats|is) (?:me |us |you )?(?:back )?(?:about |around |roughly |some |at least )?$/iu;

const isSure = ({ low, high, polarity, ironic, lang, sentence }: Sum): boolean =>
  low === high && low > 0 && polarity === "affirmed" && !ironic && lang === "en" && !isOfOthers(sentence);
