import { factsOf, type Ledger } from "@/lib/domain/ledger/fact";

/** "Midjourney is banned in the studio": tools that a rule of theirs forbids by name, whatever it allows beside them. */
export function bannedTools({ facts }: Ledger): string[] {
  const named = factsOf(facts, "product").filter(({ ai, field, span, sentence, sentenceAt, ironic }) => {
    if (!ai || ironic || field === "otherPlatforms") return false;
    const before = sentence.slice(0, span[0] - sentenceAt);
    const after = sentence.slice(span[1] - sentenceAt);
    return (
      (IS_BANNED.test(after) || (WE_BAN.test(before) && !IN_PART.test(after))) && !IS_LIFTED.test(sentence)
    );
  });
  return [...new Set(named.map(({ name }) => name))];
}

/** Other tools may be listed between: "Midjourney and Runway are banned". */
const IS_BANNED =
  /^(?:(?:,| and| or| et) \p{Lu}[\p{L}.]*){0,3} (?:is|are|was|were|has been|have been|stays?|remains?|est|sont|reste) (?:now |also |still |maintenant )?(?:banned|blocked|forbidden|prohibited|off[- ]limits|not allowed|not permitted|interdite?s?|bannie?s?|bloquée?s?)(?!\p{L})(?! (?:for|with|on|pour|avec|sur) (?!now|good|all|every))/iu;
const WE_BAN =
  /(?<!\p{L})(?:banned|blocked|forbids?|forbidden|forbade|prohibits?|prohibited|switched off|disabled|ban on|interdit|interdisons|banni|bloqué)(?: the use of| the| l['’]usage de)?(?: \p{Lu}[\p{L}.]*(?:,| and| or| et)){0,3} $/iu;
/** "We blocked ChatGPT for client files": one thing that it may not be used for. */
const IN_PART = /^(?: \p{L}+)? (?:for|on|with|in|from|pour|sur|dans)(?!\p{L})/iu;
const IS_LIFTED = /(?<!\p{L})(?:unbanned|unblocked|lifted|reversed|rescinded|levée?)(?!\p{L})/iu;
