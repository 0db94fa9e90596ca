/**
 * What a fault of the firm's own work does, and how it is fought:
 * `held`: it leaves with an error in it, and a check can hold it before it does;
 * `foreseen`: it happens to them, and something on record showed it coming;
 * `unserved`: it is asked for and not done, and its causes can be counted;
 * `unproved`: it is done and not paid, because what would prove it was not written down.
 */
export type FaultKind = "held" | "foreseen" | "unserved" | "unproved";

interface FaultWord {
  kind: FaultKind;
  /** Before the noun: "wrong" cheques. */
  adjective: string;
}

const held = (adjective: string): FaultWord => ({ kind: "held", adjective });
const foreseen = (adjective: string): FaultWord => ({ kind: "foreseen", adjective });
const unserved = (adjective: string): FaultWord => ({ kind: "unserved", adjective });

/** What is said of the things that were counted: "went out wrong". */
const ENDED_AS: Readonly<Record<string, FaultWord>> = {
  wrong: held("wrong"),
  incorrect: held("incorrect"),
  short: held("short"),
  damaged: held("damaged"),
  broken: held("broken"),
  spoiled: held("spoiled"),
  contaminated: held("contaminated"),
  mislabeled: held("mislabeled"),
  mislabelled: held("mislabelled"),
  rejected: held("rejected"),
  refused: held("refused"),
  returned: held("returned"),
  "sent back": held("returned"),
  "brought back": held("returned"),
  "bounced back": held("returned"),
  redone: held("redone"),
  remade: held("remade"),
  reworked: held("reworked"),
  scrapped: held("scrapped"),
  reprinted: held("reprinted"),
  rebilled: held("rebilled"),
  disputed: held("disputed"),
  denied: held("denied"),
  queried: held("queried"),
  "kicked back": held("returned"),
  held: held("stopped"),
  "held up": held("stopped"),
  late: foreseen("late"),
  "down the drain": foreseen("lost"),
  crashed: foreseen("crashed"),
  empty: foreseen("empty"),
  light: foreseen("empty"),
  overdue: foreseen("overdue"),
  missed: foreseen("missed"),
  lost: foreseen("lost"),
  missing: foreseen("missing"),
  unfilled: unserved("unfilled"),
  "not filled": unserved("unfilled"),
  "not covered": unserved("uncovered"),
  uncovered: unserved("uncovered"),
  unanswered: unserved("unanswered"),
  unread: unserved("unread"),
  unbilled: unserved("unbilled"),
  "turned away": unserved("turned-away"),
};

/** What they did to the things that were counted: "we turned away 30 families". */
const DID: Readonly<Record<string, FaultWord>> = {
  missed: foreseen("missed"),
  lost: foreseen("lost"),
  misplaced: foreseen("misplaced"),
  scrapped: held("scrapped"),
  remade: held("remade"),
  redid: held("redone"),
  reran: held("rerun"),
  reprinted: held("reprinted"),
  reshipped: held("reshipped"),
  "re-shipped": held("reshipped"),
  "threw out": held("scrapped"),
  mislabeled: held("mislabeled"),
  mislabelled: held("mislabelled"),
  "turned away": unserved("turned-away"),
};

/** Names of faults by themselves, in the plural. */
const NAMED: Readonly<Record<string, FaultKind>> = {
  "run-outs": "foreseen",
  runouts: "foreseen",
  "no-shows": "foreseen",
  breakdowns: "foreseen",
  outages: "foreseen",
  stoppages: "foreseen",
  spills: "foreseen",
  stockouts: "foreseen",
  "stock-outs": "foreseen",
  overruns: "foreseen",
  "false alarms": "foreseen",
  "service credits": "foreseen",
  credits: "foreseen",
  callbacks: "foreseen",
  "call-backs": "foreseen",
  remakes: "held",
  reprints: "held",
  reruns: "held",
  "re-runs": "held",
  mispicks: "held",
  "mis-picks": "held",
  misloads: "held",
  chargebacks: "held",
  clawbacks: "held",
  backcharges: "held",
  "back-charges": "held",
  rejections: "held",
};

const oneOf = (words: readonly string[]): string =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace("-", "[- ]?"))
    .join("|");

export const ENDED_AS_WORDS = oneOf(Object.keys(ENDED_AS));
export const DID_WORDS = oneOf(Object.keys(DID));
export const NAMED_WORDS = oneOf(Object.keys(NAMED));
/** "140 missed calls": what can be said before the noun as well. "Short videos" and "returned calls" are no faults. */
const ONLY_BEHIND: ReadonlySet<string> = new Set([
  "short",
  "empty",
  "light",
  "broken",
  "refused",
  "returned",
  "spoiled",
  "held",
  "crashed",
]);
export const ADJECTIVES = oneOf(
  Object.keys(ENDED_AS).filter((word) => !word.includes(" ") && !ONLY_BEHIND.has(word)),
);

const said = <Word>(table: Readonly<Record<string, Word>>, word: string): Word | undefined =>
  table[word.toLowerCase()];

export const endedAs = (word: string): FaultWord | undefined => said(ENDED_AS, word);
export const didTo = (word: string): FaultWord | undefined => said(DID, word);
export const kindNamed = (word: string): FaultKind | undefined =>
  said(NAMED, word) ?? said(NAMED, word.replace(" ", "-"));
