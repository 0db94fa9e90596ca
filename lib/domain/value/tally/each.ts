import { lastStem, WORD } from "./words";

/** What one of them takes, in minutes or in dollars. */
export interface Each {
  readonly amount: number;
  /** Words near it that say what one is; empty where none do. */
  readonly nouns: readonly string[];
  readonly at: number;
  /** Told as saved by a tool, or as the check that it needs. */
  readonly as: "taken" | "saved" | "check";
  /** Told of a time and not of a piece: "2 h a day". */
  readonly per: string | null;
}

/** What a figure is of, by the words around it. */
export function eachOf(plain: string, match: RegExpExecArray, amount: number, per: string | undefined): Each {
  const before = clauseBefore(plain, match.index);
  const behind = clauseBehind(plain, match.index + match[0].length);
  const nouns = [NOUN_BEHIND.exec(behind)?.[1] ?? "", NOUN_BEFORE.exec(before)?.[1] ?? ""];
  const isSaved = SAVES.test(before.slice(-NEAR)) || /^ off\b/.test(behind);
  const isCheck =
    CHECKS.test(before.replace(/^.*,(?=.{12})/s, "")) || CHECKS.test(/^[^,]{0,30}/.exec(behind)?.[0] ?? "");
  return {
    amount,
    nouns: nouns.flatMap((noun) => noun.split(/\s+/)).filter((word) => word !== "" && !PLAIN_WORDS.has(word)),
    at: match.index,
    as: isCheck ? "check" : isSaved ? "saved" : "taken",
    per: per ?? null,
  };
}

const REACH = 90;
const NEAR = 40;
const clauseBefore = (plain: string, at: number): string =>
  plain.slice(Math.max(0, at - REACH), at).replace(/^.*[.;:!?](?=\s)/s, "");
const clauseBehind = (plain: string, at: number): string =>
  /^[^.;:!?]*/.exec(plain.slice(at, at + REACH))?.[0] ?? "";

const SAVES = /\b(?:saves?|spares?|saved|shaves?|cuts?)\b/;
export const CHECKS =
  /\b(?:check(?:s|ed|ing)?|proof(?:s|ing)?|verif(?:y|ies|ying)|review(?:s|ing)?|reading|undo(?:es|ing)?|correct(?:s|ing)?|puts? \S+ back)\b/;
export const BY_A_TOOL = /\b(?:ai|machine|drafter|tool|software|bot|chatbot|app|model|copilot|chatgpt)\b/;

/** "9 min each to work it out": no noun follows. */
const NO_NOUN = "(?:to|for|in|by|and|of|on|at|with|from|because|when|so|but|if|go|then|just)";
const NOUN_BEHIND = new RegExp(
  String.raw`^(?: [a-z-]{1,14}){0,4}? (?:per|an?|each|every|out of every|for each|for every|to \w+ (?:each|every|one)) (?!${NO_NOUN}\b)((?:${WORD} ?){1,3})`,
);
const NOUN_BEFORE = new RegExp(
  String.raw`\b(?:each|every|an?|per) ((?:${WORD} ){1,4}?)(?:still )?(?:takes?|taking|needs?|burns?|eats?|loses?|spends?|costs?|sets?|runs?|is|means?|ties|of|gets?|has)\b[^.]*$`,
);
const PLAIN_WORDS = new Set(
  "again one time of those them these that and or in on at for with to by so we i it they a an the new each every typical day week h which because when out back up down our cost us me".split(
    " ",
  ),
);

/** "Saves 30 min on each, but then I spend 12 reading it": minutes too. */
export function withUnits(plain: string): string {
  const told = plain.match(/\d min\b/g) ?? [];
  return told.length === 1 && BY_A_TOOL.test(plain) && CHECKS.test(plain)
    ? plain.replace(BARE, "$1 min")
    : plain;
}
const BARE =
  /(?<=\b(?:for|spends?|puts?|takes?|another|costs?) )(\d{1,2})(?= (?:reading|checking|going|back|to check|more)\b|[.,;]|$)/;

/** Whether what one takes is said of those that are counted, by their name. */
export function isNamed({ nouns }: Each, of: string | null): boolean {
  const counted = new Set((of ?? "").split(" ").map(lastStem));
  return nouns.some((noun) => counted.has(lastStem(noun)));
}

/** "Each", "per", "a claim", "takes my dispatcher 7 min": one of them, and not all. */
export const isSaidOfEach = ({ at, nouns }: Each, plain: string): boolean =>
  nouns.length > 0 ||
  EACH_NEAR.test(plain.slice(Math.max(0, at - BESIDE), at)) ||
  EACH_NEAR.test(plain.slice(at, at + BESIDE));
const BESIDE = 45;
const EACH_NEAR =
  /\b(?:each|every|per|on average|a head|takes?|taking|took|needs?|eats?|burns?|swallow|(?:it|that|this|one|\d)(?: is|'s)|on the phone|to (?:replace|redo|fix|repair|rework|sort|chase|find|file|fill|write|enter|key|type|work|re\w+)|comes? to|costs? (?:us|me)|sets? (?:us|me) back|runs? (?:us|me)|of (?:some|my|a|an|our|[a-z]+'s)|spent|go(?:es)? (?:in|on|into)|at \$?\d|@)\b|(?:@|\bat) ?$/;
