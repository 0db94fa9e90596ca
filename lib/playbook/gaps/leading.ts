import { type FactOf, factsOf, isFirm } from "@/lib/domain/ledger/fact";
import type { CompanyProfile } from "../company-profile";
import { upperFirst } from "../grammar";
import { technologyOwner } from "../roles";
import { toldMeasuring } from "../told";
import { hasStance } from "../true-of";
import { quoted, typed } from "../typed";
import { beforeAndAfter, type GapRule } from "./gap";

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

/** The trial of a firm that leads: what it told us of its own agents, counted. */
export const COUNT_THEM: GapRule = {
  id: "count-them",
  applies: (firm) => leads(firm) && firm.countsUses,
  write: (firm) => {
    const measuring = toldMeasuring(firm);
    const { pilot, measure, stop, afterwards } = firm.lead.trial;
    return {
      challenge:
        measuring === null
          ? "Put the cost per result of each use beside what the result earns."
          : `You measure already, ${measuring}; put beside each use what its result earns.`,
      brief: beginWithTrial(firm),
      move: {
        what: `Do this before any further use: ${pilot}. Stop a use if ${stop}.`,
        owner: firm.pilotOwner,
        firstStep: firm.lead.thisWeek,
        measure: `${upperFirst(measure)}.`,
      },
      quickWin: `Today's figures for each use: ${measure}.`,
      implementation: `This quarter, ${pilot}; a use stops if ${stop}.`,
      scaling: `${afterwards}.`,
    };
  },
};

const beginWithTrial = ({ lead, pilotOwner }: CompanyProfile) => ({
  what: `Begin with ${lead.trial.pilot}.`,
  owner: pilotOwner,
  firstStep: lead.thisWeek,
  measure: `${upperFirst(lead.trial.measure)}.`,
});

/** The trial of a firm that leads and wrote what is in its way: that comes before any further use. */
export const CLEAR_THE_WAY: GapRule = {
  id: "clear-the-way",
  applies: (firm) => leads(firm) && !firm.countsUses,
  write: (firm) => {
    const { pilot, measure, stop, afterwards } = firm.lead.trial;
    return {
      challenge: `AI runs here already; by what you wrote, this comes before any further use: ${pilot}.`,
      brief: beginWithTrial(firm),
      move: {
        what: `Put this before every other new use: ${pilot}. Stop it if ${stop}.`,
        owner: firm.pilotOwner,
        firstStep: firm.lead.thisWeek,
        measure: beforeAndAfter(measure),
      },
      quickWin: `Today's figures, on paper: ${measure}.`,
      implementation: `A trial of ${pilot}; stop if ${stop}.`,
      scaling: `${afterwards}.`,
    };
  },
};

export const EVALUATION: GapRule = {
  id: "evaluation",
  applies: leads,
  write: (firm) => {
    const share = shareInWords(firm);
    return {
      challenge: `${share === null ? "Know" : `You told us how much it does, ${share}; know`} what a new model or prompt changes before it goes live.`,
      brief: {
        what: "Test before each release.",
        owner: technologyOwner(firm.owners),
        firstStep: "Keep fifty real cases as the test.",
        measure: "Releases held back, monthly.",
      },
      move: {
        what: "Let no new model or prompt go live that scores below the one it replaces.",
        owner: technologyOwner(firm.owners),
        firstStep:
          "Unless you have such a set already, keep fifty real cases with the answers you would sign, and score today's version on them.",
        measure: "The score of each version on the same cases, and the releases that it held back.",
      },
      quickWin: "Fifty real cases with the answers you would sign, scored by two people.",
      implementation: "The score as a gate: nothing goes live below the version it replaces.",
      scaling: "A set of cases per use, renewed each quarter from what went wrong.",
    };
  },
};

export const AGENT_RIGHTS: GapRule = {
  id: "agent-rights",
  applies: leads,
  write: (firm) => ({
    challenge:
      "Put on one page what each use in production may read, change, spend and send, and who can switch it off.",
    brief: {
      what: "List what each use may do.",
      owner: technologyOwner(firm.owners),
      firstStep: "Start with what can send or spend.",
      measure: "Each switch-off tested by day 45.",
    },
    move: {
      what: "Write for each use in production what it may read, change, spend and send, who owns it and who can switch it off.",
      owner: technologyOwner(firm.owners),
      firstStep: `Begin with the one that can reach ${firm.words.customers} without a person in between.`,
      measure: "Each switch-off tested once by day 45; no right without a named owner.",
    },
    quickWin: "One page of uses: rights, owner, switch-off.",
    implementation: "Rights cut to what the logs show was used, and a switch-off tested for each use.",
    scaling: "A review of rights with each new model, vendor or market.",
  }),
};
