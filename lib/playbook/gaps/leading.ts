import { type FactOf, factsOf, isFirm } from "@/lib/domain/ledger/fact";
import type { CompanyProfile } from "../company-profile";
import { replyOn } from "../friction/friction";
import { financeOwner, technologyOwner } from "../roles";
import { toldMeasuring } from "../told";
import { hasStance } from "../true-of";
import { quoted, typed } from "../typed";
import type { GapRule } from "./gap";

/** For firms that run AI in production and measure it: margin, evaluation and rights, and nothing for beginners. */

const leads = (firm: CompanyProfile): boolean => hasStance(firm, "leaderBranch");

const shares = (firm: CompanyProfile): FactOf<"rate">[] =>
  factsOf(firm.ledger.facts, "rate").filter(
    (fact) => isFirm(fact) && fact.role === "share" && fact.field === "aiExperience",
  );

/** "38% of support tickets", in their words. */
const shareInWords = (firm: CompanyProfile): string | null => {
  const [first] = shares(firm);
  return first === undefined ? null : quoted(typed(first.text) ?? "", 60);
};

export const UNIT_COST: GapRule = {
  id: "unit-cost",
  applies: leads,
  write: (firm) => {
    const measuring = toldMeasuring(firm);
    const told = replyOn(firm, "ai-cost");
    return {
      challenge:
        measuring === null
          ? "Uses in production are run by their cost per result; put it beside what the result earns."
          : `You measure already, ${measuring}; the same line for each agent, beside what its result earns, shows which ones carry themselves.`,
      brief: {
        what: "Set a margin and a ceiling per use.",
        owner: financeOwner(firm.owners),
        firstStep: "Split last month's bill by use.",
        measure: "Gross margin per use, monthly.",
      },
      move: told?.action ?? {
        what: "Put the cost per result beside what the result earns, use by use, and set a ceiling for each.",
        owner: financeOwner(firm.owners),
        firstStep: "Split last month's bill by use, and mark those whose cost per result rose.",
        measure: "Gross margin per use, monthly, with a decision for each that is above its ceiling.",
      },
      quickWin: "Last month's AI bill split by use, with the cost per result of each.",
      implementation: "A ceiling per use: above it, a smaller model, a cache or an end.",
      scaling: "Price your own product with the cost of inference inside the margin.",
    };
  },
};

export const EVALUATION: GapRule = {
  id: "evaluation",
  applies: leads,
  write: (firm) => {
    const share = shareInWords(firm);
    return {
      challenge: `${share === null ? "Your answers say what runs" : `You told us how much the agents do, ${share}`}; how much of it came back wrong is the figure a board asks for next.`,
      brief: {
        what: "Score what the agents close.",
        owner: firm.pilotOwner,
        firstStep: "Read 50 closed cases.",
        measure: "Share wrong, weekly.",
      },
      move: {
        what: "Read a random sample of what the agents finished each week against a fixed scoring sheet, and release no change that scores lower.",
        owner: firm.pilotOwner,
        firstStep: "Draw 50 finished cases of last week, let two people score them apart, and compare.",
        measure: "Share wrong or reopened, per agent and week; releases held back by it.",
      },
      quickWin: "Fifty finished cases scored by two people, with the share on which they differ.",
      implementation:
        "The scoring sheet as a gate: no new model or prompt goes live below last month's score.",
      scaling: "A scored set per agent that is renewed each quarter from real cases.",
    };
  },
};

export const AGENT_RIGHTS: GapRule = {
  id: "agent-rights",
  applies: leads,
  write: (firm) => ({
    challenge:
      "An agent that acts holds rights: what each may read, change, spend and send, and who can switch it off, belongs on one page.",
    brief: {
      what: "List each agent's rights.",
      owner: technologyOwner(firm.owners),
      firstStep: "Start with what can send or spend.",
      measure: "Each switch-off tested by day 45.",
    },
    move: {
      what: "Write for each agent what it may read, change, spend and send, who owns it and who can switch it off.",
      owner: technologyOwner(firm.owners),
      firstStep: `Begin with the agent that can reach ${firm.words.customers} without a person in between.`,
      measure: "Each switch-off tested once by day 45; no right without a named owner.",
    },
    quickWin: "One page of agents: rights, owner, switch-off.",
    implementation: "Rights cut to what the logs show was used, and a switch-off tested for each agent.",
    scaling: "A review of rights with each new model, vendor or market.",
  }),
};
