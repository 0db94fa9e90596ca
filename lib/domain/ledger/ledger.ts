import { withoutUnsureDollars } from "./assumed-dollars";
import {
  type Fact,
  type Field,
  factsOf,
  isFirm,
  type Ledger,
  type StateKey,
  type TypedFields,
  type Unplaced,
} from "./fact";
import { fold } from "./fold";
import { LOOSE } from "./found";
import { headedWork, underHeading } from "./headed-work";
import { languageOf } from "./language";
import { type History, NO_HISTORY } from "./numbers/context";
import { type Books, readFacts } from "./read-sentence";
import { readSentence, type Sentence } from "./sentence";
import { sentencesOf } from "./sentences";
import { tokensOf } from "./tokens";

export type ReadLedger = (fields: TypedFields) => Ledger;

/**
 * The typed-facts ledger: what a person typed, as facts with the sentence that each came from. By grammar and word
 * lists, without a model; the same text gives the same facts. It prefers silence to a guess.
 */
export function ledgerReader(books: Books): ReadLedger {
  return (fields) => {
    const read = fieldsOf(fields).map(([field, typed]) => readField(field, typed, books));
    const facts = withoutUnsureDollars(
      read.flatMap((each) => each.facts),
      fields,
    );
    return { facts: withoutWiderBans(facts), unplaced: read.flatMap(({ unplaced }) => unplaced) };
  };
}

const FIXED: readonly Field[] = [
  "aiExperience",
  "aiFriction",
  "otherChallenge",
  "otherPlatforms",
  "customLocation",
  "companyName",
  "companyActivity",
  "executiveTitle",
];
const isTalk = (field: string): field is `talk:${string}` => field.startsWith("talk:");

/** Always in one order, so that the same fields give the same ledger. */
function fieldsOf(fields: TypedFields): [Field, string][] {
  const talks = Object.keys(fields).filter(isTalk).sort();
  return [...FIXED, ...talks].flatMap((field): [Field, string][] => {
    const typed = fields[field];
    return typed === undefined || typed === null || saysNothing(typed) ? [] : [[field, typed]];
  });
}

/** "Trust." says much; "n/a" says nothing. */
const NOTHING =
  /^\s*(?:n\.?\/?a\.?|none|no|nope|nil|nothing|not applicable|aucune?s?|rien|non|s\.?\/?o\.?|ras|[-–—.\s]*)\s*[.!]?\s*$/i;
const saysNothing = (typed: string): boolean => NOTHING.test(typed);

/** Fields of prose, whose sentences are either understood or quoted. */
const isProse = (field: Field): boolean =>
  field === "aiExperience" || field === "aiFriction" || field === "otherChallenge" || isTalk(field);

/** The sentences of one answer, each read as far as all finders need it. */
export function* sentencesIn(field: Field, typed: string, books: Books): Generator<Sentence> {
  const text = fold(typed);
  const usual = languageOf(tokensOf(text.folded).slice(0, 400), "en", books.lexicon.functionWords);
  for (const stretch of sentencesOf(text.folded))
    yield readSentence(field, text, stretch, usual, books.lexicon, books.polarity);
}

function readField(field: Field, typed: string, books: Books): { facts: Fact[]; unplaced: Unplaced[] } {
  const facts: Fact[] = [];
  const unplaced: Unplaced[] = [];
  let history: History = NO_HISTORY;
  let last: number[] = [];
  const doubt = (at: number) => {
    const fact = facts[at];
    if (
      fact?.kind === "change" ||
      fact?.kind === "rate" ||
      fact?.kind === "quantity" ||
      fact?.kind === "amount"
    )
      facts[at] = { ...fact, tier: "mention" };
  };
  const sentences = [...sentencesIn(field, typed, books)];
  for (const sentence of sentences) {
    const read = readFacts(sentence, typed, books, history);
    history = isProse(field) ? underHeading(sentence, read) : read.history;
    if (DOUBTS.test(sentence.text.folded.slice(sentence.start, sentence.end))) last.forEach(doubt);
    last = read.facts.map((_, at) => facts.length + at);
    facts.push(...read.facts);
    const isUnderstood = read.facts.some(isMeaning);
    if (isProse(field) && !isUnderstood && sentence.tokens.length > 1)
      unplaced.push({ field, ...read.sentence, lang: sentence.lang });
  }
  const headed = isProse(field) ? headedWork(facts, sentences, typed) : facts;
  const headings = new Set(
    factsOf(headed, "task").flatMap(({ noun, sentenceAt }) => (noun === undefined ? [] : [sentenceAt])),
  );
  return {
    facts: withoutContradiction(headed),
    unplaced: unplaced.filter(({ sentenceAt }) => !headings.has(sentenceAt)),
  };
}

/** "It rose from 52 to 61%. I think.": a sentence that only doubts the one before. */
const DOUBTS =
  /^\W*(?:(?:or so |at least )?(?:i|we|they) (?:think|guess|believe|suppose|say|hope|claim)|maybe|perhaps|probably|apparently|supposedly|allegedly|who knows|(?:du moins )?(?:je|on) (?:pense|crois|suppose)|peut-etre|il parait|apparemment|parait-il|qui sait)\W*$/;

const TOLD_OF: readonly StateKey[] = ["uses", "ran", "in_production", "private_use", "tried", "stopped"];

/** "None officially", beside a use: that there is none is then not sure. */
function withoutContradiction(facts: readonly Fact[]): Fact[] {
  const isUsed = facts.some(
    (fact) => fact.kind === "state" && fact.polarity === "affirmed" && TOLD_OF.includes(fact.key),
  );
  return facts.map((fact) =>
    isUsed && fact.kind === "state" && fact.key === "no_use" ? { ...fact, tier: "mention" } : fact,
  );
}

const AT_WORK: readonly StateKey[] = ["uses", "ran", "in_production"];

/** "We banned DeepL", where another tool is used openly: one tool is banned, and not AI. */
function withoutWiderBans(facts: readonly Fact[]): Fact[] {
  const states = factsOf(facts, "state").filter(isFirm);
  const isHidden = (use: Fact) =>
    states.some(
      ({ key, field, sentenceAt }) =>
        key === "private_use" && field === use.field && sentenceAt === use.sentenceAt,
    );
  const used = states.filter((each) => AT_WORK.includes(each.key) && !isHidden(each));
  const isOfOneTool = (tool: readonly string[]) =>
    used.some((use) => use.tool?.some((each) => !tool.includes(each)));
  return facts.map((fact) =>
    fact.kind === "state" && fact.key === "banned" && fact.tool !== undefined && isOfOneTool(fact.tool)
      ? { ...fact, tier: "mention" }
      : fact,
  );
}

/** What makes a sentence understood. A number alone does not: it says how much, and not what about. */
function isMeaning(fact: Fact): boolean {
  if (fact.kind === "task") return true;
  // "Cursor is banned": one tool, which is known by its name.
  if (fact.kind === "state" && fact.key === "banned" && fact.tool !== undefined) return true;
  const isOneOf = ["constraint", "incident", "verdict", "state", "goal", "change"].includes(fact.kind);
  return (
    (isOneOf && (fact.tier === "assert" || (fact.polarity !== "affirmed" && fact.confidence > LOOSE))) ||
    (fact.kind === "rate" && fact.unit !== null && fact.tier === "assert")
  );
}
