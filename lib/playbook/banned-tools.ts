import { factsOf, type Ledger } from "@/lib/domain/ledger/fact";
import { wordsBefore, wordsBehind } from "@/lib/domain/value/around";

/** "Midjourney is banned in the studio": tools that a rule of theirs forbids by name, whatever it allows beside them. */
export function bannedTools({ facts }: Ledger): string[] {
  const named = factsOf(facts, "product").filter((tool) => {
    if (!tool.ai || tool.ironic || tool.field === "otherPlatforms" || IS_LIFTED.test(tool.sentence))
      return false;
    const behind = wordsBehind(tool);
    return IS_BANNED.test(behind) || (WE_BAN.test(wordsBefore(tool)) && !IN_PART.test(behind));
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
