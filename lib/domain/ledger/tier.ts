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

const RUNS: readonly string[] = ["uses", "in_production", "ran", "private_use"];

function isSupported(
  sentence: Sentence,
  task: Found,
  others: readonly Found[],
  verbs: Lexicon["verbs"],
): boolean {
  const supports = others.some(({ finding, from, to }) => {
    if (finding.kind === "change" || finding.kind === "rate") return true;
    if (finding.kind === "state") return RUNS.includes(finding.key);
    return isCountOf(finding) && from <= task.from && task.to <= to;
  });
  return supports || isDone(sentence, task, verbs) || isTheirs(sentence, task, verbs);
}

/** "We roster 200 people", "our checklists are out of date", "estimates take 31 days". */
function isTheirs({ tokens, lang }: Sentence, { from, to }: Found, verbs: Lexicon["verbs"]): boolean {
  const before = tokens[from]?.isBreak ? undefined : tokens[from - 1]?.text;
  const behind = tokens[to]?.isBreak ? undefined : tokens[to]?.text;
  const isOwned = before !== undefined && OWN.test(before);
  return isOwned || (behind !== undefined && verbs.spend[lang].includes(behind));
}

const OWN = /^(?:our|my|we|i|nos|notre|mes|nous|on|their)$/;

const isCountOf = (finding: Finding): boolean => finding.kind === "quantity" && finding.unit !== null;

function isDone({ tokens, clauses, lang }: Sentence, task: Found, verbs: Lexicon["verbs"]): boolean {
  const doing = verbs.doing[lang];
  return tokens.some((token, at) => {
    const isNear =
      token.end <= task.start && task.start - token.end <= DOING_REACH && clauses[at] === clauses[task.from];
    return isNear && (doing.includes(token.text) || doing.includes(stemOf(token.text)));
  });
}
