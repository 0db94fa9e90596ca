import type { Found } from "./found";
import { isFigure } from "./phrases";
import { isSaidBefore, type Sentence } from "./sentence";
import type { Token } from "./tokens";

/** Which states may be asserted: those of the whole firm, and of AI as such. */

const AI =
  /^(?:ai|ia|any|anything|yet|encore|chatgpt|it|them|copilot|tools?|generative|assistants?|everything|all|llms?)$/;
const LIMITS = /^(?:in|for|on|with|dans|pour|sur|sans)$/;
const isLogged = (key: string, token: Token): boolean => key === "measured" && isFigure(token);
const SMALL_USE = /^(?:barely|hardly|occasionally)$/;
const TIME =
  /^(?:\d.*|the|early|late|last|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)$/;

const OFTEN_OF_SOME: ReadonlySet<string> = new Set(["stopped", "banned", "no_use"]);
const PART =
  /^(?:rest|remaining|half|third|quarter|some|few|others?|most|many|one|two|three|several|reste|moitie|tiers|certains|plusieurs|quelques)$/;
/** Words at the head of a clause in which its subject is. */
const PART_WITHIN = 4;

const FAMILY =
  /^(?:(?:grand)?(?:daughter|son|kids?|children)|brother|sister|wife|husband|nephew|niece|cousin|fille|fils|frere|soeur|neveu|femme|conjointe?)s?$/;

/** "My granddaughter has it on her phone": at home, and not at work. */
export const isOfFamily = (sentence: Sentence, { from }: Found): boolean =>
  isSaidBefore(sentence, from, FAMILY);

const isOfTool = (others: readonly Found[], at: number): boolean =>
  others.some((each) => each.finding.kind === "product" && each.from <= at && at < each.to);

/** A ban of AI, and of nothing smaller: "prohibits generative AI in member-facing work". */
export function isWholeState(sentence: Sentence, found: Found, others: readonly Found[]): boolean {
  const { finding, from, to } = found;
  const { tokens, clauses } = sentence;
  if (finding.kind !== "state") return false;
  // "We log 900 volunteer hours" counts work, and no result of AI.
  if (tokens.slice(from, to).some((token) => SMALL_USE.test(token.text) || isLogged(finding.key, token)))
    return false;
  if (isOfFamily(sentence, found)) return false;
  // "The remaining third stopped using it" is said of some.
  const head = tokens.slice(clauses.indexOf(clauses[from] ?? 0), from).slice(0, PART_WITHIN);
  if (OFTEN_OF_SOME.has(finding.key) && head.some(({ text }) => PART.test(text))) return false;
  // "We stopped cloning voices" stops one thing.
  const first = clauses[to] === clauses[from] ? (tokens[to]?.text ?? "") : "";
  if (finding.key === "stopped") return !/^(?!using)[a-z]{3,}ing$/.test(first);
  // "We do not track which files those are": what is not measured is another thing.
  if (finding.key === "not_measured") return !/^(?:which|who|whose|where|quels?|quelles?)$/.test(first);
  // "We never started the pallet count" is said of one thing.
  if (finding.key === "no_use")
    return first === "" || AI.test(first) || TIME.test(first) || isOfTool(others, to);
  if (finding.key !== "banned") return true;
  const behind = tokens.slice(to).filter((_, at) => clauses[to + at] === clauses[from]);
  const [next] = behind;
  const isOfAi = next === undefined || AI.test(next.text) || isOfTool(others, to);
  return (
    isOfAi && !behind.some(({ text }, at) => LIMITS.test(text) && !TIME.test(behind[at + 1]?.text ?? ""))
  );
}
