import { BLANK } from "@/lib/domain/report/annex";
import type { CompanyProfile } from "../company-profile";
import { upperFirst } from "../grammar";
import { theRole } from "../roles";
import { incident } from "../typed-facts";
import { ownerOf, ownTrial, signedName, type WriteAnnex } from "./details";

const EMPTY_ROWS = 3;

/** Where mistakes are written down, with two lines that show how. */
export const errorLog: WriteAnnex = (firm) => ({
  id: "error-log",
  title: `Error log of ${signedName(firm)}`,
  shortName: "the error log",
  use: `Kept by ${theRole(ownerOf(firm))}, read in each review. The first two lines are examples: overwrite them.`,
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

function first(firm: CompanyProfile): string[] {
  const trial = ownTrial(firm);
  const told = incident(firm, "false_output");
  if (told === undefined)
    return [
      "Example",
      upperFirst(trial.pilot),
      "A number in the text was not the number in the source.",
      `${upperFirst(theRole(ownerOf(firm)))}, by opening the source.`,
      "Numbers are copied by hand from the source, and ticked off.",
    ];
  return [
    "Example, as you told it",
    "What was asked of the assistant",
    `“${told.sentence.replace(/[.!?]+$/, "")}”`,
    `${BLANK}, by opening the source.`,
    "Each source is opened by a person before it is used.",
  ];
}

const second = (firm: CompanyProfile): string[] => [
  "Example",
  upperFirst(ownTrial(firm).pilot),
  `The text sounded right and left out what mattered to the ${firm.reading.subsector?.vocabulary.customer ?? "customer"}.`,
  "The person who sends it, on reading it aloud.",
  "What must be in it is the first line of the request.",
];
