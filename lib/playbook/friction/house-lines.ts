import { does, type Label } from "./label";

/** Lines that the firm has drawn itself: what a person must do, and until when nothing changes. */
export const HOUSE_LINES: readonly Label[] = [
  {
    id: "house-rule",
    keys: ["house_rule"],
    weight: 15,
    short: () => "the rule of your house",
    reply: (_, firm) => ({
      reading:
        "Your own rule holds: put it into the AI rule as it is, and count the time that keeping it takes.",
      action: does(
        firm.leader,
        "Put the rule into the AI rule in one sentence, with the name of the person who decides.",
        `Ask this week where ${firm.lead.trial.pilot} would touch it, and write down who signs.`,
        "No result left without that signature, counted on day 30.",
      ),
    }),
  },
  {
    id: "change-freeze",
    keys: ["change_freeze"],
    weight: 14,
    short: () => "a time in which nothing changes",
    reply: (_, firm) => ({
      reading: "While nothing may change, do what needs no system: take today's figure, and list the cases.",
      action: does(
        firm.leader,
        "Write down the day on which the freeze ends, and put the start of the trial behind it.",
        "Until then, time ten cases as they are done today, so that there is a figure to compare with.",
        "The figure of today is written down before the freeze ends.",
      ),
    }),
  },
];
