import { isAboutAi } from "./about-ai";
import { type Doubts, isDoubtful } from "./doubt";
import type { Finding, Polarity } from "./fact";
import type { Found } from "./found";
import type { Lexicon } from "./lexicon";
import { isLoneWord } from "./meanings";
import type { Sentence } from "./sentence";
import { isSureFigure } from "./sure-figure";
import { stemOf } from "./tokens";

/** What may stand in a sentence of ours. A task's word alone may be a mere mention: a speeding ticket is no ticket. */

const ASSERTED_FROM = 0.75;
/** Letters between a verb of doing and what is done. */
const DOING_REACH = 40;

export interface Surroundings {
  /** Everything that was found in the sentence: what supports what. */
  readonly all: readonly Found[];
  readonly verbs: Lexicon["verbs"];
  readonly doubts: Doubts;
  readonly subject: string | null;
  readonly polarity: Polarity;
}

/** What is denied, or only supposed, is quoted at most. */
const AFFIRMED_ONLY: ReadonlySet<string> = new Set([
  ...["quantity", "rate", "change", "amount", "task", "place", "constraint", "incident"],
]);

export function tierOf(
  sentence: Sentence,
  found: Found,
  confidence: number,
  { all: others, verbs, doubts, subject, polarity }: Surroundings,
): "assert" | "mention" {
  if (found.finding.kind === "negation" || confidence < ASSERTED_FROM) return "mention";
  if (polarity !== "affirmed" && AFFIRMED_ONLY.has(found.finding.kind)) return "mention";
  if (isWithinMeaning(found, others) || isOfAnything(sentence, found)) return "mention";
  if (isPossible(sentence, found) || isUnused(sentence, found)) return "mention";
  if (isPassing(sentence, found) || isDoubtful(sentence, found, doubts, subject)) return "mention";
  if (found.finding.kind === "constraint" && isUnclear(sentence, found, others)) return "mention";
  if (!isSureFigure(sentence, found, others)) return "mention";
  if (found.finding.kind !== "task") return "assert";
  return isSupported(sentence, found, others, verbs) ? "assert" : "mention";
}

/** What is in the way of AI itself. */
const OF_AI: ReadonlySet<string> = new Set([
  ...["rework", "validation_queue", "quality_doubt", "ai_cost", "lost_trust", "no_consensus", "fear_jobs"],
  ...["skills", "customer_forbids", "auditor_asks", "insurer_asks", "regulated", "disclosure_duty"],
  ...["privacy", "confidentiality", "security", "data_residency", "copyright", "leader_opposed"],
]);

/** Asked what AI did for them, people name seasons, systems and crews in passing: "in three languages", "on Instagram". */
const isPassing = ({ field }: Sentence, { finding }: Found): boolean =>
  field === "aiExperience" && finding.kind === "constraint" && !OF_AI.has(finding.key);

/** "It redlines our NDAs": a word that names a task is read as one. */
const isUnclear = (sentence: Sentence, { from, to }: Found, others: readonly Found[]): boolean =>
  isLoneWord(sentence, from, to) ||
  (sentence.field === "aiExperience" &&
    others.some((each) => each.finding.kind === "task" && each.from === from && each.to === to));

const MEANINGS: ReadonlySet<string> = new Set(["constraint", "incident", "verdict", "state"]);

/** "Won't talk" in "won't talk to a machine": the longer reading is meant. */
const isWithinMeaning = (found: Found, others: readonly Found[]): boolean =>
  MEANINGS.has(found.finding.kind) &&
  others.some(
    (each) =>
      MEANINGS.has(each.finding.kind) &&
      each.confidence >= ASSERTED_FROM &&
      each.from <= found.from &&
      found.to <= each.to &&
      each.to - each.from > found.to - found.from,
  );

/** "Payroll is always wrong": an answer of AI is meant only where AI is spoken of. */
function isOfAnything(sentence: Sentence, { finding }: Found): boolean {
  const isAnswer = finding.kind === "incident" && finding.key === "false_output";
  const isElsewhere =
    sentence.field === "otherChallenge" ||
    (sentence.field === "aiFriction" && sentence.tokens.some(({ text }) => HELD.test(text)));
  return isAnswer && isElsewhere && !isAboutAi(sentence, []);
}

/** What is wrong in what the firm holds was written by people. */
const HELD =
  /^(?:data|records?|drawings?|inventory|counts?|lists?|codes?|prices?|donnees|fiches|inventaire)$/;

const MODAL = /^(?:can|could|might|may|would|pourrait|peut|risque)$/;

/** "Someone who can be sued": what may happen has not. */
const isPossible = ({ tokens, clauses }: Sentence, { finding, from }: Found): boolean =>
  finding.kind === "incident" &&
  tokens.slice(Math.max(0, from - 2), from).some(({ text }, index, { length }) => {
    const at = from - length + index;
    return clauses[at] === clauses[from] && MODAL.test(text);
  });

const IN_USE: ReadonlySet<string> = new Set(["uses", "in_production"]);
const UNUSED =
  /\b(?:no(?:body| one) (?:has|uses)|never turned|turn(?:ed)? it off|end of (?:it|that)|gave up|couple of (?:goes|times)|once or twice|personne ne l'(?:utilise|ouvre))\b/;

/** "We pay for it, no one has turned it on". */
const isUnused = ({ text, start, end }: Sentence, { finding }: Found): boolean =>
  finding.kind === "state" && IN_USE.has(finding.key) && UNUSED.test(text.folded.slice(start, end));

const RUNS: readonly string[] = ["uses", "in_production", "ran", "private_use"];

function isSupported(
  sentence: Sentence,
  task: Found,
  others: readonly Found[],
  verbs: Lexicon["verbs"],
): boolean {
  if (isByOutsiders(sentence, task, verbs) || isVerbOf(sentence, task, others)) return false;
  const supports = others.some(({ finding, from, to }) => {
    if (finding.kind === "change" || finding.kind === "rate") return isBeside(sentence, task, from, to);
    if (finding.kind === "state") return RUNS.includes(finding.key);
    return isCountOf(finding) && from <= task.from && task.to <= to;
  });
  return supports || isDone(sentence, task, verbs) || isTheirs(sentence, task, verbs);
}

/** A figure of the same clause, or close by: "Supplier invoices: 1,800 a month". */
const isBeside = ({ clauses }: Sentence, task: Found, from: number, to: number): boolean =>
  clauses[from] === clauses[task.from] || (from - task.to <= CLOSE && task.from - to <= CLOSE);
const CLOSE = 4;

/** "Engineers claim an hour": what people do, and no claims. */
const isVerbOf = ({ tokens }: Sentence, { from, to }: Found, others: readonly Found[]): boolean =>
  to - from === 1 &&
  tokens[from]?.isBreak === false &&
  /^(?:an?|the|it|that|to|our|un|une|le|la)$/.test(tokens[to]?.text ?? "") &&
  others.some((each) => each.finding.kind === "person" && each.to === from);

const OUTSIDERS =
  /^(?:readers|customers|clients|members|residents|guests|patients|parents|donors|tenants|subscribers|voters|neighbours|neighbors|citizens|lecteurs|clientes?|membres|residents|citoyens|abonnes|voisins)$/;

/** "Our readers wrote 200 letters": work that arrives, and none that is done here. */
function isByOutsiders({ tokens, clauses, lang }: Sentence, task: Found, verbs: Lexicon["verbs"]): boolean {
  return tokens.some(({ text }, at) => {
    const next = tokens[at + 1];
    if (at >= task.from || clauses[at] !== clauses[task.from] || next === undefined) return false;
    return OUTSIDERS.test(text) && (SENT.test(next.text) || verbs.doing[lang].includes(next.text));
  });
}

const SENT = /^(?:wrote|sent|filed|signed|mailed|emailed|made|ont|envoient)$/;

/** "We roster 200 people", "our checklists are out of date", "estimates take 31 days". */
function isTheirs({ tokens, lang }: Sentence, { from, to }: Found, verbs: Lexicon["verbs"]): boolean {
  const before = tokens[from]?.isBreak ? undefined : tokens[from - 1]?.text;
  const behind = tokens[to]?.isBreak ? undefined : tokens[to]?.text;
  const isOwned = before !== undefined && OWN.test(before) && !LIES.test(behind ?? "");
  return isOwned || (behind !== undefined && verbs.spend[lang].includes(behind));
}

/** "Our drawings live on a file server" says where they are and not who draws. */
const LIES = /^(?:live|lives|sit|sits|lie|lies|dorment|trainent)$/;
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
