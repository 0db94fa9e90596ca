import { isFirm } from "@/lib/domain/ledger/fact";
import { isVeryNoun } from "@/lib/domain/value/same-noun";
import { type Volume, volumesOf } from "@/lib/domain/value/usable";
import type { CompanyProfile } from "../../company-profile";
import { isMixed, leaverOfTrial } from "../../faults/fault-of-trial";
import { lowerFirst } from "../../grammar";
import { pluralOf } from "../../lead/task-words";
import { mainMeasure } from "../../main-measure";
import { trialByHand } from "../../memo/without-ai";
import type { Size } from "../../size";
import { type BoxInput, bill, row, total, type ValueBox, wageFor, wageRow, YOU_WROTE, YOURS } from "./box";
import { dollarsCountedBox } from "./dollars-counted";
import { BLANK, count, dollars, hourly } from "./figures";
import { type Unit, unitOf } from "./unit";

const MINUTES = 15;
const A_MONTH: Readonly<Record<Size, number>> = { micro: 20, small: 60, middle: 160, upper: 320, large: 640 };

/** Nothing was told that a sum could be made of: three blanks, and a worked line that is marked as no figure of theirs. */
export function blankBox(input: BoxInput): ValueBox {
  const { firm } = input;
  const counted = dollarsCountedBox(firm, mustBeTrue(firm));
  if (counted !== null) return counted;
  const byHand = trialByHand(firm)?.counts;
  if (byHand !== undefined) return casesBox(input, byHand);
  const unit = unitOf(firm);
  if (unit === null) return isBanned(firm) ? uncountedBox(input) : differenceBox(input);
  const waged = wageFor(input);
  const { piece, time } = unit;
  const told = toldVolume(firm, piece);
  return {
    ...bill(
      told === null ? "Three numbers decide it" : `One number decides it: ${time} on one ${piece}`,
      [
        row(BLANK, `${time} less on one ${piece}`, YOURS),
        told === null
          ? row(`× ${BLANK}`, `${pluralOf(piece)} a month${DIVIDED[time]}`, YOURS)
          : row(`× ${count(told.count.low)}`, `${pluralOf(piece)} a ${told.per}${DIVIDED[time]}`, YOU_WROTE),
        wageRow(waged),
        total(`$${BLANK}`, `a ${told?.per ?? "month"} of paid time`),
      ],
      mustBeTrue(firm),
    ),
    example: waged === null ? null : exampleFor(firm, unit, waged.hourly, told),
  };
}

const DIVIDED = { minutes: ", ÷ 60", hours: "" } as const;

/** What is counted and is no time: how much of it is gained, and what one of it is worth to them. */
function differenceBox(input: BoxInput): ValueBox {
  const { firm } = input;
  const leaver = leaverOfTrial(firm);
  if (leaver !== null) return onlyKnownBox(input, leaver.name);
  const { counts } = firm.lead.trial;
  if (counts !== undefined) return casesBox(input, counts);
  if (isMixed(firm)) return hoursBox(input, firm.mixed?.what ?? "them");
  const measure = mainMeasure(firm);
  return bill(
    "Two numbers decide it",
    [
      row(BLANK, `change in ${measure}, by the review`, YOURS),
      row(`× $${BLANK}`, "what one of them is worth to you", YOURS),
      total(`$${BLANK}`, "over the weeks that are counted"),
    ],
    mustBeTrue(firm),
  );
}

/** What goes wrong, with its name and without its figures. */
const casesBox = ({ firm }: BoxInput, cases: string): ValueBox =>
  bill(
    "Two numbers decide it",
    [
      row(BLANK, `${cases} a month`, YOURS),
      row(`× $${BLANK}`, "what one of them costs you, in money and in hours", YOURS),
      total(`$${BLANK}`, "a month, today"),
    ],
    mustBeTrue(firm),
  );

/** The hours that go into what comes from others. */
const hoursBox = (input: BoxInput, what: string): ValueBox =>
  bill(
    "One number decides it: the hours that they take",
    [
      row(BLANK, `hours a week spent on ${what}`, YOURS),
      wageRow(wageFor(input)),
      total(`$${BLANK}`, "a week of paid time"),
    ],
    mustBeTrue(input.firm),
  );

/** What one takes along costs the time in which others do without. */
function onlyKnownBox(input: BoxInput, name: string): ValueBox {
  return bill(
    `Two numbers decide it, and only ${name} can tell them`,
    [
      row(BLANK, `times a month that others have to ask ${name}`, YOURS),
      row(`× ${BLANK}`, "hours lost each time, once there is no one to ask", YOURS),
      wageRow(wageFor(input)),
      total(`$${BLANK}`, "a month of paid time"),
    ],
    mustBeTrue(input.firm),
  );
}

/** Under a ban no change is looked for: what is not known is how much of their time the work takes. */
function uncountedBox(input: BoxInput): ValueBox {
  return bill(
    "One number is missing: the hours that the work takes",
    [
      row(BLANK, "hours a month, counted by those who do it", YOURS),
      wageRow(wageFor(input)),
      total(`$${BLANK}`, "a month, spent today"),
    ],
    "it is counted before anyone names a saving. The ban holds, and nothing is tried meanwhile.",
  );
}

const isBanned = ({ stances }: CompanyProfile): boolean =>
  stances.some(({ effect }) => effect === "respectBan");

function mustBeTrue(firm: CompanyProfile): string {
  const { lead, stances } = firm;
  if (trialByHand(firm) !== null)
    return "it is written down before the trial begins. The ban holds, and no tool has a part in it.";
  if (stances.some(({ effect }) => effect === "respectBan"))
    return "what the page asks for is shown first. Until then nothing is tried, and these stay blank.";
  const baseline = lead.trial.baseline ?? lead.trial.measure;
  return `the trial moves a figure that is written down before it begins: ${lowerFirst(baseline).replace(/\.$/, "")}.`;
}

/** How many pieces there are, where one exact count of them was typed; two that differ are none. */
function toldVolume({ ledger }: CompanyProfile, piece: string): Volume | null {
  const [told, ...others] = volumesOf(ledger.facts.filter(isFirm)).filter(({ noun }) =>
    isVeryNoun(noun, piece),
  );
  const isExact = told !== undefined && others.length === 0 && told.count.low === told.count.high;
  return isExact && !told.fact.approx ? told : null;
}

function exampleFor(
  { size, people }: CompanyProfile,
  { piece, time }: Unit,
  wage: number,
  told: Volume | null,
): string | null {
  // What takes hours is not done so often that a round number of ours would be like theirs; what is counted by the year is long work.
  const isLong = time === "hours" || told?.per === "year";
  if (isLong && told === null) return null;
  const minutes = isLong ? 60 : MINUTES;
  const less = isLong ? "one hour less" : `${told === null ? `with ${people}, ` : ""}${MINUTES} minutes less`;
  const [many, per] = told === null ? [A_MONTH[size], "month"] : [told.count.low, told.per];
  const hours = (minutes * many) / 60;
  return `${less} on ${count(many)} ${pluralOf(piece)} a ${per} are ${count(hours)} hours, and at ${hourly(wage)} that is ${dollars(hours * wage)} a ${per}.`;
}
