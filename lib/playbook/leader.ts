import { lowerFirst, upperFirst } from "./grammar";
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
  const short = title === null ? null : shortOf(title);
  if (short === null || [...short].length > TITLE_CHARACTERS) return plain;
  return BOARD.test(short) && !RUNS_THE_FIRM.test(short) ? "Chief executive" : short;
}

/** Whether a title, as it was typed, is that of the leader who answers for the plan. */
export const isTitleOf = (title: string, leader: string): boolean =>
  shortOf(title) === leader && !(BOARD.test(title) && !RUNS_THE_FIRM.test(title));

/** "Notary Public, owner": of several titles the one of who runs the firm. */
function shortOf(title: string): string {
  // "CEO (third generation)": what is in brackets is no title.
  const said = title.replace(/\s*\([^)]*\)/g, "").trim();
  const whole = inEnglish((said === "" ? title : said).replace(/\bchief executive officer\b/i, "CEO"));
  const parts = whole.split(/\s*,\s*/);
  const running = parts.length === 1 ? undefined : parts.find((part) => RUNS_THE_FIRM.test(part));
  return running === undefined ? whole : upperFirst(running);
}

/** What those who run a firm are called in French, as a sentence of ours calls them; signed is the title as it was typed. */
const IN_ENGLISH: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:pdg|président-directeur général|présidente-directrice générale|chef de la direction|cheffe de la direction)$/i,
    "CEO",
  ],
  [/^(?:président|présidente)$/i, "President"],
  [/^(?:directeur général|directrice générale|dg)$/i, "General manager"],
  [/^propriétaire$/i, "Owner"],
  [/^(?:associé directeur|associée directrice)$/i, "Managing partner"],
  [/^(?:fondateur|fondatrice)$/i, "Founder"],
  [/^(?:directeur|directrice)$/i, "Director"],
  [/^(?:copropriétaire)$/i, "Co-owner"],
  [/^chef(?:fe)? propriétaire$/i, "Chef-owner"],
];

/** "Fondatrice et directrice" is two titles: where one has no English, neither is translated. */
function inEnglish(title: string): string {
  const english = title
    .trim()
    .split(" et ")
    .map((part) => IN_ENGLISH.find(([french]) => french.test(part.trim()))?.[1]);
  const known = english.flatMap((part, at) => (part === undefined ? [] : at === 0 ? part : lowerFirst(part)));
  return known.length === english.length ? known.join(" and ") : title;
}

/** Where their kind of firm calls someone what the leader is called, it is the leader. */
export const orLeader = ({ leader }: { leader: string }, role: string): string =>
  role.toLowerCase() === leader.toLowerCase() ? leader : role;
