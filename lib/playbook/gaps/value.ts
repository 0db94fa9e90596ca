import type { CompanyProfile } from "../company-profile";
import { listInWords, numberWord } from "../grammar";
import { financeOwner, technologyOwner } from "../roles";
import { bySize } from "../size";
import { toldResult, toldUseOf } from "../told";
import { maySay } from "../true-of";
import { hasToldResults } from "../typed-facts";
import type { GapRule } from "./gap";

function broughtBy(firm: CompanyProfile): string {
  const result = toldResult(firm);
  if (firm.pilotStage === "widen") return `You did not say what the other uses at ${firm.name} bring.`;
  if (result === null && firm.hasToldUse && hasToldResults(firm))
    return `You told us about one use with figures, ${toldUseOf(firm)}; the next ones need some too.`;
  if (result !== null) return `One use has a figure, ${result}; the next ones need one too.`;
  return firm.hasToldUse
    ? `You told us about one use, ${toldUseOf(firm)}; you did not say what it brings.`
    : `You did not say what the uses at ${firm.name} bring.`;
}

/** What is left where the basics are in place: to prove the value, and to protect it. */
export const PROVE_VALUE: GapRule = {
  id: "value",
  applies: () => true,
  write: (firm) => ({
    challenge: broughtBy(firm),
    brief: {
      what: "Publish the value of your three largest uses.",
      owner: financeOwner(firm.owners),
      firstStep: "Choose them by hours spent.",
      measure: "Three figures published this quarter.",
    },
    move: {
      what: "Put a baseline under the three largest uses and publish what each gives back.",
      owner: financeOwner(firm.owners),
      firstStep: firm.hasToldUse
        ? `Begin with the one you told us about, ${toldResult(firm) ?? toldUseOf(firm)}, and write down today's cost per unit.`
        : `Choose the three by hours spent, in ${listInWords(firm.departmentNames.slice(0, 3)) || "any department"}, and write down today's cost per unit.`,
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
    challenge: `AI is used or tried in ${departmentsInWords(firm)}; which use would hurt most if it failed is what a board asks next.`,
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
      large: "An independent test of the riskiest use, reported to the audit committee.",
    }),
    scaling: "Repeat the test yearly, and after each change of model or vendor.",
  }),
};

const departmentsInWords = (firm: CompanyProfile): string =>
  firm.departments.size > 3
    ? `${numberWord(firm.departments.size)} departments`
    : listInWords(firm.departmentNames) || `${firm.name}`;
