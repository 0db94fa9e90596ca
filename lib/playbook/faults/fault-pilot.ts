import { upperFirst } from "../grammar";
import { type OwnPilot, ownPilot, type UsualPilot } from "../lead/own-pilot";
import { pluralOf } from "../lead/task-words";
import { besidePilot } from "./beside-pilot";
import { type CountedFault, workOf } from "./counted-fault";
import type { FaultKind } from "./fault-words";
import { READ, sampleOf } from "./sample";
import type { SeenLate } from "./seen-late";
import { sortedPilot } from "./sorted-pilot";

/** A first pilot against what goes wrong today, tried on the cases that they counted before it touches a live one. */
export const faultPilot = (
  fault: CountedFault,
  knows: string | null,
  late: SeenLate | null = null,
): UsualPilot => {
  const { kind, records, since, several, count } = fault;
  // What showed it coming is looked for where it would be on record.
  if (kind === "foreseen" && records !== null && since === null)
    return besidePilot(records, {
      name: several,
      counted: { count, of: null },
    });
  return ownPilot(
    isSeenInTime(fault, late)
      ? seenInTime(fault, late)
      : fault.since === null
        ? withWhoKnows(BY_KIND[fault.kind](fault), knows)
        : sortedPilot(fault, fault.since),
    ["operations", "customer_service"],
  );
};

/** Whether the one who sees the work too late would have held what is made wrong. */
export const isSeenInTime = ({ kind }: CountedFault, late: SeenLate | null): late is SeenLate =>
  late !== null && kind === "held";

const seenInTime = (fault: CountedFault, { who, what, before }: SeenLate): OwnPilot => ({
  title: `Each ${what} seen by ${who} first`,
  pilot: `each ${what} seen by ${who} before ${before}, with the right to send it back, tested first on ${casesOf(fault)}`,
  measure: `${fault.several}, and days that a ${what} waits for ${who}`,
  stop: `${who} would have sent back ${fewerThanHalf(fault)}, or a ${what} waits for longer than two days`,
  firstStep: `With ${who}, pull ${theCases(fault)} and write beside each whether ${who} would have sent the ${what} back, and why`,
  guardrail: `What ${who} sends back is changed by the one who made it, and by no tool alone`,
  afterwards: `Write down what ${who} sends back most often, as a list for those who make each ${what}`,
  notYet: {
    what: "A tool that makes more of it faster",
    why: `it begins with the same ${what}, and that is not right yet`,
  },
  goesOn: `${fault.several} fall by half`,
  byHand: true,
  risk: {
    risk: `${who} is overruled on the first order that is large.`,
    control: `What ${who} sends back goes back, and a no is lifted by you alone, in writing.`,
  },
});

/** "Pull the 41 wrong cheques and, with Joyce, write beside each …" */
const withWhoKnows = ({ firstStep, ...trial }: OwnPilot, knows: string | null): OwnPilot => ({
  ...trial,
  firstStep:
    knows === null
      ? firstStep
      : firstStep.replace(" and write beside each ", ` and, with ${knows}, write beside each `),
});

const BY_KIND: Readonly<Record<FaultKind, (fault: CountedFault) => OwnPilot>> = {
  held: (fault) => ({
    title: upperFirst(fault.several),
    pilot: `${
      fault.good === null
        ? `a check on work that would end as one of the ${fault.several}, before it leaves`
        : `a check that holds a likely ${fault.one} before it leaves`
    }, tested first on ${casesOf(fault)}`,
    measure: `${fault.several} that leave, and good ${fault.good === null ? "ones" : pluralOf(fault.good)} held for nothing`,
    stop: `it would have held ${fewerThanHalf(fault)}, or holds more than one good ${fault.good ?? "case"} in ten`,
    firstStep: `Pull ${theCases(fault)} and write beside each what gave it away, or would have`,
    guardrail: "The check may hold; a person looks and releases, and nothing is changed or sent by itself",
    afterwards:
      "Add the next kind of mistake to the check, with its own past cases and one owner of the list",
    notYet: {
      what: `Software that puts ${fault.several} right by itself`,
      why: "a check may hold one, and a person releases it",
    },
  }),
  foreseen: (fault) => ({
    title: upperFirst(fault.several),
    pilot: `an early warning of ${fault.several} from what is on record, tested first on ${casesOf(fault)}`,
    measure: `${fault.several}, and warnings for nothing`,
    stop: `it would have warned of ${fewerThanHalf(fault)}, or warns for nothing more often than not`,
    firstStep: `Pull ${theCases(fault)} and write beside each its first sign, when it came, and who could have seen it`,
    guardrail:
      "Each warning goes to a person by name, on every day of the week; what is done about it is theirs to decide",
    afterwards: "Add the next sign that the cases show, and keep the log of warnings with one owner",
    notYet: {
      what: "Software that acts on a warning by itself",
      why: "its log has to show first how often a warning is right",
    },
  }),
  unproved: (fault) => ({
    title: upperFirst(fault.several),
    pilot: `the proof that gets ${workOf(fault)} paid, written down on the day: a line with what the contract asks for, the time and a name, and a call the same evening where it is missing`,
    measure: `how many of them are paid, and how many have the whole line`,
    stop: "fewer than half of the next twenty have the whole line",
    firstStep: `Pull ${sampleOf(fault.count, fault.several, { all: FEW, sample: FEW })} and write beside each what was missing; then ask your largest client whether the new line would do`,
    guardrail: "What was not written down on the day is not filled in afterwards, by a person or by a tool",
    afterwards: "Send each bill with its line, and look at what is still refused once a month",
    notYet: {
      what: "A tool against the cause",
      why: "it gets nothing paid that was done without its proof",
    },
    byHand: true,
    risk: {
      risk: "The line is filled in at the end of the week, and no one believes it.",
      control: "A line counts only with its time and name on the day; what was forgotten stays empty.",
    },
  }),
  unserved: (fault) => ({
    title: upperFirst(fault.several),
    pilot: `the causes of ${fault.several} counted from the record with names taken out, and the commonest taken first`,
    measure: `${fault.several} a week, by cause`,
    stop: "no one cause accounts for a quarter of the cases, or the one taken first is not down by a third by the review",
    firstStep: `Pull ${theCases(fault)} and write beside each what would have been needed: a free person, the right one, or a quicker answer`,
    guardrail: "Only the record without names is read by software; who is served first stays with a person",
    afterwards: "Take the next cause on the list, with the same count before and after",
    notYet: {
      what: "Answers by software in place of those that are missing",
      why: "the causes have to be known before anything is sent to a customer",
    },
    byHand: true,
  }),
};

/** Bills that are looked at to see what they lack. */
const FEW = 20;

/** "the 41 from last fall", "50 of them from last winter" */
function casesOf({ count, when }: CountedFault): string {
  const isAll = count <= READ.all;
  if (isPast(when)) return `${isAll ? `the ${count}` : `${READ.sample} of them`} from ${when}`;
  return isAll ? "those that you counted" : `${READ.sample} past ones`;
}

/** "fewer than 7 of those 13": in the figure of the cases that it is tried on, where that is known. */
function fewerThanHalf({ count, when }: CountedFault): string {
  const tried = count <= READ.all ? count : READ.sample;
  return count <= READ.all && !isPast(when)
    ? "fewer than half of those cases"
    : `fewer than ${Math.ceil(tried / 2)} of those ${tried}`;
}

const theCases = ({ count, several, when }: CountedFault): string =>
  sampleOf(count, `${several}${isPast(when) ? ` of ${when}` : ""}`, READ);

const isPast = (when: string | null): when is string => when !== null && /^(?:last|this|in) /.test(when);
