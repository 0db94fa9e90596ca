import type { Claim } from "@/lib/domain/gate/claims";
import type { CompanyProfile } from "./company-profile";
import { banned } from "./told";
import { hasStance } from "./true-of";

/** Contradiction: two answers that do not fit together, which an outsider would notice first. */
export interface Contradiction {
  /** One sentence for page one. */
  headline: string;
  /** What follows from it, for the section on readiness. */
  soWhat: string;
}

export interface Tension {
  applies: (firm: CompanyProfile) => boolean;
  /** What its sentences take for granted: where one of these is false, the next rule has its turn. */
  asserts?: readonly Claim[];
  write: (firm: CompanyProfile) => Contradiction;
}

/** What comes before all else: a ban, a hold, an empty purse, uses that run already. */
export const OF_STANCES: readonly Tension[] = [
  {
    applies: (firm) => hasStance(firm, "respectBan"),
    write: (firm) => ({
      headline: `${firm.name} has banned ${banned(firm)}${toWriteDown(firm)}`,
      soWhat:
        "A ban can be a good decision; a day on which it is reviewed, and a list of what is approved, make it easier to keep.",
    }),
  },
  {
    applies: (firm) => hasStance(firm, "policyFirst"),
    write: (firm) => ({
      headline: `${firm.name} has put AI on hold until there is a written policy; a draft of it is in this report.`,
      soWhat: "Put a date on the vote, so that the hold has an end.",
    }),
  },
  {
    applies: (firm) => hasStance(firm, "crisis"),
    write: (firm) => ({
      headline: `${firm.name} has a question of cash to answer before any question of AI.`,
      soWhat: "Whatever in this report costs money waits until that is settled.",
    }),
  },
  {
    applies: (firm) => hasStance(firm, "leaderBranch"),
    write: (firm) => ({
      headline: `${firm.name} runs AI in production and counts it; what it has to show now is margin, errors and rights.`,
      soWhat:
        "The next questions are which uses pay for themselves, which one carries the most risk, and who can switch it off.",
    }),
  },
];

/** What others want to read comes before what would lift it. */
const toWriteDown = ({ policyAsked }: CompanyProfile): string =>
  policyAsked === null
    ? "; what would have to be true for that to change is the next thing to write down."
    : `, and ${policyAsked.by} asked for a written policy${policyAsked.before === null ? "" : ` ${policyAsked.before}`}.`;
