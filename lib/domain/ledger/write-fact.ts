import type { Fact } from "./fact";
import type { Found } from "./found";
import type { Lexicon } from "./lexicon";
import { isFeared, polarityOf } from "./polarity";
import { saidWith } from "./said-with";
import type { Sentence } from "./sentence";
import { shapeOf } from "./shape";
import { isToldByOthers, subjectAt } from "./subject";
import { tierOf } from "./tier";

/** From a finding to a fact: with its sentence, its place as typed, its polarity, its subject and its tier. */

export interface Names {
  readonly products: readonly Found[];
  readonly bodies: readonly Found[];
  readonly persons: readonly Found[];
  readonly places: readonly Found[];
  readonly unknown: readonly Found[];
}

interface Reading {
  readonly verbs: Lexicon["verbs"];
  readonly vendors: ReadonlySet<string>;
  /** Everything that was found in the sentence: what supports what. */
  readonly all: readonly Found[];
}

/** Irony halves what a sentence is worth, nearly. */
const IRONY = 0.6;

export interface Typed {
  readonly sentence: string;
  readonly sentenceAt: number;
}

export function typedSentence({ text, start, end }: Sentence, typed: string): Typed {
  const sentenceAt = text.typedAt(start);
  return { sentence: typed.slice(sentenceAt, text.typedAt(end)), sentenceAt };
}

export function factWriter(
  sentence: Sentence,
  typed: string,
  words: Typed,
  names: Names,
  reading: Reading,
): (found: Found) => Fact {
  const { text, cues } = sentence;
  const people = [...names.bodies, ...names.persons].sort((one, other) => one.from - other.from);
  const shape = shapeOf(sentence, reading.all);
  return (found) => {
    const span = [text.typedAt(found.start), text.typedAt(found.end)] as const;
    const isIronyItself = found.finding.kind === "verdict" && found.finding.tone === "ironic";
    const confidence = cues.isIronic && !isIronyItself ? found.confidence * IRONY : found.confidence;
    const subject = subjectAt(sentence, found.from, people, reading.vendors);
    const told = isToldByOthers(sentence, found.from, people, reading.vendors);
    const polarity = polarityIn(sentence, found, names.products);
    const doer = told ? "vendor" : subject;
    const said = saidWith(sentence, found);
    return {
      ...found.finding,
      field: sentence.field,
      ...words,
      span,
      text: typed.slice(...span),
      lang: sentence.lang,
      polarity,
      confidence,
      tier: tierOf(sentence, found, confidence, { ...reading, shape, polarity, subject: doer, said }),
      subject: found.subject ?? doer,
      ironic: cues.isIronic,
      ...(said === null ? {} : { said }),
      source: "rule",
    };
  };
}

function polarityIn(sentence: Sentence, found: Found, products: readonly Found[]): Fact["polarity"] {
  const own = polarityOf(sentence.cues, found.from, found.to);
  if (
    found.finding.kind === "negation" ||
    (found.finding.kind === "verdict" && found.finding.tone === "ironic")
  )
    return "affirmed";
  if (found.finding.kind === "product" && own === "affirmed")
    return listedPolarity(sentence, found, products);
  if (found.finding.kind === "product" && own === "negated" && isBeside(sentence, found)) return "affirmed";
  if (found.finding.kind === "constraint" && own === "negated" && isForbidding(sentence, found))
    return "affirmed";
  if (found.finding.kind === "constraint" && own === "hypothetical" && isRequired(sentence, found))
    return "affirmed";
  if (found.finding.kind === "incident" && own === "affirmed" && isFeared(sentence.cues, found.from))
    return "hypothetical";
  const isAsked = sentence.isQuestion && ["state", "incident", "rate", "change"].includes(found.finding.kind);
  return isAsked && own === "affirmed" ? "hypothetical" : own;
}

/** "The numbers do not match between Yardi and the books": Yardi is there. */
const isBeside = ({ tokens }: Sentence, { from }: Found): boolean =>
  /^(?:between|from|into|inside|than|entre|depuis)$/.test(tokens[from - 1]?.text ?? "");

/** "The agreement requires notice of technological change": what is required holds. */
const isRequired = ({ tokens, clauses, cues }: Sentence, { from }: Found): boolean => {
  const verb = tokens.findLastIndex(({ text }, at) => at < from && REQUIRES.test(text));
  const isSupposed = polarityOf(cues, Math.max(0, verb - 1), Math.max(1, verb)) === "hypothetical";
  return verb > 0 && clauses[verb] === clauses[from] && !isSupposed;
};
const REQUIRES = /^(?:requires?|demands?|exige|exigent)$/;

const KEPT_IN: ReadonlySet<string> = new Set(["privacy", "data_residency", "confidentiality"]);
const MOVES =
  /^(?:let|lets|allow|allows|allowed|permit|permits|permitted|put|paste|share|send|upload|leave|leaves|sortent|sorte|partager|envoyer|mettre|permet|permettent)$/;

/** "Insurers won't let us put member data in it": what is forbidden is the constraint. */
const isForbidding = ({ tokens, clauses }: Sentence, { finding, from }: Found): boolean =>
  finding.kind === "constraint" &&
  KEPT_IN.has(finding.key) &&
  tokens.slice(0, from).some(({ text }, at) => clauses[at] === clauses[from] && MOVES.test(text));

/** "We do not use Copilot, ChatGPT or Claude": a list shares the polarity of its first. */
function listedPolarity(sentence: Sentence, found: Found, products: readonly Found[]): Fact["polarity"] {
  const before = products.filter(({ to }) => to <= found.from).at(-1);
  if (before === undefined) return "affirmed";
  const between = sentence.text.folded.slice(before.end, found.start);
  const isListed = /^(?:\s*,\s*|\s+(?:or|nor|and|ou|ni|et)\s+)(?:(?:or|nor|and|ou|ni|et)\s+)?$/.test(between);
  if (!isListed) return "affirmed";
  const own = polarityOf(sentence.cues, before.from, before.to);
  return own === "affirmed" ? listedPolarity(sentence, before, products) : own;
}
