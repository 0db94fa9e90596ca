import type { Memo } from "@/lib/domain/report/memo";
import { USUAL_TARGET } from "../plan-figures";

/** Page one is read in two minutes; the bill in it is not counted. */
const MOST_WORDS = 194;

/** What goes first where the page is full: the second thing to leave, then the worked example. */
const SHORTER: readonly ((memo: Memo, mustBeTrue: string) => Memo)[] = [
  (memo) => ({ ...memo, notNow: firstSentence(memo.notNow) }),
  (memo) => ({ ...memo, stop: withoutUsualTarget(memo.stop) }),
  (memo) => ({ ...memo, worth: { ...memo.worth, example: null } }),
  (memo) => ({ ...memo, monday: { ...memo.monday, what: firstSentence(memo.monday.what) } }),
  (memo) => ({ ...memo, problem: { ...memo.problem, whatIsSo: lastSentence(memo.problem.whatIsSo) } }),
  (memo) => ({ ...memo, cost: { ...memo.cost, text: withoutSecond(memo.cost.text) } }),
  (memo) => ({ ...memo, risk: { ...memo.risk, control: firstSentence(memo.risk.control) } }),
  // What each tenth would bring, or that the trial shows it, can be worked out from the bill.
  (memo, mustBeTrue) => ({ ...memo, worth: { ...memo.worth, mustBeTrue } }),
  (memo) => ({ ...memo, cost: { ...memo.cost, text: withoutOwner(memo.cost.text, memo.decision) } }),
];

/** `mustBeTrue`: what is said of the sum in few words. */
export const fitted = (memo: Memo, mustBeTrue: string): Memo =>
  SHORTER.reduce((page, shorten) => (wordsOf(page) <= MOST_WORDS ? page : shorten(page, mustBeTrue)), memo);

/** What is in quotation marks has stops of its own. */
const SENTENCE = /(?:“[^”]*”|[^.?“]|[.?](?!\s+\p{Lu}|\s*$))+[.?]/gu;
const firstSentence = (text: string): string => text.match(SENTENCE)?.[0] ?? text;

/** A target in their own figure is kept; what is usual stays in the pilot charter. */
const withoutUsualTarget = ({ goesOn, ...stop }: Memo["stop"]): Memo["stop"] =>
  goesOn === undefined || goesOn.includes(USUAL_TARGET) ? stop : { ...stop, goesOn };

/** Until when it is, and who answers for it, are kept. */
const withoutSecond = (text: string): string => {
  const [first, , ...rest] = text.split(/(?<=\.) (?=\p{Lu})/u);
  return rest.length === 0 ? text : [first, ...rest].join(" ");
};

/** The decision names who the trial is under. */
const withoutOwner = (text: string, decision: string): string => {
  const owner = / (\p{Lu}[^.]*) answers for it\.$/u.exec(text)?.[1];
  return owner !== undefined && decision.toLowerCase().includes(`under ${owner.toLowerCase()}`)
    ? text.replace(/ \p{Lu}[^.]* answers for it\.$/u, "")
    : text;
};

/** What leads from the problem to the decision is kept. */
const lastSentence = (text: string): string => text.match(SENTENCE)?.at(-1)?.trim() ?? text;

function wordsOf({ readAs, problem, worth, halvesLabel, toldInstead, decision, ...rest }: Memo): number {
  const { cost, stop, monday, notNow, risk } = rest;
  const said = [
    ...[
      readAs,
      ...Object.values(problem),
      worth.example,
      worth.mustBeTrue,
      halvesLabel,
      toldInstead,
      decision,
    ],
    ...[...Object.values(cost), stop.on, stop.text, stop.goesOn],
    ...[...Object.values(monday), notNow, risk.risk, risk.control],
  ];
  return said.reduce((sum, text) => sum + (text?.match(/\S+/g) ?? []).length, 0);
}
