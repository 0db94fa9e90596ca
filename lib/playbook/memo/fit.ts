import type { Memo } from "@/lib/domain/report/memo";

/** Page one is read in two minutes; the bill in it is not counted. */
const MOST_WORDS = 194;

/** What goes first where the page is full: the second thing to leave, then the worked example. */
const SHORTER: readonly ((memo: Memo) => Memo)[] = [
  (memo) => ({ ...memo, notNow: firstSentence(memo.notNow) }),
  (memo) => ({ ...memo, worth: { ...memo.worth, example: null } }),
  (memo) => ({ ...memo, monday: { ...memo.monday, what: firstSentence(memo.monday.what) } }),
  (memo) => ({ ...memo, risk: { ...memo.risk, control: firstSentence(memo.risk.control) } }),
];

export const fitted = (memo: Memo): Memo =>
  SHORTER.reduce((page, shorten) => (wordsOf(page) <= MOST_WORDS ? page : shorten(page)), memo);

const firstSentence = (text: string): string => text.match(/^.*?[.?](?=\s\p{Lu}|$)/u)?.[0] ?? text;

function wordsOf({ readAs, problem, worth, halvesLabel, decision, cost, stop, ...rest }: Memo): number {
  const { monday, notNow, risk } = rest;
  const said = [
    ...[readAs, ...Object.values(problem), worth.example, worth.mustBeTrue, halvesLabel, decision],
    ...[...Object.values(cost), stop.on, stop.text],
    ...[...Object.values(monday), notNow, ...Object.values(risk)],
  ];
  return said.reduce((sum, text) => sum + (text?.match(/\S+/g) ?? []).length, 0);
}
