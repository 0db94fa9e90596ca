import type { Answers } from "@/lib/domain/assessment/assessment";
import type { Candidate } from "@/lib/domain/ledger/candidates";
import type { Unplaced } from "@/lib/domain/ledger/fact";
import type { CallOutcome, Removed } from "@/lib/domain/writing/usage";
import { type CompanyProfile, profileOf, profileWith } from "@/lib/playbook/company-profile";
import { withCandidates } from "@/lib/playbook/read-ledger";
import type { ModelUsage } from "../port";
import { fenced } from "./prompt-input";
import { FACT_KEYS, FACTS_INSTRUCTIONS, FACTS_PROMPT, FactsFound } from "./prompts/facts";
import { redactAnswers } from "./redact";
import { ONE_TRY, request } from "./request";
import type { ClaudeSettings } from "./settings";

/** What a model read in the sentences that the rules left unplaced, as far as it holds. */
export interface FoundFacts {
  /** The firm with it, of the answers and of those that a model may see. */
  firmOf(answers: Answers): CompanyProfile;
  /** How many of its facts a sentence of ours may rest on. */
  asserted: number;
  removed: Removed;
  /** Why there is no use in asking the vendor for anything else now. */
  refused: CallOutcome | "budget" | null;
}

const NOTHING_FOUND: FoundFacts = { firmOf: profileOf, asserted: 0, removed: {}, refused: null };

const SENTENCES_MOST = 12;
/** A longer one is no sentence. */
const CHARACTERS_MOST = 400;
/** Of the time for the report: the rest is for its prose. */
const SHARE_OF_TIME = 0.2;
const TOKENS_MOST = 2_000;

/**
 * Asks once for the meaning of what the rules did not place, and takes what they can vouch for. Whatever goes wrong, the
 * report is begun without it.
 */
export async function findFacts(
  settings: ClaudeSettings,
  answers: Answers,
  modelUsage: ModelUsage | undefined,
): Promise<FoundFacts> {
  const sentences = unplacedSentences(answers);
  if (modelUsage === undefined || sentences.length === 0) return NOTHING_FOUND;
  const { withinMs, maxTokens } = settings;
  const answered = await request(
    { ...settings, withinMs: withinMs * SHARE_OF_TIME, maxTokens: Math.min(maxTokens, TOKENS_MOST) },
    {
      promptVersion: FACTS_PROMPT,
      system: [FACT_KEYS, FACTS_INSTRUCTIONS],
      data: fenced({
        sentences: sentences.map(({ field, sentence }, place) => ({
          field,
          sentence: place,
          text: sentence,
        })),
      }),
      answer: FactsFound,
    },
    modelUsage,
    ONE_TRY,
  );
  if ("missing" in answered) return { ...NOTHING_FOUND, refused: finalOf(answered.missing) };
  return factsIn(answers, sentences, answered.value);
}

/** As a model may see them: from the answers without names, and of those alone that are for a model's eyes. */
const unplacedSentences = (answers: Answers): Unplaced[] =>
  profileOf(redactAnswers(answers))
    .ledger.unplaced.filter(({ sentence }) => sentence.length <= CHARACTERS_MOST)
    .slice(0, SENTENCES_MOST);

/** What the next call would meet as well. */
const finalOf = (missing: string): FoundFacts["refused"] =>
  missing === "rejected" || missing === "spend_limit" || missing === "budget" ? missing : null;

function factsIn(answers: Answers, sentences: readonly Unplaced[], { facts }: FactsFound): FoundFacts {
  const removed: Removed = {};
  const count = (why: string) => {
    const name = `facts: ${why}`;
    removed[name] = (removed[name] ?? 0) + 1;
  };
  const candidates = facts.flatMap(({ field, sentence, quote, kind, key, polarity }): Candidate[] => {
    const given = sentences[sentence];
    if (given?.field === field && given.sentence.normalize("NFC").includes(quote.normalize("NFC")))
      return [{ field: given.field, quote, kind, key, polarity }];
    count("not their words");
    return [];
  });
  const { taken, refused } = withCandidates(answers, profileOf(answers).ledger, candidates);
  refused.forEach(count);
  if (taken.length === 0) return { ...NOTHING_FOUND, removed };
  const held = candidates.filter(({ field, quote, kind, key }) =>
    taken.some(
      (fact) =>
        fact.field === field &&
        fact.kind === kind &&
        "key" in fact &&
        fact.key === key &&
        fact.text.normalize("NFC") === quote.normalize("NFC"),
    ),
  );
  return {
    firmOf: (of) => profileWith(of, withCandidates(of, profileOf(of).ledger, held).ledger),
    asserted: taken.filter(({ tier }) => tier === "assert").length,
    removed,
    refused: null,
  };
}
