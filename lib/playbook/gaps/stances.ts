import type { CompanyProfile } from "../company-profile";
import { replyOn } from "../friction/friction";
import { upperFirst } from "../grammar";
import { hasStance } from "../true-of";
import type { GapRule } from "./gap";

/** What comes before all else where they told us so: a ban, an empty purse, a union, tools that people pay for. */

function replyOf(firm: CompanyProfile, id: string) {
  const reply = replyOn(firm, id);
  if (reply === null) throw new Error(`There is a stance without the reply ${id}.`);
  return reply;
}

/** Gap: AI is banned, and the ban is respected. */
export const BAN: GapRule = {
  id: "ban",
  applies: (firm) => hasStance(firm, "respectBan"),
  write: (firm) => {
    const { action } = replyOf(firm, "ban");
    return {
      challenge: `You have banned it. Two lines would make the ban complete: what people at ${firm.name} may use, and what would have to be true for it to change.`,
      brief: {
        what: "Complete the ban with two lines.",
        owner: action.owner,
        firstStep: "Ask what it has stopped.",
        measure: "Confirmed or changed on day 90.",
      },
      move: action,
      quickWin: "The ban with its two lines: what is approved, and what would change it.",
      implementation: "Collect, with dates, what the ban cost and what it prevented.",
      scaling: "Decide on the ban once a year, on that list.",
    };
  },
};

/** Gap: no cash. */
export const CASH: GapRule = {
  id: "cash",
  applies: (firm) => hasStance(firm, "crisis"),
  write: (firm) => {
    const { action, reading } = replyOf(firm, "cash");
    return {
      challenge: reading,
      brief: {
        what: "Buy nothing; bill what is done.",
        owner: action.owner,
        firstStep: "List what is done and not billed.",
        measure: "Dollars collected per week.",
      },
      move: action,
      quickWin: "A list of what is done and not billed, and of what is owed, largest first.",
      implementation:
        "Reminders and invoices drafted from that list, each read by a person before it leaves.",
      scaling: "Open the question of new tools again once cash has held for a quarter.",
    };
  },
};

/** Gap: the union is told first. */
export const UNION_FIRST: GapRule = {
  id: "union",
  applies: (firm) => hasStance(firm, "consultUnionFirst"),
  write: (firm) => {
    const { action } = replyOf(firm, "union");
    return {
      challenge: `A list of uses that the union has not seen will be read as a list of jobs; ${firm.name} gains by showing it first.`,
      brief: {
        what: "Give the union its notice.",
        owner: action.owner,
        firstStep: "List uses, and the jobs they touch.",
        measure: "Dated and answered by day 30.",
      },
      move: action,
      quickWin: "The notice to the union, with the list of uses sorted by whether a job changes.",
      implementation: "Only uses that change no job, agreed with the local, with two members on the team.",
      scaling: "Go through the list of uses with the local once a year.",
    };
  },
};

/** Gap: people pay for tools themselves. */
export const PRIVATE_TOOLS: GapRule = {
  id: "private-tools",
  applies: (firm) => hasStance(firm, "oneAccount"),
  write: (firm) => {
    const { action, reading } = replyOf(firm, "private-tools");
    return {
      challenge: reading,
      brief: {
        what: "Offer one contracted tool.",
        owner: action.owner,
        firstStep: "Ask five of them what they use.",
        measure: "Signed by day 60, of those asked.",
      },
      move: action,
      quickWin: "A list, without blame, of the tools that people pay for and of what is in them.",
      implementation: "One contracted tool for those who pay already, with terms they sign.",
      scaling: "Extend the contract to the next group that asks for it.",
    };
  },
};

/** Gap: a waste of time, by their own word: an hour has to prove it. */
export const ONE_HOUR: GapRule = {
  id: "one-hour",
  applies: (firm) => hasStance(firm, "smallFirst") && !hasStance(firm, "respectBan"),
  write: (firm) => {
    const { action, reading } = replyOf(firm, "waste");
    return {
      challenge: reading,
      brief: {
        what: "Give it one hour, once.",
        owner: action.owner,
        firstStep: "Choose the task you put off most.",
        measure: "Minutes with it, and without.",
      },
      move: action,
      quickWin: "One hour on one dull task, timed with it and without it.",
      implementation: "A second task only if the first one took at least a quarter less time.",
      scaling: "Look again in a year, or when a colleague in your trade shows you a figure.",
    };
  },
};

/** A trial without a tool: under a ban the work itself can be measured. */
export const TIME_IT: GapRule = {
  id: "baseline",
  applies: (firm) => hasStance(firm, "respectBan"),
  write: (firm) => {
    const { measure, pilot } = firm.lead.trial;
    return {
      challenge: "What the ban costs or saves has no figure yet, because the work itself has none.",
      brief: {
        what: "Time one task, with no tool.",
        owner: firm.pilotOwner,
        firstStep: "Time it ten times, as it is done today.",
        measure: `${upperFirst(measure.split(",")[0] ?? measure)}.`,
      },
      move: {
        what: `Count what one task costs as it is done today, with no tool: the one you would try first is ${pilot}.`,
        owner: firm.pilotOwner,
        firstStep: "Time the task ten times, as it is done today, and note the errors found later.",
        measure: `${upperFirst(measure)}, as they are today.`,
      },
      quickWin: "The baseline of one task, by hand.",
      implementation: "The figures beside the conditions of the ban, for the review on day 90.",
      scaling: "Where the ban is lifted for one use: eight weeks, one team, and the same figures.",
    };
  },
};
