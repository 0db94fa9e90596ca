import type { Finding } from "./fact";
import type { Found } from "./found";
import type { Lexicon } from "./lexicon";
import type { Sentence } from "./sentence";
import { stemOf } from "./tokens";

/** What may stand in a sentence of ours. A task's word alone may be a mere mention: a speeding ticket is no ticket. */

const ASSERTED_FROM = 0.75;
/** Letters between a verb of doing and what is done. */
const DOING_REACH = 40;

export function tierOf(
  sentence: Sentence,
  found: Found,
  confidence: number,
  others: readonly Found[],
  verbs: Lexicon["verbs"],
): "assert" | "mention" {
  if (found.finding.kind === "negation" || confidence < ASSERTED_FROM) return "mention";
  if (found.finding.kind !== "task") return "assert";
  return isSupported(sentence, found, others, verbs) ? "assert" : "mention";
}

function isSupported(
  sentence: Sentence,
  task: Found,
  others: readonly Found[],
  verbs: Lexicon["verbs"],
): boolean {
  const supports = others.some(({ finding, from, to }) => {
    if (finding.kind === "change" || finding.kind === "rate") return true;
    if (finding.kind === "state")
      return finding.key === "uses" || finding.key === "in_production" || finding.key === "ran";
    return isCountOf(finding) && from <= task.from && task.to <= to;
  });
  return supports || isDone(sentence, task, verbs);
}

const isCountOf = (finding: Finding): boolean => finding.kind === "quantity" && finding.unit !== null;

function isDone({ tokens, clauses, lang }: Sentence, task: Found, verbs: Lexicon["verbs"]): boolean {
  const doing = verbs.doing[lang];
  return tokens.some((token, at) => {
    const isNear =
      token.end <= task.start && task.start - token.end <= DOING_REACH && clauses[at] === clauses[task.from];
    return isNear && (doing.includes(token.text) || doing.includes(stemOf(token.text)));
  });
}
