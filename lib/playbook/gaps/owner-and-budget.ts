import { type CompanyProfile, hasElement, hasOwner } from "../company-profile";
import { quarterMoney } from "../costs";
import { mainMeasure, trialInShort } from "../main-measure";
import { financeOwner } from "../roles";
import { bySize, isSmall } from "../size";
import { hasStance, maySay } from "../true-of";
import type { GapRule } from "./gap";

const oneIsEnough = ({ people }: CompanyProfile): string =>
  `You ticked no champion and no committee: among ${people}, one who answers for AI is enough to begin.`;
const amountFirst = ({ name }: CompanyProfile): string =>
  `You ticked no budget. Decide at ${name} how much money and how many hours this may take.`;

/** Gap: no owner. */
export const NO_OWNER: GapRule = {
  id: "owner",
  applies: (firm) => !hasOwner(firm) && firm.pilotLead === null && !hasStance(firm, "respectBan"),
  write: (firm) => ({
    challenge:
      hasElement(firm, "dept_pilots") && maySay(firm, "aiAllowed", "toolsInUse")
        ? "You ticked pilots, and no champion or committee that answers for them."
        : bySize(firm.size, {
            micro: "You ticked no champion: one person with two hours a week is enough to begin.",
            small: oneIsEnough(firm),
            middle: oneIsEnough(firm),
            large:
              "You ticked no champion and no committee: name a sponsor, and one person where the work is done.",
          }),
    brief: {
      what: bySize(firm.size, {
        micro: "Give one person two hours a week.",
        small: "Name one person who answers for AI.",
        middle: "Name a sponsor and a champion.",
        large: "Name a sponsor and one champion per division.",
      }),
      owner: firm.leader,
      firstStep: "Write name, hours, first review.",
      measure: "One review a month.",
    },
    move: {
      what: bySize(firm.size, {
        micro: "Choose one person who tries things out, two hours a week, and tells the rest.",
        small: "Name one person who answers for AI, with half a day a week.",
        middle: "Name one executive sponsor, and one champion where the work is done.",
        large: "Name one executive sponsor, and a champion in each division that takes part.",
      }),
      owner: firm.leader,
      firstStep: isSmall(firm.size)
        ? "Ask who already helps the others with it; write down the name, the hours and a first review date."
        : "Write down the names, their hours and the first review date.",
      measure: isSmall(firm.size)
        ? "Half an hour each month is kept for it, with a list of uses and errors."
        : "Forty-five minutes each month are kept for it, with a list of uses, risks and value.",
    },
    quickWin: bySize(firm.size, {
      micro: `Two hours a week for ${trialInShort(firm)}.`,
      small: "One person named, with half a day a week.",
      middle: "One executive sponsor and one champion, by name.",
      large: "One executive sponsor, and one champion in each division that takes part.",
    }),
    implementation: isSmall(firm.size)
      ? `Half an hour each month on one figure (${mainMeasure(firm)}) and on what went wrong.`
      : "A 45-minute review each month of uses, risks and value.",
    scaling: bySize(firm.size, {
      micro: "Once a year, decide which uses to keep and which to drop.",
      small: "Once a year, decide which uses to keep, grow or drop.",
      middle: "Once a year, decide on the whole list of uses: keep, grow or drop.",
      large: "A standing committee with a yearly decision on the portfolio of uses.",
    }),
  }),
};

/** No money and no hours. */
export const NO_BUDGET: GapRule = {
  id: "budget",
  applies: (firm) =>
    !hasElement(firm, "dedicated_budget") && maySay(firm, "moneyToInvest") && quarterMoney(firm) !== null,
  write: (firm) => ({
    challenge: bySize(firm.size, {
      micro: "You ticked no budget. Decide how many hours this may take.",
      small: amountFirst(firm),
      middle: amountFirst(firm),
      large: "You ticked no budget. Decide how much money and how many hours this may take, and who pays.",
    }),
    brief: {
      what: `Set aside ${quarterMoney(firm)} for learning.`,
      owner: financeOwner(firm.owners),
      firstStep: "Write amount, hours and who decides.",
      measure: "Spend shown beside results.",
    },
    move: {
      what: `Set aside ${quarterMoney(firm)} and the staff hours for one quarter of learning (our judgement of the amount).`,
      owner: financeOwner(firm.owners),
      firstStep: "Write one line: the amount, the hours, and who decides.",
      measure: "Dollars and hours are reported beside what the pilot gave back.",
    },
    quickWin: `A budget line of ${quarterMoney(firm)} for the trial.`,
    implementation: `Pay for a next step only if this figure has improved: ${mainMeasure(firm)}.`,
    scaling: isSmall(firm.size)
      ? "Spend next year where this year's log shows a gain."
      : "A yearly budget, mostly for people and process and less for licences.",
  }),
};
