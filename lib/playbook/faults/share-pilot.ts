import { type OwnPilot, ownPilot, type UsualPilot } from "../lead/own-pilot";
import type { LostShare } from "./lost-share";

/** A first pilot against what is lost of a whole, from records that exist, before anything is bought or made differently. */
export const sharePilot = (lost: LostShare): UsualPilot => ownPilot(BY_KIND[lost.kind](lost));

const BY_KIND: Readonly<Record<LostShare["kind"], (lost: LostShare) => OwnPilot>> = {
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
    risk: {
      risk: "The forecast is nearer on most days, and one short day decides against it.",
      control: "Short days are counted for both numbers, today's too, from the first day on.",
    },
  }),
  lost: ({ share }) => ({
    ...splitOf("lost", share),
    stop: "no place is twice as bad as the middle one: then the cause is one that all of them share",
    firstStep:
      "Put every loss of the last two years on one sheet: the place, the month, and what was seen first",
    guardrail: "Software may help to read notes into the sheet; a person checks each line against its note",
    afterwards: "Look at the next two places, and keep the sheet from now on",
    risk: {
      risk: "A pattern is found, and it was chance.",
      control:
        "Change something at one of the two worst places only, and leave the other as it is to compare.",
    },
  }),
  missing: ({ share }) => ({
    ...splitOf("missing", share),
    stop: "no place is twice as bad as the middle one: then it is how it is counted, and another question",
    firstStep:
      "Put what came in beside what was counted, place by place, for the last twenty-four months, and mark the two worst",
    guardrail:
      "Software may help to build the sheet, with names left out; a person checks its totals against the bills",
    afterwards: "Look at the next two places, and repeat the split every quarter",
    risk: {
      risk: "The cause is known, and no one may act on it.",
      control:
        "Name before the split begins who may change something at the two worst places, and for how much.",
    },
  }),
};

/** What is lost and what is missing are both split first. */
const splitOf = (how: "lost" | "missing", share: string) => ({
  title: `The ${how} ${share}`,
  pilot: `a split of the ${how} ${share} by place and month, from the records on file, and the two worst places looked at in person`,
  measure: `the share that is ${how}, place by place`,
  notYet: {
    what: "Sensors or a monitoring service for every place",
    why: "the split shows first where one would pay for itself",
  },
  byHand: true,
});
