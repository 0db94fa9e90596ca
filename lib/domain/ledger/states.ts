import { isAboutAi } from "./about-ai";
import { isBanHere } from "./ban-here";
import type { FactOf, Language, StateKey } from "./fact";
import { isForOneself } from "./for-oneself";
import { type Found, foundAt, HINT, LOOSE, RESOLVED, SURE } from "./found";
import { isHadDone } from "./had-done";
import type { Lexicon } from "./lexicon";
import type { Sense } from "./meanings";
import { isPassedBan } from "./passed-ban";
import { overlaps, type PhraseBook, phraseBook } from "./phrases";
import { polarityOf } from "./polarity";
import type { Sentence } from "./sentence";
import { workOf } from "./state-work";
import { isTriedElsewhere } from "./tried-elsewhere";

/** States: how far the firm is with AI. Some are said in words of their own, some follow from others. */

export type UseVerbs = Readonly<Record<Language, PhraseBook<string>>>;

export const verbsOfUse = ({ verbs }: Lexicon): UseVerbs => ({
  en: phraseBook(verbs.use.en.flatMap((verb) => [[verb, verb] as const])),
  fr: phraseBook(verbs.use.fr.flatMap((verb) => [[verb, verb] as const])),
});

/** The special beats the general in one sentence. */
const BEATS: Readonly<Partial<Record<StateKey, readonly StateKey[]>>> = {
  not_measured: ["measured"],
  no_policy: ["has_policy"],
  tried_once: ["tried"],
  ran: ["tried"],
  private_use: ["no_use"],
  stopped: ["in_production"],
  banned: ["in_production"],
};
/** With one of these said, a tool beside a verb is not in use. */
const NO_USE: readonly StateKey[] = ["banned", "stopped", "tried", "tried_once", "no_use"];
/** "We use none, except DeepL." */
const EXCEPT = /^(?:except|besides|apart|only|sauf|excepte|seulement|hormis)$/;
const FAR = 9;
const BOT = /^(?:bots?|chatbots?|agents?|assistants?|robots?)$/;
const BOT_WORK =
  /^(?:answers?|close[sd]?|handles?|writes?|resolves?|sorts?|reads?|books?|repond|repondent|traite|traitent|regle)$/;
const ANY_AI = /^(?:ai|ia|chatbots?|bots?|llms?)$/;
const PLAINLY_USED = /^(?:use|uses|using|utilise|utilisons|utilisent)$/;

export function statesOf(
  sentence: Sentence,
  senses: readonly Sense<Lexicon["states"][number]>[],
  tools: readonly Found[],
  tasks: readonly Found[],
  isForbiddenByCustomer: boolean,
): Found[] {
  const said = senses.map(({ entry: { key }, from, to, confidence }) => {
    const own = key === "banned" ? sentence.tokens.findIndex((_, at) => isOurBan(sentence, at)) : -1;
    return own === -1 ? { key, from, to, confidence } : { key, from: own, to: own + 1, confidence };
  });
  // What only may be meant beats nothing.
  const plain = said.filter(({ confidence }) => confidence > LOOSE);
  const isSaid = (key: StateKey) => plain.some((state) => state.key === key);
  const beaten = plain.flatMap(({ key }) => BEATS[key] ?? []);
  const hasException = sentence.tokens.some(({ text }) => EXCEPT.test(text)) && tools.length > 0;
  const kept = said.filter(
    ({ key, from, to }) =>
      !beaten.includes(key) &&
      !isTriedElsewhere(sentence, key, from) &&
      (key === "no_policy" || isOwnCount(sentence, key) || isAboutAi(sentence, tools)) &&
      !(
        key === "banned" &&
        isForbiddenByCustomer &&
        !isOurBan(sentence, from) &&
        !isPassedBan(sentence, from, to)
      ) &&
      !(key === "no_use" && hasException),
  );
  const states = kept.map(({ key, from, to, confidence }) =>
    foundAt(
      sentence,
      from,
      to,
      { kind: "state", key, ...(isOfRules(key) ? {} : detailsOf(sentence, tools, tasks, { from, to })) },
      key === "banned" ? sureOfBan(sentence, from, to, confidence) : confidence,
    ),
  );
  return isSaid("in_production") ? states : [...states, ...working(sentence, tools, tasks)];
}

/** "Their NDA forbids it, so we banned it": what a customer forbids for its own, the firm has for all. */
const isOurBan = ({ tokens }: Sentence, at: number): boolean => {
  const [before = "", first = ""] = [tokens[at - 1]?.text, tokens[at - 2]?.text];
  const isOurs = /^(?:we|nous|on)$/.test(/^(?:have|ve|avons|a)$/.test(before) ? first : before);
  return (
    isOurs && /^(?:banned|forbade|prohibited|blocked|interdit|banni|bloque)$/.test(tokens[at]?.text ?? "")
  );
};

const ALLOWS =
  /^(?:allow|allows|allowed|permit|permits|permitted|rest|else|except|autorise|autorisent|permet|permettent|reste|sauf)$/;

/** "Twelve programs allow it, one bans it": the ban is not the firm's. */
const isAllowedElsewhere = ({ tokens, cues }: Sentence, from: number, to: number): boolean =>
  tokens.some(
    ({ text }, at) =>
      (at < from || at >= to) && /^(?:may|can)$/.test(text) && /^use$/.test(tokens[at + 1]?.text ?? ""),
  ) ||
  tokens.some(
    ({ text }, at) =>
      (at < from || at >= to) && ALLOWS.test(text) && polarityOf(cues, at, at + 1) === "affirmed",
  );

/** Where it is told to hold here, it does; where others allow it, it may be theirs. */
const sureOfBan = (sentence: Sentence, from: number, to: number, confidence: number): number =>
  isBanHere(sentence) ? SURE : isAllowedElsewhere(sentence, from, to) ? HINT : confidence;

/** A rule or a count is of the whole firm. */
const isOfRules = (key: StateKey): boolean =>
  key === "has_policy" || key === "no_policy" || key === "measured" || key === "not_measured";

/** Asked about AI, "we track cost per ticket weekly" is about AI without its name. */
const isOwnCount = ({ field }: Sentence, key: StateKey): boolean =>
  key === "measured" && (field === "aiExperience" || field === "aiFriction");

/** French participles look like the present once their accents are off: "j'ai demandé". */
const isPast = ({ tokens, lang }: Sentence, at: number): boolean =>
  lang === "fr" && /^(?:ai|as|a|avons|avez|ont)$/.test(tokens[at - 1]?.text ?? "");

type Details = Pick<FactOf<"state">, "tool" | "task">;

export function detailsOf(
  sentence: Sentence,
  tools: readonly Found[],
  tasks: readonly Found[],
  state: { readonly from: number; readonly to: number },
): Details {
  const tool = tools.flatMap(({ finding }) =>
    finding.kind === "product" && finding.ai ? [finding.key] : [],
  );
  const work = workOf(sentence, tasks, [state, ...tools]);
  const task = work.flatMap(({ finding, confidence }) =>
    finding.kind === "task" && confidence > HINT ? [finding.key] : [],
  );
  return { ...(tool.length > 0 ? { tool } : {}), ...(task.length > 0 ? { task: [...new Set(task)] } : {}) };
}

/** "The bot answers 40 percent": it runs, by any name. */
function working(sentence: Sentence, tools: readonly Found[], tasks: readonly Found[]): Found[] {
  const { tokens } = sentence;
  const bot = tokens.findIndex(({ text }) => BOT.test(text));
  const verb = tokens.findIndex(({ text }, at) => at > bot && at - bot <= 3 && BOT_WORK.test(text));
  const hasShare = /\d ?%|per ?cent/.test(sentence.text.folded.slice(tokens[verb]?.start, sentence.end));
  const isFree = polarityOf(sentence.cues, Math.max(verb, 0), verb + 1) === "affirmed";
  if (bot === -1 || verb === -1 || !hasShare || !isFree || tokens[bot]?.isBreak) return [];
  const details = detailsOf(sentence, tools, tasks, { from: bot, to: verb + 1 });
  return [foundAt(sentence, bot, verb + 1, { kind: "state", key: "in_production", ...details }, RESOLVED)];
}

/** `uses`: an AI product with a verb of use, both affirmed, in a sentence that says nothing against it. */
export function usesIn(
  sentence: Sentence,
  verbs: UseVerbs,
  tools: readonly Found[],
  states: readonly Found[],
  tasks: readonly Found[],
): Found[] {
  const isAgainst = states.some(
    ({ finding, confidence }) =>
      confidence > LOOSE && finding.kind === "state" && NO_USE.includes(finding.key),
  );
  if (isAgainst || sentence.isQuestion || isLeftUnused(sentence) || isForOneself(sentence)) return [];
  const isAffirmed = (from: number, to: number) => polarityOf(sentence.cues, from, to) === "affirmed";
  const own = tools.filter(
    ({ finding, from, to }) => finding.kind === "product" && finding.ai && isAffirmed(from, to),
  );
  const generic = sentence.tokens.flatMap((_, at) =>
    isGeneric(sentence, at) && isAffirmed(at, at + 1) ? [at] : [],
  );
  const verb = verbs[sentence.lang].find(sentence.tokens).find(({ from, to }) => {
    // "Claude Code" is a name, and "questions about our AI use" are none of ours.
    // "We had Gemini summarise five reports": done once, and no use that goes on.
    if (own.some((tool) => tool.to === from && sentence.tokens[tool.from - 1]?.text === "had")) return false;
    if (isPast(sentence, from) || isNounOfUse(sentence, from) || isHadDone(sentence, from)) return false;
    if (!isAffirmed(from, to) || tools.some((tool) => overlaps(tool, { from, to }))) return false;
    const near = (at: number) =>
      Math.abs(at - from) <= FAR && sentence.clauses[at] === sentence.clauses[from];
    if (own.some((tool) => near(tool.from))) return true;
    const isPlain = PLAINLY_USED.test(sentence.tokens[from]?.text ?? "");
    return generic.some((at) => near(at) && (isPlain || isWithIt(sentence, at)));
  });
  if (verb === undefined) return regularly(sentence, own, tasks);
  return [
    foundAt(sentence, verb.from, verb.to, {
      kind: "state",
      key: "uses",
      ...detailsOf(sentence, own, tasks, verb),
    }),
  ];
}

const UNUSED =
  /\b(?:no(?:body| one) (?:has|uses)|never turned|turn(?:ed)? it off|end of (?:it|that)|gave up|couple of (?:goes|times)|once or twice|personne ne l'(?:utilise|ouvre))\b/;

/** "We pay for it, no one has turned it on". */
export const isLeftUnused = ({ text, start, end }: Sentence): boolean =>
  UNUSED.test(text.folded.slice(start, end));

const isNounOfUse = ({ tokens }: Sentence, at: number): boolean =>
  tokens[at]?.text === "use" && /^(?:ai|any|of|about)$/.test(tokens[at - 1]?.text ?? "");

/** "A coding assistant" and, asked what was tried, "with it". */
function isGeneric(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const text = tokens[at]?.text ?? "";
  const before = tokens[at - 1]?.text ?? "";
  return (
    ANY_AI.test(text) || (ASSISTANT.test(text) && KIND_OF_ASSISTANT.test(before)) || isWithIt(sentence, at)
  );
}

const ASSISTANT = /^(?:assistants?|copilots?)$/;
const KIND_OF_ASSISTANT = /^(?:coding|writing|code|drafting|research)$/;
const isWithIt = ({ field, tokens }: Sentence, at: number): boolean =>
  field === "aiExperience" && tokens[at]?.text === "it" && /^with$/.test(tokens[at - 1]?.text ?? "");

const REGULARLY =
  /\b(?:most days|every (?:day|week|morning)|each (?:day|week)|daily|weekly|chaque (?:jour|semaine))\b/;

/** "Listings and social posts, most days": asked what was tried, an answer without a verb. */
function regularly(sentence: Sentence, own: readonly Found[], tasks: readonly Found[]): Found[] {
  const [task] = tasks;
  const isTold =
    sentence.field === "aiExperience" &&
    REGULARLY.test(sentence.text.folded.slice(sentence.start, sentence.end));
  if (!isTold || task === undefined || task.from > 1 || sentence.cues.all.length > 0) return [];
  return [
    foundAt(sentence, task.from, task.to, {
      kind: "state",
      key: "uses",
      ...detailsOf(sentence, own, tasks, task),
    }),
  ];
}
