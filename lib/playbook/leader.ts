import { isSmall, type Size } from "./size";

const TITLE_CHARACTERS = 32;
const BOARD = /\b(board|chair|chairman|chairwoman|chairperson)\b/i;
const RUNS_THE_FIRM = /\b(ceo|chief executive|president|managing|owner|founder)\b/i;

/**
 * Who is meant by "you" in a plan: the title as it was typed, where it is short. A board does not run the
 * company, so a chair's plan is owned by the chief executive.
 */
export function leaderOf(title: string | null, size: Size): string {
  const plain = isSmall(size) ? "Owner" : "Chief executive";
  const short = title?.replace(/\bchief executive officer\b/i, "CEO") ?? null;
  if (short === null || [...short].length > TITLE_CHARACTERS) return plain;
  return BOARD.test(short) && !RUNS_THE_FIRM.test(short) ? "Chief executive" : short;
}

/** Where their kind of firm calls someone what the leader is called, it is the leader. */
export const orLeader = ({ leader }: { leader: string }, role: string): string =>
  role.toLowerCase() === leader.toLowerCase() ? leader : role;
