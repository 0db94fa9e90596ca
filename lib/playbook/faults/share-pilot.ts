import type { TaskPilot } from "@/lib/knowledge/knowledge";
import type { LostShare } from "./lost-share";

/** What to do about a problem whose cause no one knows yet. */
export const CASES_PILOT: TaskPilot = {
  for: [],
  title: "The cases, counted by cause",
  pilot:
    "a count of the cases by cause, each with its date and its cost, and the commonest cause taken first",
  measure: "cases a week, by cause",
  stop: "no single cause is behind a quarter of the cases, or the one that is taken first has not fallen by a third",
  firstStep: "Write down the last twenty cases, each with its date, its cause in one word, and what it cost",
  guardrail:
    "The cases carry no names; software may sort them, and a person decides what is done about a cause",
  afterwards: "Take the next cause on the list, with the same count before and after",
  notYet: {
    what: "A tool against it",
    why: "which one, if any, depends on the commonest cause",
  },
  departments: ["operations"],
  themes: [],
};

type Said = Omit<TaskPilot, "for" | "departments" | "themes">;

/** A first pilot against what is lost of a whole, from records that exist, before anything is bought or made differently. */
export const sharePilot = (lost: LostShare): TaskPilot => ({
  for: [],
  ...BY_KIND[lost.kind](lost),
  departments: ["operations"],
  // The records are split in the spreadsheet that they have.
  themes: [],
});

const BY_KIND: Readonly<Record<LostShare["kind"], (lost: LostShare) => Said>> = {
  overmade: ({ share }) => ({
    title: `The ${share} too much`,
    pilot:
      "a forecast kept beside today's number, both held against what was used, with nothing made or ordered differently",
    measure: "how far each number was over, and how far short, kept apart",
    stop: "the forecast is no nearer than today's number after eight weeks, or would have run short more often",
    firstStep:
      "Line up the last ninety days: what was asked for, what was made or ordered, what was used, and what was thrown away",
    guardrail:
      "The people who decide the number today go on deciding it; the forecast is sealed before they do, and opened after",
    afterwards:
      "Use the nearer of the two numbers for the five items it was best at, and go on counting both",
    notYet: {
      what: "Quantities that software sets by itself",
      why: "it has to be nearer than today's number first, on paper",
    },
  }),
  missing: ({ share }) => ({
    title: `The missing ${share}`,
    pilot: `a split of the missing ${share} by place and month, from the records on file, and the two worst places looked at in person`,
    measure: "the share that is missing, place by place",
    stop: "no place is twice as bad as the middle one: then it is how it is counted, and another question",
    firstStep:
      "Put what came in beside what was counted, place by place, for the last twenty-four months, and mark the two worst",
    guardrail:
      "Software may help to build the sheet, with names left out; a person checks its totals against the bills",
    afterwards: "Look at the next two places, and repeat the split every quarter",
    notYet: {
      what: "Sensors or a monitoring service for every place",
      why: "the split shows first where one would pay for itself",
    },
  }),
};
