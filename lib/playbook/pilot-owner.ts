import type { Answers } from "@/lib/domain/assessment/assessment";
import type { Ledger } from "@/lib/domain/ledger/fact";
import type { Challenge } from "./challenge";
import { orLeader } from "./leader";
import { isOpposed } from "./opposed";
import { insiderIn } from "./own-lines/insider";
import { volunteerIn } from "./own-lines/volunteer";
import { whoDoes } from "./own-lines/who-does";
import { whoRuns } from "./own-lines/who-runs";
import { departmentOwner, hasHeads, isByWork, type Owners, THE_ONE_NAMED, theRole } from "./roles";

interface PilotOwner {
  /** By name where one was told, else the role. */
  pilotOwner: string;
  /** The role that it is where no one is named: who is asked about a rule, and speaks for what runs. */
  pilotRole: string;
  /** The one who runs that work or, where no one does, alone does it; null where no one was named, or who was is out. */
  pilotLead: string | null;
  /** "estimator", as it was told beside the name; null otherwise. */
  pilotTitle: string | null;
}

interface OfTheTrial {
  answers: Answers;
  ledger: Ledger;
  lead: Challenge;
  department: string | undefined;
  owners: Owners;
  /** Who is against it, or about to leave. */
  others: readonly ({ name: string } | null)[];
  /** By name, where the trial is what one of theirs proposes. */
  proposedBy: string | null;
  /** Under a ban, or where what runs is counted, no one who does the work is asked to answer for it. */
  isTrial: boolean;
  /** Who forbids it answers for what would have to be true. */
  isBan: boolean;
}

/** Who answers for the trial: everything that names its owner says the same. */
export function pilotOwnerOf(trial: OfTheTrial): PilotOwner {
  const { lead, department, owners, isBan } = trial;
  const { size, leader } = owners;
  if (size === "micro") {
    const role = ownerInSmallFirm(lead, leader);
    const name = namedFor(trial)?.name ?? null;
    return { pilotOwner: name ?? role, pilotRole: role, pilotLead: name, pilotTitle: null };
  }
  const head = departmentOwner(owners, department);
  const pilotRole = isBan
    ? leader
    : hasHeads(size)
      ? headFor(lead, owners, head)
      : isByWork(head)
        ? THE_ONE_NAMED
        : head;
  const named = namedFor(trial);
  return {
    pilotRole,
    pilotOwner: named?.name ?? pilotRole,
    pilotLead: named?.name ?? null,
    pilotTitle: named?.title ?? null,
  };
}

function namedFor({ answers, ledger, lead, department, owners, others, proposedBy, isTrial }: OfTheTrial) {
  if (proposedBy !== null) return { name: proposedBy, title: null };
  const runs = whoRuns(answers, lead, department, others);
  if (runs !== null) return { name: runs, title: null };
  const does = isTrial ? whoDoes(answers, lead, ledger, others) : null;
  if (does !== null) return does.title !== null && isOpposed(owners.opposed, does.title) ? null : does;
  const offers = isTrial ? volunteerIn(answers, `${lead.text} ${lead.trial.pilot}`, others) : null;
  if (offers !== null) return { name: offers, title: null };
  const isByHand = lead.trial.byHand === true;
  if (!isTrial || !(isByHand || owners.size === "micro")) return null;
  const insider = insiderIn(answers, others);
  return insider === null ? null : { name: insider, title: null };
}

/** "I do the books at midnight": then it is the leader who does them today. */
const ownerInSmallFirm = ({ said }: Challenge, leader: string): string =>
  said !== null && /(?:^|\s)(?:I|I['’](?:m|ve|d)|my|je|j['’]\p{L}+)(?:\s|$)/iu.test(said)
    ? leader
    : "The person who does this work today";

/** In a larger firm, what their kind of firm calls the one who does that work. */
const headFor = (lead: Challenge, owners: Owners, head: string): string =>
  lead.owner === null || isOpposed(owners.opposed, lead.owner) ? head : orLeader(owners, lead.owner);

/** Inside a sentence: one by name as they are called, else "the operations lead". */
export const ownerInWords = ({ pilotLead }: Pick<PilotOwner, "pilotLead">, owner: string): string =>
  owner === pilotLead ? owner : theRole(owner);
