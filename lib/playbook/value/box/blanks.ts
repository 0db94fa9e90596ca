import type { CompanyProfile } from "../../company-profile";
import { lowerFirst } from "../../grammar";
import { pluralOf, taskWords } from "../../lead/task-words";
import { leadTask } from "../../memo/lead-task";
import type { Size } from "../../size";
import { type BoxInput, row, total, type ValueBox, wageFor, wageRow, YOURS } from "./box";
import { BLANK, count, dollars, hourly } from "./figures";

const MINUTES = 15;
const A_MONTH: Readonly<Record<Size, number>> = { micro: 20, small: 60, middle: 160, upper: 320, large: 640 };

/** Nothing was told that a sum could be made of: three blanks, and a worked line that is marked as no figure of theirs. */
export function blankBox(input: BoxInput): ValueBox {
  const waged = wageFor(input);
  const { firm } = input;
  const task = leadTask(firm);
  const piece = task === null ? "piece" : taskWords(task).piece;
  return {
    sum: {
      headline: "Three numbers decide it",
      rows: [
        row(BLANK, `minutes less on one ${piece}`, YOURS),
        row(`× ${BLANK}`, `${pluralOf(piece)} a month, ÷ 60`, YOURS),
        wageRow(waged),
        total(`$${BLANK}`, "a month of paid time"),
      ],
    },
    example: waged === null ? null : exampleFor(firm, waged.wage.hourly),
    mustBeTrue: mustBeTrue(firm),
    aYear: null,
  };
}

function mustBeTrue({ lead, stances }: CompanyProfile): string {
  if (stances.some(({ effect }) => effect === "respectBan"))
    return "what the page asks for is shown first. Until then nothing is tried, and these stay blank.";
  const baseline = lead.trial.baseline ?? lead.trial.measure;
  return `the trial moves a figure that is written down before it begins: ${lowerFirst(baseline).replace(/\.$/, "")}.`;
}

function exampleFor({ size, people }: CompanyProfile, wage: number): string {
  const many = A_MONTH[size];
  const hours = (MINUTES * many) / 60;
  return `with ${people}, ${MINUTES} minutes less on ${count(many)} a month are ${count(hours)} hours, and at ${hourly(wage)} that is ${dollars(hours * wage)} a month.`;
}
