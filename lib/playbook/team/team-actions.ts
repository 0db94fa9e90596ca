import type { BlockKey } from "@/lib/domain/team/questions";
import type { TeamAction, TeamFigures, TeamFlag, TeamItem } from "@/lib/domain/team/result";
import { flagged } from "@/lib/domain/team/work-out";
import type { CompanyProfile } from "../company-profile";
import { financeOwner, peopleOwner, privacyOwner } from "../roles";

type Does = readonly [what: string, owner: (firm: CompanyProfile) => string];

const leader = (firm: CompanyProfile): string => firm.leader;
const people = ({ owners }: CompanyProfile): string => peopleOwner(owners);
const money = ({ owners }: CompanyProfile): string => financeOwner(owners);
const rules = ({ owners }: CompanyProfile): string => privacyOwner(owners);
const pilot = (firm: CompanyProfile): string => firm.pilotRole;

/** What to do about each flag of a building block: one action, and who does it. */
const ON_BLOCKS: Readonly<Record<BlockKey, Partial<Readonly<Record<TeamFlag, Does>>>>> = {
  ai_policy: {
    little_known: ["Read it aloud at the next meeting; ask where it is kept.", rules],
    further: ["Ask for the page that they mean, then adopt it or replace it.", leader],
    no_one_can_say: ["Tell all in one message whether there is a written rule, and where to find it.", rules],
  },
  dept_pilots: {
    little_known: [
      "Show each pilot for five minutes at the next meeting: task, measure, result so far.",
      pilot,
    ],
    further: ["List what runs, in which tool and with whose data.", pilot],
    no_one_can_say: ["Post one list of what is being tried, with a name to ask for each.", pilot],
  },
  steering_committee: {
    little_known: ["Send the team its members, its next date and its last decision.", leader],
    further: ["Ask who meets and what they decide; give them a mandate, or end it.", leader],
    no_one_can_say: ["Say who decides on AI, and how a request reaches them.", leader],
  },
  dedicated_budget: {
    little_known: ["Say the amount, what it is for and who may spend it.", money],
    further: ["Ask which money they mean, and give it a line in the budget.", money],
    no_one_can_say: ["Say whether there is money for AI this year, and who approves it.", money],
  },
  internal_champions: {
    little_known: ["Name them at the next meeting, with the hours that each has for it.", people],
    further: ["Ask for the names, thank them, and give them hours for it.", people],
    no_one_can_say: ["Post who helps with AI, and with what.", people],
  },
  external_consultants: {
    little_known: ["Say who they are, what they were asked for and what they have delivered.", leader],
    further: ["Ask who was engaged, by which of you and for what; see the contract.", money],
    no_one_can_say: ["Say whether outside advisers are engaged, and for what.", leader],
  },
};

const ON_OTHERS: Readonly<Record<Exclude<TeamItem, BlockKey>, Partial<Readonly<Record<TeamFlag, Does>>>>> = {
  posture: {
    apart_from_leader: [
      "Say what you have seen of AI that the team has not, then ask what they have seen that you have not.",
      leader,
    ],
    split: [
      "Ask each for one sentence on what AI should do here within a year, before anyone comments.",
      leader,
    ],
    far_apart: ["Write half a page together: what AI is for here, and what it is not for.", leader],
  },
  confidence: {
    apart_from_leader: [
      "Bring one piece of AI output to the next meeting, and have everyone mark what is wrong in it, you included.",
      leader,
    ],
    split: ["Once a month, show one AI result that was wrong, and how it was found.", people],
    far_apart: [
      "A second person reads AI output before it goes out, until all have had the same training.",
      people,
    ],
  },
  firstChallenge: {
    no_common_first: [
      "Put the choices on one page, give each person three votes, and start with what gets most.",
      leader,
    ],
  },
  obstacle: {
    no_common_first: [
      "Ask each for the last time that something got in the way; sort the cases, and begin with the largest pile.",
      leader,
    ],
  },
};

const ACTIONS: Readonly<Record<TeamItem, Partial<Readonly<Record<TeamFlag, Does>>>>> = {
  ...ON_BLOCKS,
  ...ON_OTHERS,
};

/** The agenda of the next leadership meeting: an action for each item that has a flag, by the first of its flags. */
export const teamActions = (figures: TeamFigures, firm: CompanyProfile): TeamAction[] =>
  flagged(figures).flatMap(({ item, flags }) =>
    flags.slice(0, 1).flatMap((flag) => {
      const does = ACTIONS[item][flag];
      if (does === undefined) return [];
      const [what, owner] = does;
      return [{ item, flag, what, owner: owner(firm) }];
    }),
  );
