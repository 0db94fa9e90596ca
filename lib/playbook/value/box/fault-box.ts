import { faultOfTrial } from "../../faults/fault-of-trial";
import { type BoxInput, row, total, type ValueBox, YOU_WROTE, YOURS } from "./box";
import { BLANK, count } from "./figures";

/** What they counted of what goes wrong, where no price of one was told: how many the trial prevents is theirs to say. */
export function faultBox({ firm }: BoxInput): ValueBox | null {
  const fault = faultOfTrial(firm);
  if (fault === null) return null;
  const when = fault.when === null ? "" : ` ${fault.when}`;
  return {
    sum: {
      headline: `${count(fault.count)} ${fault.several}${when}`,
      rows: [
        row(count(fault.count), `${fault.several}${when}`, YOU_WROTE),
        row(`× ${BLANK}%`, "of them that the trial could prevent", YOURS),
        row(`× $${BLANK}`, `what one ${fault.one} costs you`, YOURS),
        total(`$${BLANK}`, fault.when !== null && /^a /.test(fault.when) ? fault.when : "over the same time"),
      ],
    },
    example: null,
    mustBeTrue: `the cases show a sign that could have been seen in time. Each tenth that the trial prevents is ${count(Math.round(fault.count) / 10)} ${fault.several}${when}.`,
    aYear: null,
  };
}
