import { eitherInWords, upperFirst } from "../grammar";
import { ownPilot, type UsualPilot } from "../lead/own-pilot";
import { besidePilot } from "./beside-pilot";
import type { CasesCounted } from "./cases-counted";
import { READ, sampleOf } from "./sample";
import type { ToldCases } from "./told-cases";

/** What a pilot of cases is made from. */
type Told = Pick<ToldCases, "name" | "headedBy" | "counted" | "causes" | "copied" | "records">;

/** What to do about a problem whose cause no one has counted yet: "unplanned stops", or “the cases” where it has no name. */
export const casesPilot = (told: Told): UsualPilot => {
  const pieces = told.copied ? (piecesOf(told) ?? (told.name === null ? "typed entries" : null)) : null;
  if (pieces !== null) return comparedPilot(pieces, told);
  const sentBack = /^(?:kicked|bounced) (\p{L}.*)$/u.exec(told.name ?? "")?.[1];
  if (sentBack !== undefined) return sentBackPilot(sentBack);
  return told.records === null || told.causes.length > 0
    ? countedPilot(told)
    : besidePilot(told.records, told);
};

/** "returned certificates" are certificates; null where it is not said what goes wrong. */
function piecesOf({ name, headedBy }: Pick<ToldCases, "name" | "headedBy">): string | null {
  if (name === null) return headedBy;
  return /^(?:returned|rejected|refused|denied|kicked|bounced|wrong) (\p{L}.*)$/u.exec(name)?.[1] ?? null;
}

/** What is copied by hand is compared before it leaves, on past cases first. */
function comparedPilot(pieces: string, { name, counted }: Pick<ToldCases, "name" | "counted">): UsualPilot {
  const isPlural = pieces.endsWith("s");
  const [its, leaves] = isPlural ? ["their", "they leave"] : ["its", "it leaves"];
  const sample = counted === null ? null : pulledFrom(counted);
  return ownPilot({
    title: `${upperFirst(pieces)}, compared with ${its} source`,
    pilot: `a comparison of ${pieces} with ${its} source before ${leaves}: every number, name and date, and what differs goes to a person`,
    measure: `${pieces} that left with an error, and right ones held for nothing`,
    stop: "it would not have caught half of the past cases, or holds more than one right one in ten",
    firstStep: `${sample === null ? "Take the last twenty that came back" : `Pull ${sample.cases}`}, and mark in each what was wrong and whether the source had it right`,
    guardrail:
      "A formula or a tool may find a difference; a person decides which of the two is right, and nothing is changed by itself",
    afterwards: "Compare the next form that is copied by hand in the same way, with the same list of errors",
    notYet: {
      what: "Software that fills it in",
      why: "what is copied has to be compared either way, and that is tried first",
    },
    byHand: true,
    counts: name ?? "cases",
    risk: {
      risk: "The source was wrong, and so the two agree.",
      control:
        "Those who fill in the source read it back once, and what it had wrong is counted beside the rest.",
    },
  });
}

/** What is sent back for a gap is held where it arises, and no gap is filled by guess. */
const sentBackPilot = (pieces: string): UsualPilot =>
  ownPilot({
    title: `${upperFirst(pieces)}, checked before they leave`,
    pilot: `a check of ${pieces} before they leave, by a list of the three things that they were sent back for most`,
    measure: `${pieces} that are sent back, of a hundred`,
    stop: "no fewer are sent back after four weeks, or the check takes longer than chasing them does today",
    firstStep: `Take the last fifty ${pieces} that were sent back, and count what each of them lacked`,
    guardrail: "What is missing is asked for on the spot, and filled in by guess by no person and no tool",
    afterwards: "Add the next thing on the list, and take off one that has caught nothing for a month",
    notYet: {
      what: "A tool that fills in what is missing",
      why: "a gap that is filled by guess gets through, and is wrong all the same",
    },
    goesOn: "half as many are sent back",
    byHand: true,
    counts: `${pieces} that are sent back`,
    risk: {
      risk: "Those who do the work have one more thing to do.",
      control: "The check asks only where something is missing, and has three lines.",
    },
  });

const countedPilot = ({ name, headedBy, counted, causes }: Omit<Told, "copied" | "records">): UsualPilot => {
  const trouble = headedBy === null ? null : `trouble with ${headedBy}`;
  const told = name ?? trouble;
  const several = name ?? (trouble === null ? "times that it came up" : `cases of ${trouble}`);
  // A tool or a cure is chosen by what they think is behind it only once that is counted.
  const theirs =
    causes.length === 0 ? "" : eitherInWords([...causes.map((cause) => `“${cause}”`), "another"]);
  const each =
    theirs === ""
      ? "its date, its cause in one word, and what it cost"
      : `its date, what it cost, and its cause: ${theirs}`;
  const sample = counted === null ? null : pulledFrom(counted);
  return ownPilot({
    // Without a name it is the problem that page one begins with, in their words.
    title: told === null ? "How often it comes up, and why" : `${upperFirst(told)}, counted by cause`,
    pilot: `a count of ${told ?? "the times that the problem comes up"} by cause${theirs === "" ? "" : ` (${theirs})`}, ${sample === null ? "" : `${sample.short} first, `}each with its date and its cost, and the commonest cause taken first`,
    measure:
      told === null ? "times a week that the problem comes up, by cause" : `${several} a week, by cause`,
    stop: "no one cause accounts for a quarter of the cases, or the one taken first is not down by a third by the review",
    firstStep:
      sample === null
        ? `Write down the last twenty ${several}, each with ${each}`
        : `Pull ${sample.cases} and write beside each ${each}`,
    guardrail:
      "The list carries no names of people; software may sort it, and a person decides what is done about a cause",
    afterwards: "Take the next cause on the list, with the same count before and after",
    notYet: {
      what: "A tool for it",
      why: "the commonest cause shows first whether one would help",
    },
    byHand: true,
    counts: name ?? (trouble === null ? "times that it comes up" : "cases"),
    risk: {
      risk: "The list is kept for three weeks and then forgotten.",
      control: "The one who may act on a cause reads it every Monday, and asks when a week is empty.",
    },
  });
};

/** "the 27 of last year", and where there are many of them fifty. */
function pulledFrom({ count, when }: CasesCounted): { short: string; cases: string } {
  const of = when.startsWith("in ") ? when : `of ${when}`;
  const short = count <= READ.all ? `the ${count} ${of}` : `${READ.sample} ${of}`;
  return { short, cases: sampleOf(count, `cases ${of}`, READ) };
}

/** What someone knows who is about to leave, by name. */
export const leaverPilot = (name: string): UsualPilot =>
  ownPilot({
    title: `What ${name} knows`,
    pilot: `a record of what ${name} knows, made while ${name} works with the next person beside, and tried by that person alone`,
    measure: "pieces of work that the next person gets right without asking",
    stop: "the next person still has to ask about every second piece by then",
    firstStep: `List with ${name} the ten things that no one else does, and mark the three that go wrong without ${name}`,
    guardrail: `${name} says what is written down, and nothing is filmed or recorded without a yes`,
    afterwards: "Have the next person do the three alone, and write down what the record still misses",
    notYet: {
      what: "Software in place of what hands have to learn",
      why: "the record and the practice come first",
    },
    byHand: true,
    risk: {
      risk: `${name} goes before the record is tried.`,
      control: `The three that go wrong without ${name} are tried first, by the next person alone, while ${name} is there to ask.`,
    },
  });
