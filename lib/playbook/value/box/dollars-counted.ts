import { factsOf } from "@/lib/domain/ledger/fact";
import { onlyOne } from "@/lib/domain/only-one";
import { isUsable } from "@/lib/domain/value/usable";
import type { CompanyProfile } from "../../company-profile";
import { mainMeasure } from "../../main-measure";
import { bill, row, total, type ValueBox, YOU_WROTE, YOURS } from "./box";
import { BLANK } from "./figures";
import { toldDollars } from "./told-dollars";

/** Where the trial counts dollars and no time: what was named of them, and the share that is theirs to fill in. */
export function dollarsCountedBox(firm: CompanyProfile, mustBeTrue: string): ValueBox | null {
  const measure = mainMeasure(firm);
  if (!/^dollars\b/.test(measure)) return null;
  const told = toldIn(firm);
  const say = toldDollars(firm);
  return bill(
    told === null ? "Two numbers decide it" : `${say(told)} is what you named of it`,
    [
      told === null
        ? row(`$${BLANK}`, `${measure}, today`, YOURS)
        : row(say(told), "in the sentence above", YOU_WROTE),
      row(`× ${BLANK}%`, "of it that the trial could prevent", YOURS),
      total(`$${BLANK}`, "over the same time"),
    ],
    told === null ? mustBeTrue : "this is the sum that you named, and no saving.",
    told === null
      ? null
      : `Each tenth that the trial prevents is ${say(told / 10)} of it; the trial shows how many tenths.`,
  );
}

/** The one sum in the sentence that the trial is about. */
function toldIn({ ledger, lead }: CompanyProfile): number | null {
  const sums = factsOf(ledger.facts, "amount").filter(
    (fact) => isUsable(fact) && fact.sentence === lead.said && fact.currency === "CAD",
  );
  return onlyOne(sums)?.value ?? null;
}
