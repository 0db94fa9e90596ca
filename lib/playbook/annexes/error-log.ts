import { BLANK } from "@/lib/domain/report/annex";
import type { CompanyProfile } from "../company-profile";
import { isByHand } from "../faults/fault-of-trial";
import { upperFirst } from "../grammar";
import { incident } from "../typed-facts";
import { branchOf, ownerOf, ownTrial, signedName, type WriteAnnex } from "./details";

const EMPTY_ROWS = 3;

/** Where mistakes are written down, with two lines that show how. */
export const errorLog: WriteAnnex = (firm) => ({
  id: "error-log",
  title: `Error log of ${signedName(firm)}`,
  shortName: "the error log",
  use: `Kept by ${keeperOf(firm)}, read in each review. ${howToBegin(firm)}`,
  parts: [
    {
      kind: "table",
      caption: "Errors of assistants, one a line",
      columns: [
        { title: "Date", share: 12 },
        { title: "Task", share: 20 },
        { title: "What was wrong", share: 26 },
        { title: "Noticed by, and how", share: 20 },
        { title: "What changes now", share: 22 },
      ],
      rows: [first(firm), second(firm), ...Array.from({ length: EMPTY_ROWS }, () => Array(5).fill(BLANK))],
    },
  ],
});

const howToBegin = (firm: CompanyProfile): string =>
  loggedIncident(firm) === undefined
    ? "The first two lines are examples: overwrite them."
    : "The first line is what you told us: add the day, and who noticed it. The second is an example: overwrite it.";

function first(firm: CompanyProfile): string[] {
  const told = loggedIncident(firm);
  return told === undefined
    ? wrongNumber(firm)
    : [
        BLANK,
        "As you told it",
        `“${told.sentence.replace(/[.!?]+$/, "")}”`,
        BLANK,
        CHANGES[told.key] ?? BLANK,
      ];
}

/** What went wrong with a tool already, as it was told: the log begins with it. */
export const loggedIncident = (firm: CompanyProfile) => incident(firm, ...Object.keys(CHANGES));

const STAYS_OUT = "What stays out is on a list, and one person is told of slips.";
const CHANGES: Readonly<Record<string, string>> = {
  false_output: "Each source is opened by a person before it is used.",
  omission: "What must be in it is on a list, and each draft is held against it.",
  pasted: STAYS_OUT,
  leak: STAYS_OUT,
};

/** A count by hand, and a page on a ban, are in no log of what assistants got wrong. */
const taskOf = (firm: CompanyProfile): string =>
  isByHand(firm) || branchOf(firm) === "ban"
    ? "A text that an assistant drafted"
    : upperFirst(ownTrial(firm).pilot);

function keeperOf(firm: CompanyProfile): string {
  const owner = ownerOf(firm);
  return owner === BLANK ? "the owner of the trial" : owner;
}

const wrongNumber = (firm: CompanyProfile): string[] => [
  "Example",
  taskOf(firm),
  "A number in the text was not the number in the source.",
  `${upperFirst(keeperOf(firm))}, by opening the source.`,
  "Each number is compared with its source before the text leaves.",
];

/** An omission that was told needs no second one as an example. */
const second = (firm: CompanyProfile): string[] =>
  loggedIncident(firm)?.key === "omission"
    ? wrongNumber(firm)
    : [
        "Example",
        taskOf(firm),
        "The text sounded right and left out what mattered most.",
        "The person who was to send it, on reading it aloud.",
        "What must be in the text is said at the start of each request.",
      ];
