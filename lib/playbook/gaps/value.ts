import { financeOwner, technologyOwner } from "../roles";
import { bySize } from "../size";
import { hasStance, maySay } from "../true-of";
import type { GapRule } from "./gap";

/** What is left where the basics are in place: to prove the value, and to protect it. */
export const PROVE_VALUE: GapRule = {
  id: "value",
  applies: (firm) => !hasStance(firm, "respectBan"),
  write: (firm) => ({
    challenge: `Before a further use starts at ${firm.name}, put what each one brings beside what it costs.`,
    brief: {
      what: "Publish the value of your three largest uses.",
      owner: financeOwner(firm.owners),
      firstStep: "Choose them by hours spent.",
      measure: "Three figures published this quarter.",
    },
    move: {
      what: "Put a baseline under the three largest uses and publish what each gives back.",
      owner: financeOwner(firm.owners),
      firstStep: "Begin with the use that takes most hours, and write down what one result costs today.",
      measure: "Three published figures by the end of the quarter.",
    },
    quickWin: "A baseline under the three largest uses.",
    implementation: `Publish the three figures inside ${firm.name}, good or bad.`,
    scaling: "Retire duplicates, and renegotiate contracts on usage figures.",
  }),
};

export const CHECK_THE_RISKIEST: GapRule = {
  id: "check",
  applies: (firm) => maySay(firm, "aiAllowed"),
  write: (firm) => ({
    challenge: `Ask which use of AI would do most harm to ${firm.words.customers} if it failed, and have that one checked first.`,
    brief: {
      what: "Have your riskiest use checked independently.",
      owner: technologyOwner(firm.owners),
      firstStep: "Rank uses by harm if wrong.",
      measure: "Findings closed by day 90.",
    },
    move: {
      what: "Have the use that could do the most harm checked by someone who did not build it.",
      owner: technologyOwner(firm.owners),
      firstStep: `Rank the uses by the harm a wrong result would do to ${firm.words.customers}, and take the first.`,
      measure: "Each finding is closed, or accepted in writing, by day 90.",
    },
    quickWin: "The uses ranked by the harm a wrong result would do.",
    implementation: bySize(firm.size, {
      small: "An afternoon with someone from outside who tries to make it fail.",
      middle: "An independent test of the riskiest use, with a written result.",
      large: "An independent test of the riskiest use, with a written result.",
    }),
    scaling: "Repeat the test yearly, and after each change of model or vendor.",
  }),
};
