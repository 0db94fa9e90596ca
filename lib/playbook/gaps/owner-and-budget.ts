import { hasElement, hasOwner } from "../company-profile";
import { quarterMoney } from "../costs";
import { mainMeasure, trialInShort } from "../main-measure";
import { financeOwner } from "../roles";
import { bySize, isSmall } from "../size";
import { maySay } from "../true-of";
import type { GapRule } from "./gap";

/** Gap: no owner. */
export const NO_OWNER: GapRule = {
  id: "owner",
  applies: (firm) => !hasOwner(firm),
  write: (firm) => ({
    challenge:
      hasElement(firm, "dept_pilots") && maySay(firm, "aiAllowed", "toolsInUse")
        ? "Pilots are running, and you named no one who answers for what they bring or break."
        : bySize(firm.size, {
            micro: "You named no one with hours for AI, so it waits for a quiet week.",
            small: `You named no one among ${firm.people} who answers for AI.`,
            middle: "You named no sponsor and no champion, so a question about AI has no fixed place to go.",
            large: `With ${firm.people} and no sponsor or champion named, each division will decide for itself.`,
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
        : "Put the names, their hours and the first review date into this month's minutes.",
      measure: isSmall(firm.size)
        ? "A half-hour review takes place each month, with a list of uses and errors on the table."
        : "A 45-minute review takes place each month, with a list of uses, risks and value.",
    },
    quickWin: bySize(firm.size, {
      micro: `Two hours a week for ${trialInShort(firm)}.`,
      small: "One person named, with half a day a week.",
      middle: "One executive sponsor and one champion, by name.",
      large: "One executive sponsor, and one champion in each division that takes part.",
    }),
    implementation: isSmall(firm.size)
      ? `Half an hour each month: ${mainMeasure(firm)}, and what went wrong.`
      : "A 45-minute review each month of uses, risks and value.",
    scaling: bySize(firm.size, {
      micro: "Once a year, decide which uses to keep and which to drop.",
      small: "Once a year, decide which uses to keep, grow or drop.",
      middle: "A yearly decision by the leadership team on the whole list of uses.",
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
      micro: "You ticked no budget, so hours for trying things out have to be found in a quiet week.",
      small: "You ticked no budget: trying things out depends on goodwill.",
      middle: `You ticked no budget, so in each department of ${firm.name} AI competes with everything else.`,
      large: "You ticked no budget, so a division that wants to try something has to find the money itself.",
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
      firstStep: "Write one line into the next quarter's plan: the amount, the hours, and who decides.",
      measure: "Dollars and hours are reported beside what the pilot gave back.",
    },
    quickWin: `A budget line of ${quarterMoney(firm)} for the trial.`,
    implementation: `Fund the next step on one figure alone, ${mainMeasure(firm)}: no gain, no money.`,
    scaling: isSmall(firm.size)
      ? "Put next year's amount where this year's log shows a gain."
      : "A yearly budget, mostly for people and process and less for licences.",
  }),
};
