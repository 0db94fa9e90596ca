import type { Found } from "./found";
import type { Sentence } from "./sentence";

/** The work that a state is about: what a tool is for, and no noun that happens to be near it. */

const FOR = /^(?:for|to|about|pour|on|sur|writes?|writing|drafts?|drafting|makes?|making|redige|rediger)$/;
const BESIDE =
  /^(?:the|a|an|our|my|some|all|most|its|their|first|le|la|les|l|un|une|des|nos|mes|notre|faire|do|doing|help|with)$/;
const LISTED = /^(?:and|or|et|ou)$/;
const FILLERS = 3;

/** "Tried Togal for takeoffs", "uses it to write letters and quotes", "council minutes: we record". */
export function workOf(
  sentence: Sentence,
  tasks: readonly Found[],
  anchors: readonly { readonly from: number; readonly to: number }[],
): Found[] {
  const of: Found[] = [];
  for (const task of [...tasks].sort((one, other) => one.from - other.from)) {
    const isDirect = isPurpose(sentence, task) || anchors.some((each) => isBehind(sentence, each, task));
    if (isDirect || of.some((each) => isListed(sentence, each, task))) of.push(task);
  }
  const [first] = tasks;
  const isHeading = first !== undefined && first.from <= 1 && of.length === 0;
  return isHeading ? [first] : of;
}

function isPurpose({ tokens, lang }: Sentence, { from }: Found): boolean {
  let unread = 0;
  for (let at = from; at > 0 && from - at < FILLERS; at--) {
    if (tokens[at]?.isBreak) return false;
    const text = tokens[at - 1]?.text ?? "";
    if (FOR.test(text) || (lang === "fr" && text === "a")) return true;
    // "About hydraulic fault codes"
    if (!BESIDE.test(text) && !DOING.test(text) && ++unread > 1) return false;
  }
  return false;
}
/** "To turn drawings into", "for drafting letters" */
const DOING =
  /^(?:[a-z]{3,}ing|draft|write|read|check|sort|answer|do|make|prepare|translate|summari[sz]e|adapt|rediger|faire|lire|traduire|preparer)$/;

function isBehind({ tokens }: Sentence, { to }: { readonly to: number }, task: Found): boolean {
  const between = tokens.slice(to, task.from);
  return (
    task.from >= to &&
    between.length < FILLERS &&
    ![...between, tokens[task.from]].some((each) => each?.isBreak === true) &&
    between.every(({ text }) => BESIDE.test(text) || FOR.test(text))
  );
}

const isListed = ({ tokens }: Sentence, before: Found, task: Found): boolean =>
  task.from >= before.to &&
  tokens
    .slice(before.to, task.from)
    .every(({ text }) => LISTED.test(text) || BESIDE.test(text) || DOING.test(text));
