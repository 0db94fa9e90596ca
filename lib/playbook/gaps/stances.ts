import type { CompanyProfile } from "../company-profile";
import { replyOn } from "../friction/friction";
import { upperFirst } from "../grammar";
import { owesNotice } from "../memo/stances";
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
    const { action, reading } = replyOf(firm, "ban");
    return {
      challenge: reading,
      brief: {
        what: "Add the approved list to the ban.",
        owner: action.owner,
        firstStep: "Ask what the ban has stopped.",
        measure: "Out by day 30, confirmed on day 90.",
      },
      move: action,
      quickWin: "The ban with its second line: what is approved, and what people do in place of the rest.",
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
        what: "Buy nothing until cash holds.",
        owner: action.owner,
        firstStep: "List renewals, with their dates.",
        measure: "Dollars of renewals ended.",
      },
      move: action,
      quickWin: "A list of subscriptions with their renewals, and what no one would miss struck out.",
      implementation: "No new contract; each renewal is decided by the person who answers for cash.",
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
      challenge:
        "Show the union the list of uses before anyone else sees it, sorted by whether a job changes.",
      brief: {
        what: owesNotice(firm) ? "Give the union its notice." : "Show the union the list of uses.",
        owner: action.owner,
        firstStep: "List uses, and the jobs they touch.",
        measure: "Dated and answered by day 30.",
      },
      move: action,
      quickWin: `${owesNotice(firm) ? "The notice to the union, with the list of uses" : "The list of uses, for the union to see first,"} sorted by whether a job changes.`,
      implementation: "Only uses that change no job, agreed with the union, with two members on the team.",
      scaling: "Go through the list of uses with the union once a year.",
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
        firstStep: "Ask them what they use.",
        measure: "Signed by day 60, of those asked.",
      },
      move: action,
      quickWin: "A list, without blame, of the private accounts and of what is in them.",
      implementation: "One contracted tool for those who use one already, with terms they sign.",
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

/** A trial without a tool: under a ban the conditions for a change can be written down. */
export const CONDITIONS: GapRule = {
  id: "conditions",
  applies: (firm) => hasStance(firm, "respectBan"),
  write: (firm) => {
    const { measure, pilot, stop, afterwards } = firm.lead.trial;
    return {
      challenge:
        "Write down what would have to be true for one use to be allowed; then the ban can be argued with on paper.",
      brief: {
        what: `Write ${pilot}.`,
        owner: firm.leader,
        firstStep: firm.lead.thisWeek,
        measure: `${upperFirst(measure)}.`,
      },
      move: {
        what: `Write ${pilot}. End it if ${stop}.`,
        owner: firm.leader,
        firstStep: firm.lead.thisWeek,
        measure: `${upperFirst(measure)}, on day 90.`,
      },
      quickWin: `Begun: ${pilot}.`,
      implementation: "Each answer with its date and a name.",
      scaling: `${afterwards}.`,
    };
  },
};
