import type { Finding, Polarity } from "./fact";
import type { Found } from "./found";
import type { Lexicon } from "./lexicon";
import { isTimeUnit } from "./numbers/units";
import type { Sentence } from "./sentence";
import type { Shape } from "./shape";
import { isSureFigure } from "./sure-figure";
import { isMeaning, isSureMeaning } from "./sure-meaning";
import { isSureName } from "./sure-name";
import { isSureTask } from "./sure-task";

/** What may stand in a sentence of ours: what a plain clause says of the firm. All else is found, and quoted at most. */

/** "Half our calls now." is an answer in so many words. */
const NOTE = 5;
const ASSERTED_FROM = 0.75;

export interface Surroundings {
  /** Everything that was found in the sentence: what supports what. */
  readonly all: readonly Found[];
  readonly verbs: Lexicon["verbs"];
  readonly shape: Shape;
  readonly subject: string | null;
  readonly polarity: Polarity;
  /** The words that it was said with; null where none tells what it is of. */
  readonly said: string | null;
}

/** What is denied, or only supposed, is quoted at most. */
const AFFIRMED_ONLY: ReadonlySet<Finding["kind"]> = new Set([
  ...(["quantity", "rate", "change", "amount", "task", "place", "person", "constraint", "incident"] as const),
]);

export function tierOf(
  sentence: Sentence,
  found: Found,
  confidence: number,
  { all, verbs, shape, subject, polarity, said }: Surroundings,
): "assert" | "mention" {
  const { kind } = found.finding;
  if (confidence < ASSERTED_FROM || (polarity !== "affirmed" && AFFIRMED_ONLY.has(kind))) return "mention";
  // "I do not know what the GDPR says", "until the board adopts": that there is none is said of a union alone.
  const isBody = found.finding.kind === "body" && found.finding.key !== "union";
  if (isBody && polarity !== "affirmed") return "mention";
  // "64% of our orders", "$19": asserted bare it would tell nothing.
  const isNote = kind === "quantity" && sentence.tokens.length <= NOTE;
  if (said === null && isBare(found.finding) && !isNote) return "mention";
  return isSure() ? "assert" : "mention";

  function isSure(): boolean {
    if (kind === "negation") return false;
    if (kind === "task") return isSureTask(sentence, found, all, verbs, shape);
    if (isMeaning(kind)) return isSureMeaning(sentence, found, all, shape, polarity);
    const isFigure = ["quantity", "rate", "change", "amount", "goal"].includes(kind);
    return isFigure ? isSureFigure(sentence, found, all, shape, subject) : isSureName(sentence, found, shape);
  }
}

function isBare(finding: Finding): boolean {
  if (finding.kind === "amount") return true;
  if (finding.kind === "state") return finding.key === "tried" && finding.tool === undefined;
  if (finding.kind === "rate") return finding.role === "share" && finding.about === undefined;
  const isPart = finding.kind === "quantity" && (finding.outOf !== undefined || finding.share !== undefined);
  return isPart || (finding.kind === "quantity" && isTimeUnit(finding.unit));
}
